/// A field of a form.
///
/// See `Presenter.form(_:fields:action:cancel:using:name:validate:)`.
public struct FormField: Sendable {
  let label: String
  var hint = ""
  var content: Content

  enum Content: Sendable {
    case text(TextEntry)
    case input(InputEntry)
  }

  /// A text field of a form.
  struct TextEntry: Sendable {
    let text: String
    let purpose: OverlayNode.Field.Purpose
    var lines = 1...1
    /// Example text shown while the field is empty, or `nil` to show none.
    var placeholder: String?
    let check: @MainActor @Sendable (String) -> String?
    /// A closure that returns the string to use in the form's values.
    var sent: @Sendable (String) -> String = { $0 }
  }

  /// Returns the field with an explanation below it.
  ///
  /// Screen readers read the explanation after the label. An empty hint takes up no space.
  public func hint(_ hint: String) -> FormField {
    var field = self
    field.hint = hint
    return field
  }

  private func changingText(_ change: (inout TextEntry) -> Void) -> FormField {
    guard case .text(var entry) = content else { return self }
    change(&entry)
    var field = self
    field.content = .text(entry)
    return field
  }

  /// Returns a single-line text field.
  ///
  /// The text is validated when the user edits it and leaves the field, and when the form is sent.
  /// Invalid text is validated again with each change until it is valid.
  ///
  /// - Parameters:
  ///   - label: The text above the field, also used as the key in the form's values.
  ///   - value: The initial text.
  ///   - purpose: The expected kind of text.
  ///   - isRequired: Whether the text must contain a visible character.
  ///   - validate: A closure that returns an error message for the user, or `nil` if the text is
  ///     valid. It is also called with an empty text, unless `isRequired` is `true`.
  /// - Returns: The field.
  public static func text(
    _ label: String, value: String = "", purpose: OverlayNode.Field.Purpose = .text,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    let entry = TextEntry(text: value, purpose: purpose) { text in
      isRequired && text.allSatisfy(\.isWhitespace)
        ? OverlayStrings.current[.required] : validate(text)
    }
    return FormField(label: label, content: .text(entry))
  }
}

extension FormField {
  /// Returns a multiline text field, for example for a comment.
  ///
  /// Return inserts a line break, and Control-Return sends the form. In the form's values, every
  /// line break is a line feed, and there are no other control characters except tabs. See also
  /// `text(_:value:purpose:isRequired:validate:)`.
  ///
  /// - Parameters:
  ///   - label: The text above the field, also used as the key in the form's values.
  ///   - value: The initial text.
  ///   - lines: The minimum and maximum height in lines, as in `OverlayNode.Field.lines`.
  ///   - isRequired: Whether the text must contain a visible character.
  ///   - validate: A closure that returns an error message for the user, or `nil` if the text is
  ///     valid.
  /// - Returns: The field.
  public static func multiline(
    _ label: String, value: String = "", lines: ClosedRange<Int> = 3...6,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    FormField.text(
      label, value: value.withLineFeeds, isRequired: isRequired, validate: validate
    ).changingText { $0.lines = lines }
  }
}

extension FormField {
  /// Returns a field for an e-mail address.
  ///
  /// See `text(_:value:purpose:isRequired:validate:)`.
  public static func email(
    _ label: String, value: String = "", isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    .text(label, value: value, purpose: .email, isRequired: isRequired, validate: validate)
  }

  /// Returns a field for a web address.
  ///
  /// See `text(_:value:purpose:isRequired:validate:)`.
  public static func url(
    _ label: String, value: String = "", isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    .text(label, value: value, purpose: .url, isRequired: isRequired, validate: validate)
  }

  /// Returns a field for a telephone number.
  ///
  /// While the field is empty, it shows `placeholder`, for example a number in the expected format.
  /// See also `text(_:value:purpose:isRequired:validate:)`.
  public static func phone(
    _ label: String, value: String = "", placeholder: String? = nil, isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    FormField.text(
      label, value: value, purpose: .phone, isRequired: isRequired, validate: validate
    ).changingText { $0.placeholder = placeholder }
  }

  /// Returns a field for a whole number.
  ///
  /// The user can type the digits of any script. In the form's values, the number has the digits 0
  /// to 9, so `values["Age", as: Int.self]` returns it.
  ///
  /// - Parameters:
  ///   - label: The text above the field, also used as the key in the form's values.
  ///   - value: The initial number, or `nil` for an empty field.
  ///   - range: The valid numbers.
  ///   - isRequired: Whether the text must contain a visible character.
  ///   - validate: A closure that returns an error message for the user, or `nil` if the number is
  ///     valid. It is called with an empty string if the field is empty.
  /// - Returns: The field.
  public static func number(
    _ label: String, value: Int? = nil, in range: ClosedRange<Int> = .min ... .max,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    // On-screen keyboards for whole numbers have no minus sign.
    let isSigned = range.lowerBound < 0 && range.lowerBound != .min
    let field = FormField.text(
      label, value: value.map { "\($0)" } ?? "", purpose: isSigned ? .text : .number,
      isRequired: isRequired
    ) { text in
      if text.isEmpty { return validate(text) }
      guard let number = Int(anyDigits: text), range.contains(number) else { return range.inSigns }
      return validate("\(number)")
    }
    return field.changingText { $0.sent = { text in Int(anyDigits: text).map { "\($0)" } ?? text } }
  }

  /// Returns a password field that hides its characters.
  public static func password(
    _ label: String, isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    .text(label, purpose: .password, isRequired: isRequired, validate: validate)
  }
}

extension Int {
  /// Creates a number from digits of any script, or returns `nil` for any other text.
  fileprivate init?(anyDigits text: String) {
    self.init(text.map { $0.wholeNumberValue.map { "\($0)" } ?? String($0) }.joined())
  }
}

extension ClosedRange<Int> {
  /// The range without words, for example "1–12", to suit every language.
  fileprivate var inSigns: String {
    switch (lowerBound, upperBound) {
    case (.min, .max): "1, 2, 3, …"
    case (.min, let upper): "≤ \(upper)"
    case (let lower, .max): "≥ \(lower)"
    case (let lower, let upper): "\(lower)–\(upper)"
    }
  }
}

extension FormField {
  /// Use `password(_:isRequired:validate:)`.
  @available(*, unavailable, renamed: "password(_:isRequired:validate:)")
  public static func secure(_ label: String, isRequired: Bool = false) -> FormField {
    password(label, isRequired: isRequired)
  }
}
