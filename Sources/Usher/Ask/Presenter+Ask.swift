/// The parts of a question that change while it is shown, for the function that makes its content.
public struct QuestionParts: Sendable {
  /// The buttons of the choices.
  public let bar: ButtonBar
  /// Words about the last choice, whose work failed; `nil` if none did.
  public let failure: String?
}

extension Presenter {
  /// Asks the user, and waits for the answer.
  ///
  /// The answer is there as soon as its button is pressed, or its work has ended. There is none if
  /// the question goes otherwise, such as by Escape, a tap on its backdrop, its lifetime, the app
  /// or the window. A question that gives its place to another overlay for a while stays open. If
  /// the task is cancelled, the question goes.
  ///
  /// ```swift
  /// let reply = try await presenter.ask(
  ///   "Save the letter?",
  ///   choices: [
  ///     Choice("Discard", false),
  ///     Choice("Save", true, isDefault: true),
  ///   ])
  /// if reply.answer == true { print("saved") }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - details: The text below the question; empty for none.
  ///   - image: The picture above; `nil` for none.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the question by; questions of one name do not update each other.
  ///   - choices: The choices, in the order of their buttons.
  /// - Returns: The answer, or why there is none.
  /// - Throws: `RefusedQuestion` if the request is refused, such as without any choice and words;
  ///   `CancellationError` if the task is cancelled.
  public func ask<Answer: Sendable>(
    _ title: String, _ details: String = "", image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Reply<Answer> {
    try await ask(choices, using: preset, name: name) { parts in
      if let look = preset.platformStyle {
        return .platformAlert(
          title, parts.failure ?? details, isFailure: parts.failure != nil, image: image,
          bar: parts.bar, look: look)
      }
      return .alert(
        image: image, title: .alertTitle(title),
        description: parts.failure.map { .alertText($0, color: .danger) } ?? .alertText(details),
        bar: parts.bar)
    }
  }

  /// Asks the user by any content with the choices' buttons, and waits for the answer as
  /// `ask(_:_:image:using:name:choices:)` does.
  ///
  /// ```swift
  /// let bar = OverlayPreset.question.with {
  ///   $0.position = .bottom
  ///   $0.backdrop = Backdrop()
  /// }
  /// let reply = try await presenter.ask(
  ///   [Choice("Camera", 1), Choice("Photos", 2)], using: bar
  /// ) { .buttonBar($0.bar) }
  /// ```
  ///
  /// - Parameters:
  ///   - choices: The choices, in the order of their buttons.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the question by; questions of one name do not update each other.
  ///   - content: Returns the content; called again when a choice begins to work or fails.
  /// - Returns: The answer, or why there is none.
  /// - Throws: `RefusedQuestion` if the request is refused; `CancellationError` if the task is
  ///   cancelled.
  public func ask<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset = .question,
    name: String? = nil, content: @escaping @MainActor (QuestionParts) -> OverlayContent
  ) async throws -> Reply<Answer> {
    let question = OpenQuestion(choices, using: preset, content: content)
    return try await question.reply(by: self, name: name)
  }

  /// Asks whether to do something, and waits for the answer.
  ///
  /// ```swift
  /// if try await presenter.confirm(
  ///   "Empty the bin?", action: "Empty", isDestructive: true)
  /// {
  ///   print("emptied")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - details: The text below the question; empty for none.
  ///   - action: The label of the button that agrees; Return presses it, unless the action destroys
  ///     something.
  ///   - cancel: The label of the button that does not.
  ///   - isDestructive: Whether the action destroys something.
  ///   - preset: The place, the timing and the surface.
  /// - Returns: Whether the user agreed; `false` if the question goes without an answer.
  /// - Throws: `RefusedQuestion` if the request is refused; `CancellationError` if the task is
  ///   cancelled.
  public func confirm(
    _ title: String, _ details: String = "", action: String,
    cancel: String = OverlayWords.current[.cancel],
    isDestructive: Bool = false, using preset: OverlayPreset = .question
  ) async throws -> Bool {
    let choices = [
      Choice(cancel, false),
      Choice(action, true, isDefault: !isDestructive, isDestructive: isDestructive),
    ]
    return try await ask(title, details, using: preset, choices: choices).answer ?? false
  }
}
