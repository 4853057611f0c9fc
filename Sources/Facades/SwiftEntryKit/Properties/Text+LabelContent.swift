internal import Usher

extension Color {
  /// The colour that one of an entry's is in a display mode.
  init(_ color: EKColor, _ mode: EKAttributes.DisplayMode) {
    let (light, dark) = (Color(color.light), Color(color.dark))
    switch mode {
    case .inferred:
      self.init(
        light: light.light, dark: dark.dark, clearLight: light.clearLight,
        clearDark: dark.clearDark)
    case .light: self = light
    case .dark: self = dark
    }
  }
}

extension Text {
  /// What a label says, as it looks.
  init(_ content: EKProperty.LabelContent) {
    self.init(content.text, content.style)
    identifier = content.accessibilityIdentifier
  }

  /// Words in a label's style; without one, in that of a plain label.
  init(_ string: String, _ style: EKProperty.LabelStyle?) {
    guard let style else {
      self.init(string, font: Font(.systemFont(ofSize: 17)), color: .label)
      return
    }
    self.init(
      string, font: Font(style.font), color: Color(style.color, style.displayMode),
      alignment: Text.Alignment(style.alignment),
      lineLimit: style.numberOfLines > 0 ? style.numberOfLines : nil)
  }
}
