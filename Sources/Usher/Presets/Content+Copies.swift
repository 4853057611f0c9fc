internal import UsherCore

extension Button {
  /// A copy with another label, icon, style, or place at the Return key.
  func with(
    label: Text? = nil, icon: Image? = nil, style: ButtonStyle? = nil, isDefault: Bool? = nil
  ) -> Button {
    var copy = Button(
      label: label ?? self.label, icon: icon ?? self.icon, style: style ?? self.style,
      description: description, dismisses: dismisses, isDefault: isDefault ?? self.isDefault,
      perform: perform)
    copy.identifier = identifier
    return copy
  }
}

extension ButtonStyle {
  /// The ground of this style, in another shape.
  ///
  /// A button that says nothing of its ground has none in a bar, where lines tell buttons apart.
  func shaped(
    cornerRadius: Double, padding: Insets, height: Double, instead plain: ButtonStyle = .standard
  ) -> ButtonStyle {
    let ground = self == .standard ? plain : self
    return ButtonStyle(
      background: ground.background, pressed: ground.pressed, cornerRadius: cornerRadius,
      padding: padding, height: height)
  }
}

extension Text {
  /// A copy in one other colour.
  func colored(_ color: Color) -> Text {
    with(color: color, alignment: alignment, lineLimit: lineLimit)
  }

  /// A copy whose lines stand elsewhere.
  func aligned(_ alignment: Alignment) -> Text {
    with(color: color, alignment: alignment, lineLimit: lineLimit)
  }

  /// A copy that does not wrap.
  var onOneLine: Text {
    with(color: color, alignment: alignment, lineLimit: 1)
  }

  private func with(color: Color, alignment: Alignment, lineLimit: Int?) -> Text {
    var copy = Text(
      runs: runs, font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    copy.identifier = identifier
    return copy
  }
}

extension Image {
  /// A copy in another colour.
  func colored(_ color: Color) -> Image {
    var copy = Image(
      source, size: size, fit: fit, isRound: isRound, color: color, motion: motion, label: label)
    copy.identifier = identifier
    return copy
  }
}
