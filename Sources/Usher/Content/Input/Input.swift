extension OverlayNode {
  /// A native control for a value that isn't text, such as a switch or a slider.
  ///
  /// ```swift
  /// let isOn = ObservableValue(true)
  /// let sounds = OverlayNode.Input(.toggle(isOn), description: "Sounds")
  /// presenter.present(Overlay(OverlayContent(.input(sounds))).duration(.infinite))
  /// isOn.value = false  // the switch turns off
  /// ```
  public struct Input: Sendable {
    /// The kind of control, and the value that it shows and changes.
    public let kind: Kind
    /// The control's purpose for screen readers.
    public internal(set) var description: String
    /// The font of the options.
    public internal(set) var font: Font
    /// The color of the options.
    public internal(set) var color: AdaptiveColor
    /// The color of a switch that is on, of the filled part of a slider, and of a chosen option.
    public internal(set) var tint: AdaptiveColor
    /// The color of the dot of the chosen option, drawn on `tint`.
    var dot = AdaptiveColor.accentFillLabel
    /// The colors of the parts that aren't filled.
    var ground = Field.Ground()
    var errorColor = AdaptiveColor.danger
    /// The error message.
    ///
    /// The message is announced when it appears. An empty string means that the value is valid.
    /// `nil` means that the control never has an error. To show the message, use a text that
    /// follows this value, because the control doesn't show it.
    public let error: ObservableValue<String>?
    /// A number whose changes move the keyboard focus, or VoiceOver, to the control while the
    /// control is shown.
    public let focusRequests: ObservableValue<Int>?
    /// A closure that returns the number of a slider or a stepper as text for screen readers, or
    /// `nil` to use the default.
    ///
    /// The default is the number if it is always whole, otherwise the percentage of the range.
    public var format: (@Sendable (Double) -> String)?
    /// The control's identifier for UI tests.
    public var identifier: String?

    /// Creates a control.
    ///
    /// The parameters have the same meaning as the properties.
    public init(
      _ kind: Kind, description: String, font: Font = Font(size: 15),
      color: AdaptiveColor = .label, tint: AdaptiveColor = .accentFill,
      error: ObservableValue<String>? = nil, focusRequests: ObservableValue<Int>? = nil
    ) {
      self.kind = kind
      self.description = description.withoutControls
      (self.font, self.color, self.tint) = (font, color, tint)
      self.error = error
      self.focusRequests = focusRequests
    }

    /// A kind of control.
    public enum Kind: Sendable {
      /// A switch.
      case toggle(ObservableValue<Bool>)
      /// A slider.
      ///
      /// A number outside the scale is shown as the nearest number of the scale.
      case slider(ObservableValue<Double>, Scale)
      /// Two buttons that change a whole number by a step.
      ///
      /// A number outside the scale is shown as the nearest number of the scale.
      case stepper(ObservableValue<Int>, Scale)
      /// The index of one of several options, or `nil` if none is chosen.
      ///
      /// Up to four options are shown as a list, and more as a menu. If the index is out of range,
      /// no option is shown as chosen.
      case choice(ObservableValue<Int?>, [String])
      /// A day, or `nil` if none is chosen.
      ///
      /// A day outside the range is shown as the nearest day of the range.
      case date(ObservableValue<OverlayDate?>, ClosedRange<OverlayDate>)
    }

    /// A value of a control.
    public enum Value: Hashable, Sendable {
      /// Whether a switch is on.
      case isOn(Bool)
      /// The number of a slider or a stepper.
      case number(Double)
      /// The index of the chosen option, or `nil` if none is chosen.
      case option(Int?)
      /// The chosen day, or `nil` if none is chosen.
      case date(OverlayDate?)
    }
  }
}

extension OverlayNode.Input {
  /// The value to show, corrected if the observable value isn't valid.
  @MainActor
  public var value: Value {
    switch kind {
    case .toggle(let isOn): .isOn(isOn.value)
    case .slider(let number, let scale): .number(scale.nearest(to: number.value))
    case .stepper(let number, let scale): .number(Double(scale.whole(nearestTo: number.value)))
    case .choice(let option, let options):
      .option(option.value.flatMap { options.indices.contains($0) ? $0 : nil })
    case .date(let day, let range): .date(day.value?.nearest(in: range))
    }
  }

  /// Changes the value on behalf of the user.
  ///
  /// A number is rounded to the steps of the scale, and a day is moved into the range. `.date(nil)`
  /// clears the day. Values of a different kind and options that don't exist are ignored.
  @MainActor
  public func enter(_ value: Value) {
    switch (kind, value) {
    case (.toggle(let isOn), .isOn(let new)): isOn.value = new
    case (.slider(let number, let scale), .number(let new)): number.value = scale.nearest(to: new)
    case (.stepper(let number, let scale), .number(let new)):
      number.value = scale.whole(nearestTo: new)
    case (.choice(let option, let options), .option(let new?)) where options.indices.contains(new):
      option.value = new
    case (.date(let day, let range), .date(let new)): day.value = new?.nearest(in: range)
    case (.toggle, _), (.slider, _), (.stepper, _), (.choice, _), (.date, _): break
    }
  }

