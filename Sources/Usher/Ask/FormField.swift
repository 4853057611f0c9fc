/// A field of a form.
///
/// See `Presenter.form(_:fields:action:cancel:using:name:validate:)`.
public struct FormField: Sendable {
  let label: String
  let text: String
  let purpose: OverlayNode.Field.Purpose
  /// An example that is shown while the field is empty, or `nil` for none.
  var placeholder: String?
  let check: @MainActor @Sendable (String) -> String?
  /// Returns the string to use in the form's values.
  var sent: @Sendable (String) -> String = { $0 }

  /// Returns a single-line text field.
  ///
  /// The text is validated when the user edits it and leaves the field, and when the form is sent.
  /// An invalid text is then validated with each change until it is valid.
  ///
  /// - Parameters:
  ///   - label: The text above the field, which is also the key in the form's values.
  ///   - value: The initial text.
  ///   - purpose: The expected kind of text.
  ///   - isRequired: Whether the text must contain a visible character.
  ///   - validate: Returns an error message for the user, or `nil` if the text is valid. By
  ///     default, every text is valid.
  /// - Returns: The field.
  public static func text(
    _ label: String, value: String = "", purpose: OverlayNode.Field.Purpose = .text,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    FormField(label: label, text: value, purpose: purpose) { text in
      isRequired && text.allSatisfy(\.isWhitespace)
        ? OverlayStrings.current[.required] : validate(text)
    }
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
    var field = FormField.text(
      label, value: value, purpose: .phone, isRequired: isRequired, validate: validate)
    field.placeholder = placeholder
    return field
  }

  /// Returns a field for a whole number, which the user can type with the digits of any script.
  ///
  /// In the form's values, the number has the digits 0 to 9, so that `Int` can read it.
  ///
  /// - Parameters:
  ///   - label: The text above the field, which is also the key in the form's values.
  ///   - value: The initial number, or `nil` for an empty field.
  ///   - range: The valid numbers.
  ///   - isRequired: Whether the text must contain a visible character.
  ///   - validate: Returns an error message for the user, or `nil` if the number is valid. Called
  ///     with an empty string for an empty field.
  /// - Returns: The field.
  public static func number(
    _ label: String, value: Int? = nil, in range: ClosedRange<Int> = .min ... .max,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    // On-screen keyboards for whole numbers have no minus sign.
    let isSigned = range.lowerBound < 0 && range.lowerBound != .min
    var field = FormField.text(
      label, value: value.map { "\($0)" } ?? "", purpose: isSigned ? .text : .number,
      isRequired: isRequired
    ) { text in
      if text.isEmpty { return validate(text) }
      guard let number = Int(anyDigits: text), range.contains(number) else { return range.inSigns }
      return validate("\(number)")
    }
    field.sent = { text in Int(anyDigits: text).map { "\($0)" } ?? text }
    return field
  }

  /// Returns a field for a password, which hides the characters.
  public static func password(
    _ label: String, isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    .text(label, purpose: .password, isRequired: isRequired, validate: validate)
  }
}

extension Int {
  /// Creates a number from digits of any script, or `nil` for any other text.
  fileprivate init?(anyDigits text: String) {
    self.init(text.map { $0.wholeNumberValue.map { "\($0)" } ?? String($0) }.joined())
  }
}

extension ClosedRange<Int> {
  /// The range without words, for example "1–12", so that it suits every language.
  fileprivate var inSigns: String {
    switch (lowerBound, upperBound) {
    case (.min, .max): "1, 2, 3, …"
    case (.min, let upper): "≤ \(upper)"
    case (let lower, .max): "≥ \(lower)"
    case (let lower, let upper): "\(lower)–\(upper)"
    }
  }
}

/// The texts that the user entered in a form, by the labels of their fields.
public struct FormValues: Hashable, Sendable {
  let fields: [Field]

  struct Field: Hashable, Sendable {
    let label: String
    let text: String
  }

  /// The text of the first field with a label, or `nil` if there is no such field.
  public subscript(label: String) -> String? { fields.first { $0.label == label }?.text }

  /// The text of the first field with a label, or an empty string if there is no such field.
  @_disfavoredOverload
  public subscript(label: String) -> String { self[label] ?? "" }

  /// The texts in the order of the fields.
  public var texts: [String] { fields.map(\.text) }
}

