#if !canImport(UIKit)
extension UIView {
  /// How what a view shows is fitted into it.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// It fills the view, whatever its proportions.
    case scaleToFill = 0
    /// All of it is seen, its proportions kept.
    case scaleAspectFit = 1
    /// It fills the view, its proportions kept, and is cut where it is too large.
    case scaleAspectFill = 2
    /// As `scaleToFill`, drawn anew.
    case redraw = 3
    /// It keeps its own size, in the middle.
    case center = 4
    /// It keeps its own size; here in the middle.
    case top = 5
    /// It keeps its own size; here in the middle.
    case bottom = 6
    /// It keeps its own size; here in the middle.
    case left = 7
    /// It keeps its own size; here in the middle.
    case right = 8
    /// It keeps its own size; here in the middle.
    case topLeft = 9
    /// It keeps its own size; here in the middle.
    case topRight = 10
    /// It keeps its own size; here in the middle.
    case bottomLeft = 11
    /// It keeps its own size; here in the middle.
    case bottomRight = 12
  }
}
#endif
