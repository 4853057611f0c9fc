/// A text field of a form that is asked for; see
/// `Presenter.ask(_:fields:action:cancel:using:name:)`.
public struct FormField: Sendable {
  let label: String
  let text: String
  let purpose: OverlayNode.Field.Purpose
  let check: @MainActor @Sendable (String) -> String?

  /// Makes a field.
  ///
  /// A text is checked when the user leaves the field after typing, and when the form is sent; from
  /// then on, until it is right, with each change.
  ///
  /// - Parameters:
  ///   - label: The field's purpose, shown while the field is empty, or above a field with a text
  ///     at first.
  ///   - text: The text at first.
  ///   - purpose: The kind of text that is expected.
  ///   - check: Returns the words about a mistake in the text; `nil` for a text that is right. By
  ///     default every text is.
  public init(
    _ label: String, text: String = "", purpose: OverlayNode.Field.Purpose = .text,
    check: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) {
    self.label = label
    self.text = text
    self.purpose = purpose
    self.check = check
  }
}

/// A form while it is shown or waits: its texts and the mistakes in them.
@MainActor
final class OpenForm {
  /// The texts that were sent; `nil` before.
  private(set) var sent: [String]?
  private let fields: [FormField]
  private let texts: [Live<String>]
  private let mistakes: [Live<String>]
  private let focusRequests: [Live<Int>]
  private var typed: Set<Int> = []

  init(_ fields: [FormField]) {
    self.fields = fields
    texts = fields.map { Live($0.text) }
    mistakes = fields.map { _ in Live("") }
    focusRequests = fields.map { _ in Live(0) }
    for (number, text) in texts.enumerated() {
      text.follow(by: self) { [weak self] in self?.noteChange(in: number) }
    }
  }

  /// The form's content; `send` is called once all texts are right.
  func content(
    title: String, action: String, cancel: String,
    send: @escaping @MainActor @Sendable (PresentationHandle) -> Void
  ) -> OverlayContent {
    .form(
      title: OverlayNode.Text(title, size: 17, weight: .semibold, alignment: .center),
      lines: fields.indices.map { line($0) },
      button: OverlayNode.Button(
        label: OverlayNode.Text(
          action, size: 14, weight: .semibold, color: .accentFillLabel, alignment: .center),
        style: .prominent, dismisses: false
      ) { [weak self] handle in
        if let self, collect() { send(handle) }
      }, cancel: OverlayNode.Button(cancel),
      // As wide as the fields' lines.
      inset: OverlayNode.Field.margin)
  }

  /// Returns a field, below its label if it has a text at first, which hides its placeholder.
  private func line(_ number: Int) -> OverlayNode {
    let field = OverlayNode.field(field(number))
    guard !fields[number].text.isEmpty else { return field }
    let label = OverlayNode.Text(fields[number].label, size: 12, color: .secondaryLabel)
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill,
        children: [
          .box(
            OverlayNode.Box(
              .text(label), margins: Insets(horizontal: OverlayNode.Field.margin, vertical: 0))),
          field,
        ]))
  }

  private func field(_ number: Int) -> OverlayNode.Field {
    OverlayNode.Field(
      texts[number], placeholder: OverlayNode.Text(fields[number].label, color: .secondaryLabel),
      purpose: fields[number].purpose, separator: .separator, isFirst: number == 0,
      focusRequests: focusRequests[number],
      editing: OverlayNode.Field.Editing(didEnd: { [weak self] in
        if let self, typed.contains(number) { check(number) }
      }), error: mistakes[number])
  }

  private func noteChange(in number: Int) {
    typed.insert(number)
    if !mistakes[number].value.isEmpty { check(number) }
  }

  private func check(_ number: Int) {
    mistakes[number].value = fields[number].check(texts[number].value) ?? ""
  }

  /// Takes the texts if all are right; otherwise moves the focus to the first that is not.
  private func collect() -> Bool {
    guard sent == nil else { return false }
    for number in fields.indices { check(number) }
    if let wrong = mistakes.firstIndex(where: { !$0.value.isEmpty }) {
      focusRequests[wrong].value += 1
      return false
    }
    sent = texts.map(\.value)
    return true
  }
}
