/// The parts of a question that change while it is shown.
public struct QuestionContext: Sendable {
  /// The buttons of the choices.
  public let bar: ButtonBar
  /// The failure of the last choice's work, or `nil` if it didn't fail.
  public let failure: String?
  /// The button that switches "Don't ask again" on and off, or `nil` if no answer can be
  /// remembered.
  ///
  /// If the content doesn't contain this button, no answer is remembered.
  public let dontAskAgain: OverlayNode.Button?
}

extension Presenter {
  /// Asks the user a question, and waits for the answer.
  ///
  /// The answer is returned when the user presses a button, or when the choice's work ends. If the
  /// question ends without an answer, for example because the user pressed Escape, the question
  /// timed out or the window was closed, the result is `nil`. To get the reason, use
  /// `reply(to:text:image:using:name:dontAskAgain:choices:)`. A question that another overlay
  /// interrupts remains open. If the task is canceled, the question is dismissed.
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
  ///   - text: The text below the question.
  ///   - image: The image above the question.
  ///   - preset: The position, timing and surface.
  ///   - name: The name used to find the question. Questions with the same name don't update each
  ///     other.
  ///   - key: The key used to remember the answer if the user selects "Don't ask again", or `nil`
  ///     to always ask. A remembered answer is returned immediately, without asking. If the work of
  ///     a remembered choice fails, the question is shown with the failure. Choices with the role
  ///     `.cancel`, and questions that end without an answer, are never remembered.
  ///   - choices: The choices, in the order of their buttons.
  /// - Returns: The answer, or `nil` if the question ended without an answer.
  /// - Throws: `RefusedQuestion` if the request is refused, for example because it has neither text
  ///   nor choices. `CancellationError` if the task is canceled.
  public func ask<Answer: Sendable>(
    _ title: String, text: OverlayText? = nil, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil, dontAskAgain key: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Answer? {
    try await reply(
      to: title, text: text, image: image, using: preset, name: name, dontAskAgain: key,
      choices: choices
    ).answer
  }

  /// Asks the user a question, and returns the answer and the request's outcome.
  ///
  /// In other respects, this method matches `ask(_:text:image:using:name:dontAskAgain:choices:)`.
  ///
  /// ```swift
  /// let reply = try await presenter.reply(
  ///   to: "Still there?", using: .question.duration(.seconds(30)),
  ///   choices: [.choice("Yes", true)])
  /// if reply.outcome == .dismissed(.timedOut) { print("nobody there") }
  /// ```
  public func reply<Answer: Sendable>(
    to title: String, text: OverlayText? = nil, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil, dontAskAgain key: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Reply<Answer> {
    try await reply(choices, using: preset, name: name, dontAskAgain: key) {
      parts -> OverlayContent in
      let failure = parts.failure
      return (preset.platformStyle?.alert ?? .usher).content(
        title, failure ?? text?.string ?? "", isFailure: failure != nil, image: image,
        option: parts.dontAskAgain, bar: parts.bar
      ).marked(by: failure == nil ? text : nil)
    }
  }

  /// Asks the user a question using any overlay that contains the choices' buttons.
  ///
  /// In other respects, this method matches
  /// `reply(to:text:image:using:name:dontAskAgain:choices:)`.
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
  ///   - preset: The position, timing and surface. If it is `nil`, the overlay's preset is used, or
  ///     `.question` if there is none.
  ///   - name: The name used to find the question, or `nil` for the overlay's name. Questions with
  ///     the same name don't update each other.
  ///   - key: The key used to remember the answer if the user presses
  ///     `QuestionContext.dontAskAgain` in the content, or `nil` to always ask.
  ///   - content: A closure that returns the overlay. The overlay's settings override the preset's
  ///     settings. The closure is called again when a choice's work starts or fails.
  /// - Returns: The answer and the outcome of the request.
  /// - Throws: `RefusedQuestion` if the request is refused. `CancellationError` if the task is
  ///   canceled.
  public func reply<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset? = nil,
    name: String? = nil, dontAskAgain key: String? = nil,
    content: @escaping @MainActor (QuestionContext) -> Overlay
  ) async throws -> Reply<Answer> {
    let memory = key.map { AnswerMemory(of: $0, in: store) }
    let question = OpenQuestion(choices, remembering: memory) {
      let overlay = content($0)
      return overlay.preset(preset ?? overlay.preset ?? .question)
    }
    return try await question.reply(by: self, name: name)
  }

  /// Asks the user whether to perform an action, and waits for the answer.
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
  ///   - text: The text below the question.
  ///   - action: The label of the button that confirms. Return presses it if `role` is `nil`.
  ///   - cancel: The label of the button that cancels.
  ///   - role: `.destructive` if the action is destructive, or `nil`.
  ///   - timeout: The time after which the question is dismissed, or `nil` for the preset's
  ///     duration.
  ///   - preset: The position, timing and surface.
  ///   - key: The key used to remember consent if the user selects "Don't ask again", or `nil` to
  ///     always ask. Later calls with the key return `true` immediately, until the key is reset in
  ///     `store`.
  /// - Returns: Whether the user confirmed, or `false` if the question ended without an answer.
  /// - Throws: `RefusedQuestion` if the request is refused. `CancellationError` if the task is
  ///   canceled.
  public func confirm(
    _ title: String, text: OverlayText? = nil, action: String,
    cancel: String = OverlayStrings.current[.cancel], role: OverlayNode.Button.Role? = nil,
    timeout: Duration? = nil,
    using preset: OverlayPreset = .question, dontAskAgain key: String? = nil
  ) async throws -> Bool {
    try await ask(
      title, text: text, using: timeout.map { preset.duration(.timed($0)) } ?? preset,
      dontAskAgain: key,
      choices: [
        .choice(cancel, false, role: .cancel),
        .choice(action, true, role: role, isDefault: role == nil),
      ]) ?? false
  }
}

extension Presenter {
  @_disfavoredOverload
  package func reply<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset = .question,
    name: String? = nil, dontAskAgain key: String? = nil,
    content: @escaping @MainActor (QuestionContext) -> OverlayContent
  ) async throws -> Reply<Answer> {
    try await reply(choices, using: preset, name: name, dontAskAgain: key) {
      Overlay(content($0))
    }
  }
}
