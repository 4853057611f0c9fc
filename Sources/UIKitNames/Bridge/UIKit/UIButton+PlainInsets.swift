#if canImport(UIKit)
internal import UIKit

/// The insets of a button without a configuration.
///
/// UIKit deprecates the insets, with a warning at each use, in favour of configurations, which would change the
/// button's look. The protocol avoids that warning.
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
