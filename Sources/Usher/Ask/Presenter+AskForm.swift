internal import UsherCore

extension Presenter {
  /// Asks the user to fill in a form, and waits for the values.
  ///
  /// The user can send the form only if all fields are valid. Error messages are shown below the
  /// fields, and the first invalid field gets the focus. If the user changed a value and then
  /// cancels, presses Escape, swipes or closes the window, a question asks whether to discard the
  /// changes. In other respects, this method matches
  /// `ask(_:text:image:using:name:dontAskAgain:choices:)`.
  ///
  /// ```swift
  /// let values = try await presenter.form(
  ///   "New contact",
  ///   fields: [.text("Name", isRequired: true), .text("Mail", purpose: .email)],
  ///   action: "Add")
  /// if let name = values?["Name"] { print(name) }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The form's title.
  ///   - fields: The fields, from the top. The first field gets the focus.
  ///   - action: The label of the button that sends the form. Return presses it in the last field.
  ///   - cancel: The label of the button that cancels.
  ///   - preset: The position, timing and surface.
  ///   - name: The name used to find the form. Forms with the same name don't update each other.
  ///   - validate: A closure that returns an error message about the form as a whole, or `nil` if
  ///     the values are valid. The message is shown below the last field. The closure is called
  ///     only if every field is valid.
  /// - Returns: The values, keyed by the labels of their fields, or `nil` if the user didn't send
  ///   the form.
  /// - Throws: `RefusedQuestion` if the request is refused. `CancellationError` if the task is
  ///   canceled.
  public func form(
    _ title: String, fields: [FormField], action: String,
    cancel: String = OverlayStrings.current[.cancel],
    using preset: OverlayPreset = .question, name: String? = nil,
    validate: @escaping @MainActor (FormValues) -> String? = { _ in nil }
  ) async throws -> FormValues? {
    try await reply(
      toForm: title, fields: fields, action: action, cancel: cancel, using: preset, name: name,
      validate: validate
    ).answer
  }

  /// Asks the user to fill in a form, and returns the values and the request's outcome.
  ///
  /// In other respects, this method matches `form(_:fields:action:cancel:using:name:validate:)`.
  public func reply(
    toForm title: String, fields: [FormField], action: String,
    cancel: String = OverlayStrings.current[.cancel],
    using preset: OverlayPreset = .question, name: String? = nil,
    validate: @escaping @MainActor (FormValues) -> String? = { _ in nil }
  ) async throws -> Reply<FormValues> {
    try Task.checkCancellation()
    let form = OpenForm(fields, validate: validate)
    let content = form.content(title: title, action: action, cancel: cancel) { handle in
      handle.complete(Self.sent)
    }
    let handle = present(
      Overlay(content, preset: preset).name(name).asking(inside: Asker.current)
        .shouldDismiss(if: { form.isEdited }) { [weak self] _ in
          await self?.discardsTexts() ?? true
        })
    return try await handle.reply { form.sent }
  }

  private func discardsTexts() async -> Bool {
    let words = OverlayStrings.current
    let discards = try? await ask(
      words[.discardTitle],
      choices: [
        .choice(words[.keepEditing], false, isDefault: true),
        .choice(words[.discard], true, role: .destructive),
      ])
    return discards ?? false
  }

  /// The action of the button that sends a form.
  private static let sent = ActionID(1)
}

extension PresentationHandle {
  /// Waits until a question is answered or dismissed.
  ///
  /// - Parameter answer: A closure that returns the answer, or `nil` if there is none.
  /// - Returns: The answer and the outcome of the request.
  /// - Throws: `RefusedQuestion`, or `CancellationError` if the task is canceled.
  func reply<Answer: Sendable>(_ answer: () -> Answer?) async throws -> Reply<Answer> {
    dismissesOnCancellation = true
    let action = try await self.answer
    let outcome = result ?? .dismissed(action.map { .button($0) } ?? .programmatic)
    if case .refused(let refusal) = outcome { throw RefusedQuestion(refusal: refusal) }
    return Reply(answer: answer(), outcome: outcome)
  }
}
