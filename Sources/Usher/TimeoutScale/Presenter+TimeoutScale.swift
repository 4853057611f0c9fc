internal import UsherCore

extension Presenter {
  /// Applies another timeout scale to what the engine does not know of: the buttons that close what
  /// would otherwise stay for ever.
  func timeoutScaleChanged(from old: TimeoutScale) {
    guard (old == .endless) != (engine.timeoutScale == .endless) else { return }
    for id in handles.keys.sorted()
    where handles[id]?.request?.built != nil && engine.overlay(of: id)?.rest != nil {
      receive(.contentReplaced(id, needs: nil))
    }
  }
}

extension OverlayContent {
  /// Returns the content with its close button, if an overlay of this lifetime has one.
  ///
  /// An overlay that leaves by itself has one if the user's timeout scale is endless, since it
  /// would then stay, whether or not the content has one at other times.
  func withCloseButton(
    for overlay: OverlayConfiguration, under timeoutScale: TimeoutScale,
    calling actions: [Interactions.Action] = []
  ) -> OverlayContent {
    let stays = timeoutScale == .endless && overlay.rest != nil
    let button = stays ? closeButton.needed(beside: root) : closeButton
    let isShown = button.isShown(isEndless: stays || overlay.rest == nil)
    // A view of the app's own is alone on its card for as long as it can be.
    let mayCome = !root.isNative && (button.dependsOnLifetime || overlay.rest != nil)
    guard isShown || mayCome else { return self }
    var shown = self
    shown.root = button.row(with: root, isShown: isShown, calling: actions)
    return shown
  }
}

extension OverlayNode {
  /// Whether the node is a view of the app's own.
  var isNative: Bool {
    if case .native = self { true } else { false }
  }

  /// The color of the first text, in which a close button beside the node can be seen as well.
  var textColor: AdaptiveColor? {
    if case .text(let text) = self { return text.isBlank ? nil : text.color }
    return children.reduce(nil) { $0 ?? $1.textColor }
  }
}
