#if !canImport(UIKit)
extension UIButton {
  /// Sets the distances between a button's edges and its title, in points.
  package func setPlainInsets(_ insets: UIEdgeInsets) {
    contentEdgeInsets = insets
  }
}
#endif
