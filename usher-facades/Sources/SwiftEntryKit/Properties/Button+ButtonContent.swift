#if os(iOS) || UIKIT_STAND_IN
internal import Usher

extension OverlayNode.Button {
  /// Creates a button from its content.
  ///
  /// Pressing the button calls `perform` and doesn't dismiss the overlay.
  @MainActor
  init(_ content: EKProperty.ButtonContent, perform: @escaping @MainActor @Sendable () -> Void) {
    let label = content.label
    var text = OverlayNode.Text(
      label.text, font: OverlayNode.Font(label.style.font),
      color: AdaptiveColor(label.style.color, label.style.displayMode), alignment: .center,
      lineLimit: label.style.numberOfLines > 0 ? label.style.numberOfLines : nil)
    text.identifier = label.accessibilityIdentifier
    let inset = Double(content.contentEdgeInset)
    self.init(
      label: text,
      style: OverlayNode.ButtonStyle(
        background: AdaptiveColor(content.backgroundColor, content.displayMode),
        pressed: AdaptiveColor(content.highlightedBackgroundColor, content.displayMode),
        cornerRadius: 0,
        padding: Insets(top: inset, left: inset, bottom: inset, right: inset)),
      dismisses: false, perform: perform)
    identifier = content.accessibilityIdentifier
  }
}

extension ButtonBar {
  /// Creates a bar from its content.
  ///
  /// `press` is called with the index of the pressed button, starting at 0.
  @MainActor
  init(
    _ content: EKProperty.ButtonBarContent, expands: Bool = false,
    press: @escaping @MainActor @Sendable (Int) -> Void
  ) {
    let (height, least) = (Double(content.buttonHeight), OverlayNode.ButtonStyle.minimumTarget)
    self.init(
      content.content.enumerated().map { index, button in
        OverlayNode.Button(button) { press(index) }
      },
      separator: AdaptiveColor(content.separatorColor, content.displayMode),
      maximumButtonsPerRow: content.horizontalDistributionThreshold,
      // The line above a button is part of the button's height.
      height: height.isFinite && height >= least ? max(height - 1, least) : 49,
      expands: expands, padding: nil)
  }
}
#endif
