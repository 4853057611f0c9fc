internal import UsherCore

extension OverlayContent {
  /// Returns a toast in the style of a platform: a text, a button and a close button.
  ///
  /// ```swift
  /// presenter.present(.toast("Letter deleted", button: .button("Undo")))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - icon: The icon before the text, or `nil` if there is none.
  ///   - button: The button after the text, or `nil` if there is none. Its style is replaced.
  ///   - closeButton: When the toast has a close button. If it is `nil`, `adwaita` toasts always
  ///     have one, and `glass` toasts have one if they have no time limit.
  ///   - look: The platform's style.
  /// - Returns: The content, for `OverlayPreset.platformToast`.
  public static func platformToast(
    _ title: String, icon: OverlayNode.Image.Source? = nil, button: OverlayNode.Button? = nil,
    closeButton: CloseButton? = nil,
    style look: PlatformStyle = .native
  ) -> OverlayContent {
    platformToast(
      title, icon: icon, buttons: button.map { [$0] } ?? [], closeButton: closeButton, style: look)
  }

  static func platformToast(
    _ title: String, icon: OverlayNode.Image.Source? = nil, buttons: [OverlayNode.Button],
    closeButton: CloseButton? = nil, style look: PlatformStyle = .native
  ) -> OverlayContent {
    switch look {
    case .adwaita: adwaitaToast(title, icon, buttons, closeButton ?? .always)
    case .glass: glassToast(title, icon, buttons, closeButton ?? .whenEndless)
    }
  }

  private static func adwaitaToast(
    _ title: String, _ icon: OverlayNode.Image.Source?, _ buttons: [OverlayNode.Button],
    _ closeButton: CloseButton
  ) -> OverlayContent {
    let (side, inset) = (34.0, 6.0)
    let text = OverlayNode.Text(
      title, size: Adwaita.textSize, weight: .bold, color: .white)
    let style = OverlayNode.ButtonStyle(
      background: AdaptiveColor(hex: 0xFFFFFF, alpha: 0.1),
      pressed: AdaptiveColor(hex: 0xFFFFFF, alpha: 0.3), cornerRadius: 9,
      padding: Insets(horizontal: 17, vertical: 5), height: side)
    let row = OverlayNode.Stack(
      .horizontal, spacing: inset,
      padding: Insets(top: inset, left: 18, bottom: inset, right: buttons.isEmpty ? 12 : inset),
      children: (icon.map { [.image(OverlayNode.Image($0, size: 16, color: .white))] } ?? [])
        + [.text(text)]
        + buttons.flatMap { button in
          [
            .spacer(OverlayNode.Spacer(6)),
            .button(button.titled(size: Adwaita.textSize, weight: .bold, in: .white, on: style)),
          ]
        })
    var content = OverlayContent(
      // With a button, the width is 450, including 12 at each side and the close button.
      .box(
        OverlayNode.Box(
          .stack(row), idealWidth: buttons.isEmpty ? nil : 450 - 24 - side - inset,
          minimumHeight: side + 2 * inset)),
      style: Adwaita.toast)
    content.closeButton = closeButton.colored(.white).round(side, inset: inset)
    content.ownForeground = [.white]
    return content
  }

  private static func glassToast(
    _ title: String, _ icon: OverlayNode.Image.Source?, _ buttons: [OverlayNode.Button],
    _ closeButton: CloseButton
  ) -> OverlayContent {
    let text = OverlayNode.Text(title, size: 15, weight: .semibold)
    let style = OverlayNode.ButtonStyle(
      background: .clear, pressed: .fill, cornerRadius: 17,
      padding: Insets(horizontal: 12, vertical: 5), height: 34)
    let row = OverlayNode.Stack(
      .horizontal, spacing: 8,
      padding: Insets(top: 7, left: 22, bottom: 7, right: buttons.isEmpty ? 22 : 8),
      children: (icon.map { [.image(OverlayNode.Image($0, size: 20))] } ?? [])
        + [.text(text)]
        + buttons.map {
          .button($0.titled(size: 15, weight: .semibold, in: .accent, on: style))
        })
    var content = OverlayContent(
      .box(OverlayNode.Box(.stack(row), minimumHeight: 48)), style: Glass.toast)
    content.closeButton = closeButton
    return content
  }
}

extension OverlayNode.Button {
  /// Returns the button with a new color for its label and its icon.
  ///
  /// ```swift
  /// presenter.present(
  ///   .toast("Saved", button: .button("Open") { open() }.foregroundStyle(.yellow)))
  /// ```
  public func foregroundStyle(_ color: AdaptiveColor) -> OverlayNode.Button {
    with(label: label.colored(color), icon: icon?.colored(color), style: style)
  }

  /// Returns the button with a new font, style and color.
  ///
  /// A color that the app set is preserved.
  func titled(
    size: Double, weight: OverlayNode.Font.Weight, in color: AdaptiveColor,
    on style: OverlayNode.ButtonStyle
  ) -> OverlayNode.Button {
    let usual = [AdaptiveColor.accent, .danger].contains(label.color)
    let color = usual ? color : label.color
    var label = label.colored(color).aligned(.center)
    label.font = OverlayNode.Font(size: size, weight: weight)
    return with(label: label, icon: icon?.colored(color), style: style)
  }
}
