#if canImport(UIKit)
internal import UIKit

extension UIView {
  /// Whether a view in the app's container has to keep clear of the safe area by itself.
  package static var usherKeepsOwnMargins: Bool { true }

  /// Calls `act` after each layout that may have changed the overlays' area.
  ///
  /// The view is the container of an app's animator; other views ignore the call. A later call replaces `act`.
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
#endif
