internal import Usher

extension Node.Text {
  /// Creates the text for a label's content.
  init(_ content: EKProperty.LabelContent) {
    self.init(content.text, content.style)
    identifier = content.accessibilityIdentifier
  }

  /// Creates a text in a label's style; `nil` for the style of a plain label.
  init(_ string: String, _ style: EKProperty.LabelStyle?) {
    guard let style else {
      self.init(string, font: Node.Font(.systemFont(ofSize: 17)), color: .label)
      return
    }
    self.init(
      string, font: Node.Font(style.font), color: AdaptiveColor(style.color, style.displayMode),
      alignment: Node.Text.Alignment(style.alignment),
      lineLimit: style.numberOfLines > 0 ? style.numberOfLines : nil)
  }
}