  /// Returns the number after some steps, or `nil` if the number doesn't change.
  @MainActor
  private func number(after steps: Int) -> Double? {
    guard case .number(let number) = value else { return nil }
    switch kind {
    case .slider(_, let scale), .stepper(_, let scale):
      let new = scale.number(steps, stepsFrom: number)
      return new == number ? nil : new
    case .toggle, .choice, .date: return nil
    }
  }

  /// Changes the number of a slider or a stepper by some steps, on behalf of the user.
  ///
  /// The number stops at the ends of the scale. Other kinds are not changed.
  @MainActor
  public func move(by steps: Int) {
    if let new = number(after: steps) { enter(.number(new)) }
  }

  /// Whether `move(by:)` would change the number.
  @MainActor
  public func canMove(by steps: Int) -> Bool { number(after: steps) != nil }

  /// Calls `act` after each change of the value until `owner` is released.
  @MainActor
  func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    switch kind {
    case .toggle(let isOn): isOn.addObserver(owner, act)
    case .slider(let number, _): number.addObserver(owner, act)
    case .stepper(let number, _): number.addObserver(owner, act)
    case .choice(let option, _): option.addObserver(owner, act)
    case .date(let day, _): day.addObserver(owner, act)
    }
  }

  /// Calls closures after each change to the value, the error and the focus requests.
  ///
  /// The calls continue until `owner` is released, or until `unfollow(by:)` is called.
  @MainActor
  public func follow(
    by owner: AnyObject, value: @escaping @MainActor () -> Void,
    error errorChanged: @escaping @MainActor () -> Void,
    focus: @escaping @MainActor () -> Void
  ) {
    addObserver(owner, value)
    error?.addObserver(owner, errorChanged)
    focusRequests?.addObserver(owner, focus)
  }

  /// Stops the calls that `follow(by:value:error:focus:)` started.
  @MainActor
  public func unfollow(by owner: AnyObject) {
    switch kind {
    case .toggle(let isOn): isOn.removeObserver(owner)
    case .slider(let number, _): number.removeObserver(owner)
    case .stepper(let number, _): number.removeObserver(owner)
    case .choice(let option, _): option.removeObserver(owner)
    case .date(let day, _): day.removeObserver(owner)
    }
    error?.removeObserver(owner)
    focusRequests?.removeObserver(owner)
  }

  /// The options of a choice, or an empty array for other kinds.
  public var options: [String] {
    if case .choice(_, let options) = kind { options } else { [] }
  }

  /// Whether the options of a choice are shown as a list rather than as a menu.
  public var isList: Bool { (1...4).contains(options.count) }

  /// The control's purpose and error message for screen readers.
  @MainActor
  public var spokenDescription: String {
    [description, error?.value ?? ""].filter { !$0.isEmpty }.asSentences
  }

  /// Converts a format for whole numbers to a format for a stepper's numbers.
  static func numberFormat(
    _ format: (@Sendable (Int) -> String)?
  ) -> (@Sendable (Double) -> String)? {
    guard let format else { return nil }
    return { format(Int($0)) }
  }

  /// The text that a screen reader reads for the number of a slider or a stepper.
  ///
  /// The text is `nil` for other kinds, because screen readers know their values.
  @MainActor
  public var spokenValue: String? {
    switch kind {
    case .slider(let number, let scale): scale.words(for: number.value, format: format)
    case .stepper(let number, let scale): scale.words(forWhole: number.value, format: format)
    case .toggle, .choice, .date: nil
    }
  }

  /// Whether another input is the same control, and its view can therefore show this input.
  package func isSame(as other: OverlayNode.Input) -> Bool {
    switch (kind, other.kind) {
    case (.toggle(let one), .toggle(let two)): one === two && looks(like: other)
    case (.slider(let one, _), .slider(let two, _)): one === two && looks(like: other)
    case (.stepper(let one, _), .stepper(let two, _)): one === two && looks(like: other)
    case (.choice(let one, _), .choice(let two, _)): one === two && looks(like: other)
    case (.date(let one, _), .date(let two, _)): one === two && looks(like: other)
    case (.toggle, _), (.slider, _), (.stepper, _), (.choice, _), (.date, _): false
    }
  }

  func looks(like other: OverlayNode.Input) -> Bool {
    let isAlike =
      switch (kind, other.kind) {
      case (.toggle, .toggle): true
      case (.slider(_, let one), .slider(_, let two)): one == two
      case (.stepper(_, let one), .stepper(_, let two)): one == two
      case (.choice(_, let one), .choice(_, let two)): one == two
      case (.date(_, let one), .date(_, let two)): one == two
      case (.toggle, _), (.slider, _), (.stepper, _), (.choice, _), (.date, _): false
      }
    return isAlike && description == other.description && font == other.font
      && color == other.color && tint == other.tint && dot == other.dot
      && ground == other.ground && errorColor == other.errorColor
      && identifier == other.identifier
  }
}
