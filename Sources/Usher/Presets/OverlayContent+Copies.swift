internal import UsherCore

extension Node.Button {
  /// A copy with another label, icon, style, or place at the Return key.
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
  /// The ground of this style, in another shape.
  ///
  /// A button that says nothing of its ground has none in a bar, where lines tell buttons apart.
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
  /// A copy in one other colour.
  func colored(_ color: AdaptiveColor) -> Node.Text {
    with(color: color, alignment: alignment, lineLimit: lineLimit)
  }

  /// A copy whose lines stand elsewhere.
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
  /// A copy in another colour.
  func colored(_ color: AdaptiveColor) -> Node.Image {
    var copy = Node.Image(
      source, size: size, fit: fit, isRound: isRound, color: color, motion: motion, label: label)
    copy.identifier = identifier
    return copy
  }
}
