extension FormField {
  /// A switch, a slider, a stepper or a choice of a form.
  struct InputEntry: Sendable {
    /// Returns the control with its initial value.
    let make: @MainActor @Sendable () -> OverlayNode.Input.Kind
    /// Returns the number of a slider or a stepper as a text.
    var format: (@Sendable (Double) -> String)?
    let check: @MainActor @Sendable (OverlayNode.Input.Value) -> String?
    /// Returns the value to use in the form's values, or `nil` for none.
    let sent: @Sendable (OverlayNode.Input.Value) -> (any Hashable & Sendable)?
  }

  /// Returns a switch next to its label.
  ///
  /// In the form's values, it is a `Bool`.
  ///
  /// - Parameters:
  ///   - label: The text next to the switch, which is also the key in the form's values.
  ///   - isOn: The initial value.
  ///   - validate: Returns an error message for the user, or `nil` if the value is valid, for
  ///     example to require that the switch is on.
  /// - Returns: The field.
  public static func toggle(
    _ label: String, isOn: Bool = false,
    validate: @escaping @MainActor @Sendable (Bool) -> String? = { _ in nil }
  ) -> FormField {
    FormField(
      label: label,
      content: .input(
        InputEntry(
          make: { .toggle(ObservableValue(isOn)) },
          check: { if case .isOn(let isOn) = $0 { validate(isOn) } else { nil } },
          sent: { if case .isOn(let isOn) = $0 { isOn } else { nil } })))
  }

  /// Returns a slider below its label and its current number.
  ///
  /// In the form's values, it is a `Double`.
  ///
  /// - Parameters:
  ///   - label: The text above the slider, which is also the key in the form's values.
  ///   - value: The initial number. A number outside the range is replaced by the nearest number.
  ///   - range: The smallest and the largest number. If an end isn't finite, `0...1` is used.
  ///   - step: The distance between two numbers, or `nil` for none.
  ///   - format: Returns a number as a text. The default is the number if the scale has only whole
  ///     numbers, otherwise the percentage of the range.
  ///   - validate: Returns an error message for the user, or `nil` if the number is valid.
  /// - Returns: The field.
  public static func slider(
    _ label: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    format: (@Sendable (Double) -> String)? = nil,
    validate: @escaping @MainActor @Sendable (Double) -> String? = { _ in nil }
  ) -> FormField {
    let scale = OverlayNode.Input.Scale(range, step: step)
    return FormField(
      label: label,
      content: .input(
        InputEntry(
          make: { .slider(ObservableValue(value), scale) }, format: format,
          check: { if case .number(let number) = $0 { validate(number) } else { nil } },
          sent: { if case .number(let number) = $0 { number } else { nil } })))
  }

  /// Returns a stepper next to its label and its current number.
  ///
  /// In the form's values, it is an `Int`.
  ///
  /// ```swift
  /// let copiesField = FormField.stepper("Copies", value: 1, in: 1...99)
  /// ```
  ///
  /// - Parameters:
  ///   - label: The text before the number, which is also the key in the form's values.
  ///   - value: The initial number. A number outside the range is replaced by the nearest number.
  ///   - range: The smallest and the largest number.
  ///   - step: The distance between two numbers. If it isn't above 0, it is replaced by 1.
  ///   - format: Returns a number as a text. The default is the number itself.
  ///   - validate: Returns an error message for the user, or `nil` if the number is valid.
  /// - Returns: The field.
  public static func stepper(
    _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    format: (@Sendable (Int) -> String)? = nil,
    validate: @escaping @MainActor @Sendable (Int) -> String? = { _ in nil }
  ) -> FormField {
    let scale = OverlayNode.Input.Scale(whole: range, step: step)
    return FormField(
      label: label,
      content: .input(
        InputEntry(
          make: { .stepper(ObservableValue(value), scale) },
          format: OverlayNode.Input.numberFormat(format),
          check: { if case .number(let number) = $0 { validate(Int(number)) } else { nil } },
          sent: { if case .number(let number) = $0 { Int(number) } else { nil } })))
  }

