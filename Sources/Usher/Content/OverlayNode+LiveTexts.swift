extension OverlayContent {
  /// Returns the content with the present values of its live texts.
  @MainActor
  func withLiveTexts() -> OverlayContent {
    let isLive = root.changing.contains { if case .text = $0 { true } else { false } }
    guard isLive else { return self }
    var content = self
    content.root = root.withLiveTexts()
    return content
  }
}

extension OverlayNode {
  @MainActor
  fileprivate func withLiveTexts() -> OverlayNode {
    switch self {
    case .text(let text): return .text(text.withLiveText())
    case .button(var button):
      button.label = button.label.withLiveText()
      return .button(button)
    case .stack, .box, .scroll, .pages: return mapChildren { $0.withLiveTexts() }
    case .image, .field, .rating, .activity, .progress, .divider, .spacer, .native: return self
    }
  }
}

extension OverlayNode.Text {
  @MainActor
  fileprivate func withLiveText() -> OverlayNode.Text {
    guard let live else { return self }
    var text = self
    let look = liveRun
    text.runs =
      live.value.isEmpty
      ? []
      : [
        Run(
          live.value, isUnderlined: look?.isUnderlined ?? false,
          isStruckThrough: look?.isStruckThrough ?? false)
      ]
    return text
  }
}
