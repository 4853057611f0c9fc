internal import Usher

extension Button {
  /// A button as content says it, which does something and stays.
  @MainActor
  init(_ content: EKProperty.ButtonContent, perform: @escaping @MainActor @Sendable () -> Void) {
    let label = content.label
    var text = Text(
      label.text, font: Font(label.style.font),
      color: Color(label.style.color, label.style.displayMode), alignment: .center,
      lineLimit: label.style.numberOfLines > 0 ? label.style.numberOfLines : nil)
    text.identifier = label.accessibilityIdentifier
    let inset = Double(content.contentEdgeInset)
    self.init(
      label: text,
      style: ButtonStyle(
        background: Color(content.backgroundColor, content.displayMode),
        pressed: Color(content.highlightedBackgroundColor, content.displayMode), cornerRadius: 0,
        padding: Insets(top: inset, left: inset, bottom: inset, right: inset)),
      dismisses: false, perform: perform)
    identifier = content.accessibilityIdentifier
  }
}

extension ButtonBar {
  /// A bar as content says it; `press` is told which button was pressed, counted from 0.
  @MainActor
  init(
    _ content: EKProperty.ButtonBarContent, unfolds: Bool = false,
    press: @escaping @MainActor @Sendable (Int) -> Void
  ) {
    self.init(
      content.content.enumerated().map { index, button in Button(button) { press(index) } },
      separator: Color(content.separatorColor, content.displayMode),
      mostSideBySide: content.horizontalDistributionThreshold,
      height: Double(content.buttonHeight), unfolds: unfolds, padding: nil)
  }
}
