/// A field of a form that `Presenter.form(_:fields:action:cancel:using:name:validate:)` asks for.
public struct FormField: Sendable {
  let label: String
  let text: String
  let purpose: OverlayNode.Field.Purpose
  /// An example, shown while the field is empty; `nil` for none.
  var placeholder: String?
  let check: @MainActor @Sendable (String) -> String?
  /// Returns a text as the form's values have it.
  var sent: @Sendable (String) -> String = { $0 }

  /// Returns a text field of one line.
  ///
  /// A text is checked when the user leaves the field after typing, and when the form is sent; from
  /// then on, until it is right, with each change.
  ///
  /// - Parameters:
  ///   - label: The field's purpose, shown above it, by which its text is found in the form's
  ///     values.
  ///   - value: The text at first.
  ///   - purpose: The kind of text that is expected.
  ///   - isRequired: Whether the text needs a visible character.
  ///   - validate: Returns what is wrong with a text, as the user reads it; `nil` for a text that
  ///     is
  ///     right. By default every text is.
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
  /// Returns a field for an e-mail address, as `text(_:value:purpose:isRequired:validate:)` does.
  public static func email(
    _ label: String, value: String = "", isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    .text(label, value: value, purpose: .email, isRequired: isRequired, validate: validate)
  }

  /// Returns a field for a web address, as `text(_:value:purpose:isRequired:validate:)` does.
  public static func url(
    _ label: String, value: String = "", isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    .text(label, value: value, purpose: .url, isRequired: isRequired, validate: validate)
  }

  /// Returns a field for a telephone number, as `text(_:value:purpose:isRequired:validate:)` does.
  ///
  /// - Parameters:
  ///   - label: The field's purpose, by which its text is found in the form's values.
  ///   - value: The number at first.
  ///   - placeholder: An example of a number, below the label while the field is empty; `nil` for
  ///     none.
  ///   - isRequired: Whether the field must not be empty.
  ///   - validate: Returns what is wrong with a text; `nil` for a text that is right.
  /// - Returns: The field.
  public static func phone(
    _ label: String, value: String = "", placeholder: String? = nil, isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    var field = FormField.text(
      label, value: value, purpose: .phone, isRequired: isRequired, validate: validate)
    field.placeholder = placeholder
    return field
  }

  /// Returns a field for a whole number, written with the digits of any script.
  ///
  /// The form's values have the number with the digits 0 to 9, as `Int` reads it.
  ///
  /// - Parameters:
  ///   - label: The field's purpose, by which its text is found in the form's values.
  ///   - value: The number at first; `nil` for an empty field.
  ///   - range: The numbers that are right.
  ///   - isRequired: Whether the field must not be empty.
  ///   - validate: Returns what is wrong with a text, as the user reads it; `nil` for a text that
  ///     is right.
  /// - Returns: The field.
  public static func number(
    _ label: String, value: Int? = nil, in range: ClosedRange<Int> = .min ... .max,
    isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    // The keyboards for whole numbers have no minus.
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

  /// Returns a field for a password, which hides what the user types.
  public static func password(
    _ label: String, isRequired: Bool = false,
    validate: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> FormField {
    .text(label, purpose: .password, isRequired: isRequired, validate: validate)
  }
}

extension Int {
  /// Creates the number that a text has in the digits of any script; `nil` for any other text.
  fileprivate init?(anyDigits text: String) {
    self.init(text.map { $0.wholeNumberValue.map { "\($0)" } ?? String($0) }.joined())
  }
}

extension ClosedRange<Int> {
  /// The numbers of the range in signs that every language has, such as "1–12".
  fileprivate var inSigns: String {
    switch (lowerBound, upperBound) {
    case (.min, .max): "1, 2, 3, …"
    case (.min, let upper): "≤ \(upper)"
    case (let lower, .max): "≥ \(lower)"
    case (let lower, let upper): "\(lower)–\(upper)"
    }
  }
}

/// What the user has entered in a form, by the labels of its fields.
public struct FormValues: Hashable, Sendable {
  /// The labels and the texts, in the order of the fields.
  let fields: [Field]

  struct Field: Hashable, Sendable {
    let label: String
    let text: String
  }

  /// The text of the field with a label; of several, that of the first, and `nil` without one.
  public subscript(label: String) -> String? { fields.first { $0.label == label }?.text }

  /// The text of the field with a label; of several, that of the first, and empty without one.
  @_disfavoredOverload
  public subscript(label: String) -> String { self[label] ?? "" }

  /// The texts in the order of the fields.
  public var texts: [String] { fields.map(\.text) }
}

extension FormValues: ExpressibleByDictionaryLiteral {
  /// Creates values from labels and texts, such as for tests.
  public init(dictionaryLiteral texts: (String, String)...) {
    self.init(fields: texts.map { Field(label: $0, text: $1) })
  }
}

/// A form while it is shown or waits: its texts and the mistakes in them.
@MainActor
final class OpenForm {
  /// What was sent; `nil` before.
  private(set) var sent: FormValues?
  private let fields: [FormField]
  private let texts: [ObservableValue<String>]
  private let validationErrors: [ObservableValue<String>]
  private let focusRequests: [ObservableValue<Int>]
  private let validate: @MainActor (FormValues) -> String?
  private var typed: Set<Int> = []
  /// Whether the last field has the text of what is wrong with the whole form.
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

  /// Whether a text differs from its first value.
  var isEdited: Bool { zip(fields, texts).contains { $0.text != $1.value } }

  /// The form's content; `send` is called once all texts are right.
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

  /// Returns a field below its label.
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
        // What is wrong with the whole form stays until a text changes.
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

  /// Takes the texts if all are right; otherwise moves the focus to the first that is not.
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
