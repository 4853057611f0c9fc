/// The parts of a question that change while it is shown, for the function that makes its content.
public struct QuestionContext: Sendable {
  /// The buttons of the choices.
  public let bar: ButtonBar
  /// Words about the last choice, whose work failed; `nil` if none did.
  public let failure: String?
}

extension Presenter {
  /// Asks the user, and waits for the answer.
  ///
  /// The answer is there as soon as its button is pressed, or its work has ended. There is none if
  /// the question goes otherwise, such as by Escape, a tap on its backdrop, its duration, the app
  /// or the window; `reply(to:text:image:using:name:choices:)` says which. A question that gives
  /// its place to another overlay for a while stays open. If the task is canceled, the question
  /// goes.
  ///
  /// ```swift
  /// let saves = try await presenter.ask(
  ///   "Save the letter?",
  ///   choices: [
  ///     .choice("Discard", false, role: .destructive),
  ///     .choice("Save", true, isDefault: true),
  ///   ])
  /// if saves == true { print("saved") }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - text: The text below the question; `nil` or empty for none.
  ///   - image: The picture above; `nil` for none.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the question by; questions of one name do not update each other.
  ///   - choices: The choices, in the order of their buttons.
  /// - Returns: The answer; `nil` if there is none.
  /// - Throws: `RefusedQuestion` if the request is refused, such as without any choice and words;
  ///   `CancellationError` if the task is canceled.
  public func ask<Answer: Sendable>(
    _ title: String, text: String? = nil, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Answer? {
    try await reply(
      to: title, text: text, image: image, using: preset, name: name, choices: choices
    ).answer
  }

  /// Asks the user as `ask(_:text:image:using:name:choices:)`, and returns the answer, or why there
  /// is none.
  ///
  /// ```swift
  /// let reply = try await presenter.reply(
  ///   to: "Still there?", using: .question.duration(.seconds(30)),
  ///   choices: [.choice("Yes", true)])
  /// if reply.outcome == .dismissed(.timedOut) { print("nobody there") }
  /// ```
  public func reply<Answer: Sendable>(
    to title: String, text: String? = nil, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Reply<Answer> {
    try await reply(choices, using: preset, name: name) { parts -> OverlayContent in
      (preset.platformStyle?.alert ?? .usher).content(
        title, parts.failure ?? text ?? "", isFailure: parts.failure != nil, image: image,
        bar: parts.bar)
    }
  }

  /// Asks the user by any overlay with the choices' buttons, and waits for the answer as
  /// `reply(to:text:image:using:name:choices:)` does.
  ///
  /// ```swift
  /// let bar = OverlayPreset.question.with {
  ///   $0.position = .bottom
  ///   $0.backdrop = Backdrop()
  /// }
  /// let reply = try await presenter.reply(
  ///   [.choice("Camera", 1), .choice("Photos", 2)], using: bar
  /// ) { Overlay(.buttonBar($0.bar)) }
  /// ```
  ///
  /// - Parameters:
  ///   - choices: The choices, in the order of their buttons.
  ///   - preset: The place, the timing and the surface; `nil` for the overlay's own preset, or for
  ///     `.question`.
  ///   - name: The name to find the question by, or `nil` for the overlay's own; questions of one
  ///     name do not update each other.
  ///   - content: Returns the overlay, whose settings override those of `preset`; called again when
  ///     a choice begins to work or fails, with which the place and the size stay.
  /// - Returns: The answer, or why there is none.
  /// - Throws: `RefusedQuestion` if the request is refused; `CancellationError` if the task is
  ///   cancelled.
  public func reply<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset? = nil,
    name: String? = nil, content: @escaping @MainActor (QuestionContext) -> Overlay
  ) async throws -> Reply<Answer> {
    let question = OpenQuestion(choices) {
      let overlay = content($0)
      return overlay.preset(preset ?? overlay.preset ?? .question)
    }
    return try await question.reply(by: self, name: name)
  }

  /// Asks whether to do something, and waits for the answer.
  ///
  /// ```swift
  /// if try await presenter.confirm(
  ///   "Empty the bin?", action: "Empty", role: .destructive)
  /// {
  ///   print("emptied")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - text: The text below the question; `nil` or empty for none.
  ///   - action: The label of the button that agrees; Return presses it, unless the action destroys
  ///     something.
  ///   - cancel: The label of the button that does not agree.
  ///   - role: `.destructive` if the action destroys something; `nil` otherwise.
  ///   - timeout: The time after which the question is dismissed; `nil` for the preset's.
  ///   - preset: The place, the timing and the surface.
  /// - Returns: Whether the user agreed; `false` if the question goes without an answer.
  /// - Throws: `RefusedQuestion` if the request is refused; `CancellationError` if the task is
  ///   canceled.
  public func confirm(
    _ title: String, text: String? = nil, action: String,
    cancel: String = OverlayStrings.current[.cancel], role: OverlayNode.Button.Role? = nil,
    timeout: Duration? = nil,
    using preset: OverlayPreset = .question
  ) async throws -> Bool {
    try await ask(
      title, text: text, using: timeout.map { preset.duration(.timed($0)) } ?? preset,
      choices: [
        .choice(cancel, false, role: .cancel),
        .choice(action, true, role: role, isDefault: role == nil),
      ]) ?? false
  }
}

extension Presenter {
  /// Asks the user by any content with the choices' buttons.
  @_disfavoredOverload
  package func reply<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset = .question,
    name: String? = nil, content: @escaping @MainActor (QuestionContext) -> OverlayContent
  ) async throws -> Reply<Answer> {
    try await reply(choices, using: preset, name: name) { Overlay(content($0)) }
  }
}
