#if canImport(UIKit)
internal import UIKit

/// The insets of a button without a configuration.
///
/// UIKit has them for such buttons alone, and warns of each use: a configuration would give the button another look.
@MainActor
private protocol PlainButton: AnyObject {
  var contentEdgeInsets: UIEdgeInsets { get set }
}

extension UIButton: PlainButton {}

extension UIButton {
  /// Sets the distances between a plain button's edges and its title, in points.
  package func setPlainInsets(_ insets: UIEdgeInsets) {
    (self as any PlainButton).contentEdgeInsets = insets
  }
}
#endif
