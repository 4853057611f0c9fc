extension OverlayNode.Text {
  /// An observable value that a text follows, and the style of its characters.
  struct Live: Sendable {
    let value: ObservableValue<String>
    var isUnderlined = false
    var isStruckThrough = false
  }
}

extension OverlayContent {
  var hasLiveTexts: Bool { root.hasLiveTexts || collapsed?.hasLiveTexts == true }

  /// Returns the content with current values in its live texts.
  ///
  /// The texts continue to follow the values.
  @MainActor
  func withLiveTexts() -> OverlayContent {
    guard hasLiveTexts else { return self }
    var content = self
    content.root = root.withLiveTexts()
    content.collapsed = collapsed?.withLiveTexts()
    return content
  }
}

extension OverlayNode {
  fileprivate var hasLiveTexts: Bool {
    switch self {
    case .text(let text): text.live != nil
    case .button(let button): button.label.live != nil
    case .stack, .box, .scroll, .pages: children.contains { $0.hasLiveTexts }
    case .image, .field, .input, .rating, .activity, .progress, .divider, .spacer, .native: false
    }
  }

  @MainActor
  fileprivate func withLiveTexts() -> OverlayNode {
    switch self {
    case .text(let text): return .text(text.withLiveText())
    case .button(var button):
      button.label = button.label.withLiveText()
      return .button(button)
    case .stack, .box, .scroll, .pages: return mapChildren { $0.withLiveTexts() }
    case .image, .field, .input, .rating, .activity, .progress, .divider, .spacer, .native:
      return self
    }
  }
}

extension OverlayNode.Text {
  @MainActor
  fileprivate func withLiveText() -> OverlayNode.Text {
    guard let live else { return self }
    let run = Run(
      live.value.value, isUnderlined: live.isUnderlined, isStruckThrough: live.isStruckThrough)
    var text = self
    text.runs = run.string.isEmpty ? [] : [run]
    return text
  }
}
