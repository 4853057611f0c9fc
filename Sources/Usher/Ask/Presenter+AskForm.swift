internal import UsherCore

extension Presenter {
  /// Asks the user to fill in a form, and waits for the values.
  ///
  /// The form stays until all texts are right: a mistake is shown below its field, and the focus
  /// moves to the first one. If the user edited a text and then cancels, presses Escape, swipes or
  /// closes the window, a question asks whether to discard the texts. Otherwise as
  /// `ask(_:text:image:using:name:choices:)`.
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
  ///   - fields: The fields, from the top; the first one gets the focus.
  ///   - action: The label of the button that sends the form, which Return presses in the last
  ///     field.
  ///   - cancel: The label of the button that does not.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the form by; forms of one name do not update each other.
  ///   - validate: Returns what is wrong with the values as a whole, as the user reads it below the
  ///     last field; `nil` if they are right. Called once each field is right.
  /// - Returns: The values by the labels of their fields; `nil` if the form goes without them.
  /// - Throws: `RefusedQuestion` if the request is refused; `CancellationError` if the task is
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

  /// Asks the user as `form(_:fields:action:cancel:using:name:validate:)`, and returns the values,
  /// or why there are none.
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

  /// Asks whether the user wants to discard the texts of a form.
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

  /// The number of the button that sends a form, after the one that cancels it.
  private static let sent = ActionID(1)
}

extension PresentationHandle {
  /// Waits until a question is answered or has gone, and returns the reply.
  ///
  /// - Parameter answer: Returns the answer; `nil` if there is none.
  /// - Returns: The answer, or why there is none.
  /// - Throws: `RefusedQuestion`, or `CancellationError` if the task is cancelled.
  func reply<Answer: Sendable>(_ answer: () -> Answer?) async throws -> Reply<Answer> {
    dismissesOnCancellation = true
    let action = try await self.answer
    let outcome = result ?? .dismissed(action.map { .button($0) } ?? .programmatic)
    if case .refused(let refusal) = outcome { throw RefusedQuestion(refusal: refusal) }
    return Reply(answer: answer(), outcome: outcome)
  }
}
