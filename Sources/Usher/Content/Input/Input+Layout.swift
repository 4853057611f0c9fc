public import UsherCore

extension OverlayNode.Input {
  /// The size of a switch that a host draws, in points.
  public static let toggleSize = Look.Input.toggle
  /// The size of the two buttons of a stepper, in points.
  public static let stepperSize = Look.Input.stepper
  /// The height of a stepper, in points, including space around its buttons for a finger.
  public static let stepperHeight = Look.Input.touchTarget
  /// The minimum size of the control for a day, in points.
  public static let dateSize = OverlaySize(width: Look.Input.dateWidth, height: menuHeight)
  /// The usual width of a slider or a choice, in points, if there is enough space.
  public static let idealWidth = 160.0
  /// The minimum height of a control and of an option in a list, in points.
  public static let minimumHeight = Look.Input.target
  /// The minimum height of a menu, in points.
  public static let menuHeight = OverlayNode.Field.side
  /// The distance between the sides of a menu and its title, in points.
  public static let menuMargin = OverlayNode.Field.margin
  /// The size of a menu's arrow, in points.
  public static let arrowSize = Look.Input.arrow
  /// The diameter of the circle before an option in a list, in points.
  public static let circleSize = Look.Input.circle
  /// The distance between the circle and the title of an option, in points.
  public static let optionGap = Look.Input.optionGap

  /// Whether the control uses the whole width of a column, as sliders and choices do.
  var fillsWidth: Bool {
    switch kind {
    case .toggle, .stepper, .date: false
    case .slider, .choice: true
    }
  }

  /// Returns the text for an option in a list, for the title of a menu, or for a day.
  public func title(of option: String) -> OverlayNode.Text {
    OverlayNode.Text(option, font: font, color: color)
  }

  /// The width of everything next to the title of an option, in points.
  public var widthBesideTitle: Double {
    isList ? Self.circleSize + Self.optionGap : Self.menuMargin * 3 + Self.arrowSize
  }

  /// Returns the natural width of a choice.
  ///
  /// - Parameter titles: The width of the widest title on one line.
  /// - Returns: The width in points.
  public func width(around titles: Double) -> Double {
    max(titles, Self.idealWidth) + widthBesideTitle
  }
}

/// A part of a control, for hosts that draw it.
public struct InputShape: Hashable, Sendable {
  /// The frame in the control's coordinates, in points.
  public let frame: OverlayRect
  /// The surface to draw.
  public let style: OverlayStyle

  fileprivate init(x: Double, y: Double, width: Double, height: Double, _ style: OverlayStyle) {
    frame = OverlayRect(x: x, y: y, width: width, height: height)
    self.style = style
  }
}

extension OverlayNode.Input {
  /// Returns the shapes of a switch, a slider, a stepper, a menu or a day, back to front.
  ///
  /// In a right-to-left language, the host mirrors them. For the options of a list, use
  /// `optionShapes(isChosen:in:)`.
  ///
  /// - Parameters:
  ///   - size: The control's size, in points.
  ///   - isEdited: Whether the control has the keyboard focus.
  /// - Returns: The shapes.
  @MainActor
  public func shapes(in size: OverlaySize, isEdited: Bool) -> [InputShape] {
    switch kind {
    case .toggle: toggleShapes(in: size, isOn: value == .isOn(true))
    case .slider(let number, let scale):
      sliderShapes(in: size, at: scale.fraction(of: number.value))
    case .stepper: stepperShapes(in: size)
    case .choice where isList: []
    case .choice, .date:
      [
        InputShape(
          x: 0, y: 0, width: size.width, height: size.height, menuStyle(isEdited: isEdited))
      ]
    }
  }

  private func toggleShapes(in size: OverlaySize, isOn: Bool) -> [InputShape] {
    let track = Self.toggleSize
    let (x, y) = (size.width - track.width, (size.height - track.height) / 2)
    let inset = Look.Input.knobInset
    let knob = track.height - 2 * inset
    return [
      InputShape(
        x: x, y: y, width: track.width, height: track.height,
        .shape(isOn ? tint : ground.fill, edge: isOn ? tint : ground.edge)),
      InputShape(
        x: x + (isOn ? track.width - inset - knob : inset), y: y + inset, width: knob,
        height: knob, knobStyle),
    ]
  }

