#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation

extension UIView {
  /// Whether a view in the app's container has to keep clear of the safe area by itself; `false`
  /// here, as overlays do that.
  package static var usherKeepsOwnMargins: Bool { false }

  /// A no-op here: margins do not depend on an area.
  package func usherFollowArea(_ act: @escaping @MainActor () -> Void) {}

  /// A no-op here: overlays keep clear of the safe area.
  package func usherSetMargins(_ margins: () -> UIEdgeInsets) {}
}

extension UIButton {
  /// Sets the distances between a button's edges and its title, in points.
  package func setPlainInsets(_ insets: UIEdgeInsets) {
    contentEdgeInsets = insets
  }
}
#endif
