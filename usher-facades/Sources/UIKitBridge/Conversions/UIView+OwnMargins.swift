#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIView {
  /// Whether a view in the app's container has to keep clear of the safe area by itself.
  package static var usherKeepsOwnMargins: Bool { true }

  /// Calls `act` after each layout that may have changed the overlays' area.
  ///
  /// The view is the container of an app's animator; other views ignore the call. A later call
  /// replaces `act`.
  package func usherFollowArea(_ act: @escaping @MainActor () -> Void) {
    (self as? AnimationContainer)?.onArea = act
  }

  /// Sets the view's layout margins, in place of those that UIKit derives from the safe area.
  ///
  /// - Parameter margins: Returns the margins, in points; called once the safe area is known.
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
/// UIKit deprecates the insets, with a warning at each use, in favor of configurations, which
/// would change the button's look. The protocol avoids that warning.
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
