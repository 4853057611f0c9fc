internal import UsherCore

extension Node.Button {
  /// Returns a copy with another label, icon, style or `isDefault`; `nil` keeps the button's own.
  func with(
    label: Node.Text? = nil, icon: Node.Image? = nil, style: Node.ButtonStyle? = nil,
    isDefault: Bool? = nil
  ) -> Node.Button {
    var copy = Node.Button(
      label: label ?? self.label, icon: icon ?? self.icon, style: style ?? self.style,
      description: description, dismisses: dismisses, isDefault: isDefault ?? self.isDefault,
      perform: perform)
    copy.identifier = identifier
    return copy
  }
}

extension Node.ButtonStyle {
  /// Returns a style with the backgrounds of this style in another shape.
  ///
  /// The standard style takes the backgrounds of `plain` instead: a bar's buttons have none,
  /// because lines separate them.
  func shaped(
    cornerRadius: Double, padding: Insets, height: Double,
    instead plain: Node.ButtonStyle = .standard
  ) -> Node.ButtonStyle {
    let ground = self == .standard ? plain : self
    return Node.ButtonStyle(
      background: ground.background, pressed: ground.pressed, cornerRadius: cornerRadius,
      padding: padding, height: height)
  }
}

extension Node.Text {
  /// Returns a copy in another colour.
  func colored(_ color: AdaptiveColor) -> Node.Text {
    with(color: color, alignment: alignment, lineLimit: lineLimit)
  }

  /// Returns a copy with another alignment.
  func aligned(_ alignment: Alignment) -> Node.Text {
    with(color: color, alignment: alignment, lineLimit: lineLimit)
  }

  /// A copy that does not wrap.
  var onOneLine: Node.Text {
    with(color: color, alignment: alignment, lineLimit: 1)
  }

  private func with(color: AdaptiveColor, alignment: Alignment, lineLimit: Int?) -> Node.Text {
    var copy = Node.Text(
      runs: runs, font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    copy.identifier = identifier
    return copy
  }
}

extension Node.Image {
  /// Returns a copy in another colour.
  func colored(_ color: AdaptiveColor) -> Node.Image {
    var copy = Node.Image(
      source, size: size, fit: fit, isRound: isRound, color: color, motion: motion, label: label)
    copy.identifier = identifier
    return copy
  }
}
