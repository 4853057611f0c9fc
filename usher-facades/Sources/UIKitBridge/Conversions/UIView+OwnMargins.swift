#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIView {
  /// Whether a view in an animator's container must keep its content out of the safe area itself.
  package static var usherKeepsOwnMargins: Bool { true }

  /// Calls `act` after each layout that may have changed the area for overlays.
  ///
  /// The view must be the container of the app's animator. Other views ignore the call. A later
  /// call replaces `act`.
  package func usherFollowArea(_ act: @escaping @MainActor () -> Void) {
    (self as? AnimationContainer)?.onArea = act
  }

  /// Sets the view's layout margins, and prevents UIKit from adding the safe area to them.
  ///
  /// - Parameter margins: Returns the margins, in points. Called after a layout of the superview,
  ///   when the safe area is known.
  package func usherSetMargins(_ margins: () -> UIEdgeInsets) {
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = false
    superview?.layoutIfNeeded()
    layoutMargins = margins()
    superview?.layoutIfNeeded()
  }
}

/// The insets of a button without a configuration.
///
/// UIKit deprecates these insets in favor of configurations, which would change the button's
/// appearance. Using the protocol avoids a warning at each use.
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
