/// The values and errors of a form whose request hasn't ended.
@MainActor
final class OpenForm {
  private(set) var sent: FormValues?
  private let fields: [OpenField]
  private let validate: @MainActor (FormValues) -> String?
  private var changed: Set<Int> = []
  /// Whether the last field shows an error about the form as a whole.
  private var isWrongAsAWhole = false

  init(_ fields: [FormField], validate: @escaping @MainActor (FormValues) -> String?) {
    self.fields = fields.map { OpenField($0) }
    self.validate = validate
    for (number, field) in self.fields.enumerated() {
      field.addObserver(self) { [weak self] in self?.noteChange(in: number) }
    }
  }

  var isEdited: Bool { fields.contains { $0.isEdited } }

  /// Returns the form's content.
  ///
  /// If all values are valid, the button for the action calls `send`.
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
    let lines = fields.enumerated().map { number, field in
      field.node(isFirst: number == 0) { [weak self] in self?.noteEnd(of: number) }
    }
    return AlertShape.usher.form(title, lines: lines, bar: ButtonBar([leave, submit]))
  }

  /// Checks a text when the user stops editing it, if the text has changed.
  private func noteEnd(of number: Int) {
    guard changed.contains(number) else { return }
    // An error about the whole form remains until a value changes.
    if !(isWrongAsAWhole && number == fields.count - 1) { check(number) }
  }

  private func noteChange(in number: Int) {
    changed.insert(number)
    if !fields[number].error.value.isEmpty { check(number) }
    if isWrongAsAWhole { check(fields.count - 1) }
  }

  private func check(_ number: Int) {
    fields[number].check()
    if number == fields.count - 1 { isWrongAsAWhole = false }
  }

  /// Sets `sent` if all values are valid.
  ///
  /// Otherwise, moves the focus to the first invalid field, or to the last field if the form as a
  /// whole is invalid. Returns whether all values are valid.
  private func collect() -> Bool {
    for number in fields.indices { check(number) }
    if let wrong = fields.first(where: { !$0.error.value.isEmpty }) {
      wrong.focusRequests.value += 1
      return false
    }
    let values = FormValues(
      fields: fields.compactMap { field in
        field.value.map { FormValues.Field(label: field.field.label, value: $0) }
      })
    if let last = fields.last, let wrong = validate(values), !wrong.isEmpty {
      last.error.value = wrong
      isWrongAsAWhole = true
      last.focusRequests.value += 1
      return false
    }
    sent = values
    return true
  }
}
