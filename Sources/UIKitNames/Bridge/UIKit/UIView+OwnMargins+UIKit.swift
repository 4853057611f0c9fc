#if canImport(UIKit)
internal import UIKit

extension UIView {
  /// Whether a view that lies in a client's container has to keep clear of the safe area by itself.
  package static var usherKeepsOwnMargins: Bool { true }

  /// Calls `act` whenever the view, a container of a client's animator, is laid out for an area of overlays that may
  /// be another one; replaces what was called before, and is ignored by all other views.
  package func usherFollowArea(_ act: @escaping @MainActor () -> Void) {
    (self as? AnimationContainer)?.onArea = act
  }

  /// Gives the view layout margins once its safe area is known, in place of those that UIKit would add.
  ///
  /// - Parameter margins: Returns the margins, in points.
  package func usherSetMargins(_ margins: () -> UIEdgeInsets) {
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = false
    superview?.layoutIfNeeded()
    layoutMargins = margins()
    superview?.layoutIfNeeded()
  }
}
#endif