  private func sliderShapes(in size: OverlaySize, at fraction: Double) -> [InputShape] {
    let (knob, track) = (Look.Input.sliderKnob, Look.Input.sliderTrack)
    let fill = Look.Input.sliderFill
    let room = max(size.width - knob, 0)
    let x = room * fraction
    let y = (size.height - track) / 2
    return [
      InputShape(
        x: knob / 2, y: y, width: room, height: track, .shape(ground.edge, edge: nil)),
      InputShape(
        x: knob / 2, y: (size.height - fill) / 2, width: x, height: fill,
        .shape(tint, edge: nil)),
      InputShape(x: x, y: (size.height - knob) / 2, width: knob, height: knob, knobStyle),
    ]
  }

  /// Returns the frame of the two buttons of a stepper, at the trailing side.
  public static func stepperFrame(in size: OverlaySize) -> OverlayRect {
    OverlayRect(
      x: size.width - stepperSize.width, y: (size.height - stepperSize.height) / 2,
      width: stepperSize.width, height: stepperSize.height)
  }

  /// Returns the number of steps by which a press changes the number of a stepper.
  ///
  /// - Parameters:
  ///   - x: The position of the press, in points from the leading side.
  ///   - width: The width of the control, in points.
  /// - Returns: -1 or 1, or 0 if the press is before the buttons.
  public static func steps(at x: Double, in width: Double) -> Int {
    let frame = stepperFrame(in: OverlaySize(width: width, height: stepperHeight))
    return x < frame.minX ? 0 : x < frame.maxX - frame.size.width / 2 ? -1 : 1
  }

  @MainActor
  private func stepperShapes(in size: OverlaySize) -> [InputShape] {
    let frame = Self.stepperFrame(in: size)
    let middle = OverlayPoint(
      x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    let (line, sign) = (Look.Input.stepperLine, Look.Input.sign)
    func bar(_ x: Double, _ width: Double, _ height: Double, _ color: AdaptiveColor) -> InputShape {
      InputShape(
        x: x - width / 2, y: middle.y - height / 2, width: width, height: height,
        .shape(color, edge: nil))
    }
    let (minus, plus) = (
      frame.minX + frame.size.width / 4, frame.maxX - frame.size.width / 4
    )
    let ink = [-1, 1].map { canMove(by: $0) ? color : color.opacity(Look.Input.endOpacity) }
    return [
      InputShape(
        x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height,
        OverlayStyle(
          background: .color(ground.fill), cornerRadius: Look.Input.stepperRadius,
          border: OverlayBorder(ground.edge), shadow: nil)),
      bar(middle.x, 1, line, ground.edge),
      bar(minus, sign.width, sign.height, ink[0]),
      bar(plus, sign.width, sign.height, ink[1]),
      bar(plus, sign.height, sign.width, ink[1]),
    ]
  }

  /// Returns the shapes of the circle before an option in a list, back to front.
  ///
  /// - Parameters:
  ///   - isChosen: Whether the option is the chosen option.
  ///   - height: The height of the option, in points.
  /// - Returns: The shapes, starting at the leading side of the option.
  public func optionShapes(isChosen: Bool, in height: Double) -> [InputShape] {
    let (circle, dot) = (Self.circleSize, Look.Input.dot)
    let ring = InputShape(
      x: 0, y: (height - circle) / 2, width: circle, height: circle,
      .shape(isChosen ? tint : .clear, edge: isChosen ? tint : ground.edge))
    guard isChosen else { return [ring] }
    return [
      ring,
      InputShape(
        x: (circle - dot) / 2, y: (height - dot) / 2, width: dot, height: dot,
        .shape(self.dot, edge: nil)),
    ]
  }

  /// The surface of the part that the user drags.
  private var knobStyle: OverlayStyle { .shape(.white, edge: ground.edge) }

  /// The surface of a menu or a day, drawn like a field's surface.
  @MainActor
  private func menuStyle(isEdited: Bool) -> OverlayStyle {
    let isWrong = error.map { !$0.value.isEmpty } ?? false
    return OverlayStyle(
      background: .color(ground.fill), cornerRadius: Look.Field.radius,
      border: OverlayBorder(
        isWrong ? errorColor : isEdited ? ground.editedEdge : ground.edge,
        width: isEdited ? 2 : 1),
      shadow: nil)
  }
}

extension OverlayStyle {
  fileprivate static func shape(_ fill: AdaptiveColor, edge: AdaptiveColor?) -> OverlayStyle {
    OverlayStyle(
      background: .color(fill), cornerRadius: Length.longest,
      border: edge.map { OverlayBorder($0) }, shadow: nil)
  }
}
