#if canImport(UIKit)
internal import UIKit

extension UIView {
  /// Whether a view that lies in a client's container has to keep clear of the safe area by itself.
  package static var usherKeepsOwnMargins: Bool { true }

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
