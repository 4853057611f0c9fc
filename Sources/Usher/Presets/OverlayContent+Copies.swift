internal import UsherCore

extension OverlayNode.Button {
  /// Returns a copy with the given properties.
  ///
  /// `nil` keeps the current value.
  func with(
    label: OverlayNode.Text? = nil, icon: OverlayNode.Image? = nil,
    style: OverlayNode.ButtonStyle? = nil,
    isDefault: Bool? = nil
  ) -> OverlayNode.Button {
    var copy = self
    if let label { copy.label = label }
    if let icon { copy.icon = icon }
    if let style { copy.style = style }
    if let isDefault { copy.isDefault = isDefault }
    return copy
  }
}

extension OverlayNode.Button {
  /// Returns the button with the colors of a theme.
  ///
  /// On a theme other than `plain`, a destructive button gets a red surface, because its red label
  /// would have too little contrast.
  func colored(for theme: MessageTheme) -> OverlayNode.Button {
    guard isDestructive else { return with(label: label.colored(theme.button)) }
    return theme == .plain
      ? self
      : whiteOnRed(
        cornerRadius: style.cornerRadius, padding: style.padding, height: style.height)
  }

  /// Returns a destructive button that is legible on any surface, with the given shape.
  func whiteOnRed(
    cornerRadius: Double, padding: Insets, height: Double
  ) -> OverlayNode.Button {
    with(
      label: label.colored(.white), icon: icon?.colored(.white),
      style: .destructive.shaped(cornerRadius: cornerRadius, padding: padding, height: height))
  }
}

extension OverlayNode.ButtonStyle {
  /// Returns a style with the backgrounds of this style and a new shape.
  ///
  /// The bordered style uses the backgrounds of `plain` instead, because the buttons in a bar are
  /// separated by lines and need no background.
  func shaped(
    cornerRadius: Double, padding: Insets, height: Double,
    instead plain: OverlayNode.ButtonStyle = .bordered
  ) -> OverlayNode.ButtonStyle {
    let ground = self == .bordered ? plain : self
    return OverlayNode.ButtonStyle(
      background: ground.background, pressed: ground.pressed, cornerRadius: cornerRadius,
      padding: padding, height: height)
  }
}

extension OverlayNode.Text {
  func colored(_ color: AdaptiveColor) -> OverlayNode.Text {
    var copy = self
    copy.color = color
    return copy
  }

  func aligned(_ alignment: Alignment) -> OverlayNode.Text {
    var copy = self
    copy.alignment = alignment
    return copy
  }
}

extension OverlayNode.Image {
  func colored(_ color: AdaptiveColor) -> OverlayNode.Image {
    var copy = self
    copy.color = color
    return copy
  }
}