extension FormValues: ExpressibleByDictionaryLiteral {
  /// Creates values from labels and texts, for example for tests.
  public init(dictionaryLiteral texts: (String, String)...) {
    self.init(fields: texts.map { Field(label: $0, text: $1) })
  }
}

/// The texts and errors of a form whose request hasn't ended.
@MainActor
final class OpenForm {
  private(set) var sent: FormValues?
  private let fields: [FormField]
  private let texts: [ObservableValue<String>]
  private let validationErrors: [ObservableValue<String>]
  private let focusRequests: [ObservableValue<Int>]
  private let validate: @MainActor (FormValues) -> String?
  private var typed: Set<Int> = []
  /// Whether the last field shows the error of the whole form.
  private var isWrongAsAWhole = false

  init(_ fields: [FormField], validate: @escaping @MainActor (FormValues) -> String?) {
    self.fields = fields
    self.validate = validate
    texts = fields.map { ObservableValue($0.text) }
    validationErrors = fields.map { _ in ObservableValue("") }
    focusRequests = fields.map { _ in ObservableValue(0) }
    for (number, text) in texts.enumerated() {
      text.addObserver(self) { [weak self] in self?.noteChange(in: number) }
    }
  }

  var isEdited: Bool { zip(fields, texts).contains { $0.text != $1.value } }

  /// The form's content, which calls `send` after all texts are valid.
  func content(
    title: String, action: String, cancel: String,
    send: @escaping @MainActor @Sendable (PresentationHandle) -> Void
  ) -> OverlayContent {
    let submit = OverlayNode.Button(action, dismisses: false, isDefault: true) {
      [weak self] handle in
      if let self, collect() { send(handle) }
    }
    var leave = OverlayNode.Button(cancel)
    leave.isClose = true
    return AlertShape.usher.form(
      title, lines: fields.indices.map { line($0) }, bar: ButtonBar([leave, submit]))
  }

  private func line(_ number: Int) -> OverlayNode {
    let label = OverlayNode.Text(
      fields[number].label, size: Look.Field.labelSize, weight: .semibold, color: .secondaryLabel)
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: Look.Field.labelGap, alignment: .fill,
        children: (label.isBlank ? [] : [.text(label)]) + [.field(field(number))]))
  }

  private func field(_ number: Int) -> OverlayNode.Field {
    var field = OverlayNode.Field(
      texts[number],
      placeholder: OverlayNode.Text(fields[number].placeholder ?? "", color: .secondaryLabel),
      description: fields[number].label, purpose: fields[number].purpose, isFirst: number == 0,
      focusRequests: focusRequests[number],
      editing: OverlayNode.Field.Editing(didEnd: { [weak self] in
        guard let self, typed.contains(number) else { return }
        // The error of the whole form remains until a text changes.
        if !(isWrongAsAWhole && number == fields.count - 1) { check(number) }
      }), error: validationErrors[number])
    field.ground = OverlayNode.Field.Ground()
    return field
  }

  private func noteChange(in number: Int) {
    typed.insert(number)
    if !validationErrors[number].value.isEmpty { check(number) }
    if isWrongAsAWhole { check(fields.count - 1) }
  }

  private func check(_ number: Int) {
    validationErrors[number].value = fields[number].check(texts[number].value) ?? ""
    if number == fields.count - 1 { isWrongAsAWhole = false }
  }

  /// Sets `sent` if all texts are valid.
  ///
  /// Otherwise, focuses the first invalid field.
  private func collect() -> Bool {
    for number in fields.indices { check(number) }
    if let wrong = validationErrors.firstIndex(where: { !$0.value.isEmpty }) {
      focusRequests[wrong].value += 1
      return false
    }
    let values = FormValues(
      fields: zip(fields, texts).map { FormValues.Field(label: $0.label, text: $0.sent($1.value)) })
    if let last = fields.indices.last, let wrong = validate(values), !wrong.isEmpty {
      validationErrors[last].value = wrong
      isWrongAsAWhole = true
      focusRequests[last].value += 1
      return false
    }
    sent = values
    return true
  }
}

extension FormField {
  /// Use `password(_:isRequired:validate:)`.
  @available(*, unavailable, renamed: "password(_:isRequired:validate:)")
  public static func secure(_ label: String, isRequired: Bool = false) -> FormField {
    password(label, isRequired: isRequired)
  }
}