  /// Returns a choice between values, below its label.
  ///
  /// At most four options are shown as a list, and more as a menu. In the form's values, it is the
  /// value of the chosen option.
  ///
  /// ```swift
  /// enum Order: Hashable { case name, date }
  /// let order = FormField.choice("Sort by", ["Name": Order.name, "Date": .date], value: .name)
  /// ```
  ///
  /// - Parameters:
  ///   - label: The text above the options, which is also the key in the form's values.
  ///   - options: The titles and values of the options, in their order.
  ///   - value: The value of the initially chosen option, or `nil` for none.
  ///   - isRequired: Whether the user must choose an option.
  ///   - validate: Returns an error message for the user, or `nil` if the value is valid. Called
  ///     with `nil` if no option is chosen.
  /// - Returns: The field.
  public static func choice<Value: Hashable & Sendable>(
    _ label: String, _ options: KeyValuePairs<String, Value>, value: Value? = nil,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (Value?) -> String? = { _ in nil }
  ) -> FormField {
    .choice(
      label, titles: options.map(\.key), values: options.map(\.value), value: value,
      isRequired: isRequired, validate: validate)
  }

  /// Returns a choice between texts, below its label.
  ///
  /// In the form's values, it is the chosen text.
  /// See also `choice(_:_:value:isRequired:validate:)` for values of other types.
  public static func choice(
    _ label: String, _ options: [String], value: String? = nil, isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String?) -> String? = { _ in nil }
  ) -> FormField {
    .choice(
      label, titles: options, values: options, value: value, isRequired: isRequired,
      validate: validate)
  }

  /// Returns a day next to its label.
  ///
  /// In the form's values, it is an `OverlayDate`, or none if no day is chosen.
  ///
  /// ```swift
  /// let dueField = FormField.date("Due", value: OverlayDate(year: 2027, month: 5, day: 14))
  /// ```
  ///
  /// - Parameters:
  ///   - label: The text before the day, which is also the key in the form's values.
  ///   - value: The initial day, or `nil` for none. A day outside the range is replaced by the
  ///     nearest day of the range.
  ///   - range: The first and the last day.
  ///   - isRequired: Whether the user must choose a day.
  ///   - validate: Returns an error message for the user, or `nil` if the day is valid. Called with
  ///     `nil` if no day is chosen.
  /// - Returns: The field.
  public static func date(
    _ label: String, value: OverlayDate? = nil,
    in range: ClosedRange<OverlayDate> = OverlayDate.first...OverlayDate.last,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (OverlayDate?) -> String? = { _ in nil }
  ) -> FormField {
    .optional(
      label, isRequired: isRequired, validate: validate,
      chosen: { if case .date(let day) = $0 { day } else { nil } },
      make: { .date(ObservableValue(value), range) })
  }

  private static func choice<Value: Hashable & Sendable>(
    _ label: String, titles: [String], values: [Value], value: Value?, isRequired: Bool,
    validate: @escaping @MainActor @Sendable (Value?) -> String?
  ) -> FormField {
    let first = value.flatMap { values.firstIndex(of: $0) }
    return .optional(
      label, isRequired: isRequired, validate: validate,
      chosen: { if case .option(let index?) = $0 { values[index] } else { nil } },
      make: { .choice(ObservableValue(first), titles) })
  }

  /// Returns a field without a value until the user chooses one.
  private static func optional<Value: Hashable & Sendable>(
    _ label: String, isRequired: Bool,
    validate: @escaping @MainActor @Sendable (Value?) -> String?,
    chosen: @escaping @Sendable (OverlayNode.Input.Value) -> Value?,
    make: @escaping @MainActor @Sendable () -> OverlayNode.Input.Kind
  ) -> FormField {
    FormField(
      label: label,
      content: .input(
        InputEntry(
          make: make,
          check: { value in
            let value = chosen(value)
            return isRequired && value == nil
              ? OverlayStrings.current[.required] : validate(value)
          },
          sent: { chosen($0) })))
  }
}
