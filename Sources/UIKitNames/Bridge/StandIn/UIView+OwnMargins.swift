#if !canImport(UIKit)
internal import Foundation

extension UIView {
  /// Whether a view that lies in a client's container has to keep clear of the safe area by itself; overlays do
  /// that here.
  package static var usherKeepsOwnMargins: Bool { false }

  /// Does nothing, as margins do not depend on an area here.
  package func usherFollowArea(_ act: @escaping @MainActor () -> Void) {}

  /// Does nothing: overlays keep clear of the safe area.
  package func usherSetMargins(_ margins: () -> UIEdgeInsets) {}
}
#endif
