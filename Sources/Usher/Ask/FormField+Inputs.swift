extension FormField {
  /// A switch, a slider, a stepper or a choice of a form.
  struct InputEntry: Sendable {
    /// A closure that returns the control with its initial value.
    let make: @MainActor @Sendable () -> OverlayNode.Input.Kind
    /// A closure that returns the number of a slider or a stepper as text.
    var format: (@Sendable (Double) -> String)?
    let check: @MainActor @Sendable (OverlayNode.Input.Value) -> String?
    /// A closure that returns the value to use in the form's values, or `nil` if there is none.
    let sent: @Sendable (OverlayNode.Input.Value) -> (any Hashable & Sendable)?
  }

  /// Returns a switch next to its label.
  ///
  /// The field's value is a `Bool`.
  ///
  /// - Parameters:
  ///   - label: The text next to the switch, also used as the key in the form's values.
  ///   - isOn: The initial value.
  ///   - validate: A closure that returns an error message for the user, for example if the switch
  ///     must be on, or `nil` if the value is valid.
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
  /// The field's value is a `Double`.
  ///
  /// - Parameters:
  ///   - label: The text above the slider, also used as the key in the form's values.
  ///   - value: The initial number. A number outside the range is replaced by the nearest number.
  ///   - range: The smallest and the largest number. If either bound isn't finite, `0...1` is used.
  ///   - step: The distance between two numbers, or `nil` to allow every number in the range.
  ///   - format: A closure that returns a number as text. The default is the number itself if the
  ///     scale has only whole numbers, otherwise the percentage of the range.
  ///   - validate: A closure that returns an error message for the user, or `nil` if the number is
  ///     valid.
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
  /// The field's value is an `Int`.
  ///
  /// ```swift
  /// let copiesField = FormField.stepper("Copies", value: 1, in: 1...99)
  /// ```
  ///
  /// - Parameters:
  ///   - label: The text before the number, also used as the key in the form's values.
  ///   - value: The initial number. A number outside the range is replaced by the nearest number.
  ///   - range: The smallest and the largest number.
  ///   - step: The distance between two numbers. Values below 1 are replaced by 1.
  ///   - format: A closure that returns a number as text. The default is the number itself.
  ///   - validate: A closure that returns an error message for the user, or `nil` if the number is
  ///     valid.
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

  /// Returns a field for choosing one of several values, below its label.
  ///
  /// Up to four options are shown as a list, and more as a menu. The field's value is the value of
  /// the chosen option.
  ///
  /// ```swift
  /// enum Order: Hashable { case name, date }
  /// let order = FormField.choice("Sort by", ["Name": Order.name, "Date": .date], value: .name)
  /// ```
  ///
  /// - Parameters:
  ///   - label: The text above the options, also used as the key in the form's values.
  ///   - options: The titles and values of the options, in order.
  ///   - value: The value of the initially chosen option, or `nil` if none is chosen.
  ///   - isRequired: Whether the user must choose an option.
  ///   - validate: A closure that returns an error message for the user, or `nil` if the value is
  ///     valid. It is called with `nil` if no option is chosen.
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

  /// Returns a field for choosing one of several texts, below its label.
  ///
  /// The field's value is the chosen text. See also `choice(_:_:value:isRequired:validate:)` for
  /// values of other types.
  public static func choice(
    _ label: String, _ options: [String], value: String? = nil, isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String?) -> String? = { _ in nil }
  ) -> FormField {
    .choice(
      label, titles: options, values: options, value: value, isRequired: isRequired,
      validate: validate)
  }

  /// Returns a field for choosing a day, next to its label.
  ///
  /// The field's value is an `OverlayDate`. If no day is chosen, the field has no value.
  ///
  /// ```swift
  /// let dueField = FormField.date("Due", value: OverlayDate(year: 2027, month: 5, day: 14))
  /// ```
  ///
  /// - Parameters:
  ///   - label: The text before the day, also used as the key in the form's values.
  ///   - value: The initial day, or `nil` if no day is chosen. A day outside the range is replaced
  ///     by the nearest day of the range.
  ///   - range: The first and the last day.
  ///   - isRequired: Whether the user must choose a day.
  ///   - validate: A closure that returns an error message for the user, or `nil` if the day is
  ///     valid. It is called with `nil` if no day is chosen.
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

  /// Returns a field that has no value until the user chooses one.
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
