internal import UsherCore

extension OverlayNode.Button {
  /// Returns a copy with another label, icon, style or `isDefault`; `nil` keeps the button's own.
  func with(
    label: OverlayNode.Text? = nil, icon: OverlayNode.Image? = nil,
    style: OverlayNode.ButtonStyle? = nil,
    isDefault: Bool? = nil
  ) -> OverlayNode.Button {
    var copy = OverlayNode.Button(
      label: label ?? self.label, icon: icon ?? self.icon, style: style ?? self.style,
      description: description, dismisses: dismisses, isDefault: isDefault ?? self.isDefault,
      perform: perform)
    copy.identifier = identifier
    return copy
  }
}

extension OverlayNode.ButtonStyle {
  /// Returns a style with the backgrounds of this style in another shape.
  ///
  /// The standard style takes the backgrounds of `plain` instead: a bar's buttons have none,
  /// because lines separate them.
  func shaped(
    cornerRadius: Double, padding: Insets, height: Double,
    instead plain: OverlayNode.ButtonStyle = .standard
  ) -> OverlayNode.ButtonStyle {
    let ground = self == .standard ? plain : self
    return OverlayNode.ButtonStyle(
      background: ground.background, pressed: ground.pressed, cornerRadius: cornerRadius,
      padding: padding, height: height)
  }
}

extension OverlayNode.Text {
  /// Returns a copy in another colour.
  func colored(_ color: AdaptiveColor) -> OverlayNode.Text {
    with(color: color, alignment: alignment, lineLimit: lineLimit)
  }

  /// Returns a copy with another alignment.
  func aligned(_ alignment: Alignment) -> OverlayNode.Text {
    with(color: color, alignment: alignment, lineLimit: lineLimit)
  }

  /// A copy that does not wrap.
  var onOneLine: OverlayNode.Text {
    with(color: color, alignment: alignment, lineLimit: 1)
  }

  private func with(color: AdaptiveColor, alignment: Alignment, lineLimit: Int?) -> OverlayNode.Text
  {
    var copy = OverlayNode.Text(
      runs: runs, font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    copy.identifier = identifier
    return copy
  }
}

extension OverlayNode.Image {
  /// Returns a copy in another colour.
  func colored(_ color: AdaptiveColor) -> OverlayNode.Image {
    var copy = OverlayNode.Image(
      source, size: size, fit: fit, isRound: isRound, color: color, motion: motion, label: label)
    copy.identifier = identifier
    return copy
  }
}
