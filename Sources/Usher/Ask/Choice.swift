/// An answer to a question, with the button that gives it.
///
/// ```swift
/// let answer = try await presenter.ask(
///   "Send the letter?",
///   choices: [
///     .choice("Later", "kept"),
///     .choice("Send", failure: { _ in "There is no connection." }) {
///       try await upload()
///     },
///   ])
/// print(answer ?? "left")
/// ```
public struct Choice<Answer: Sendable>: Sendable {
  let title: String
  let role: OverlayNode.Button.Role?
  let isDefault: Bool
  var isSelected = false
  let effect: Effect

  /// The effect of a press of the button.
  enum Effect: Sendable {
    case answers(Answer)
    case works(
      @MainActor @Sendable () async throws -> Answer,
      failure: @MainActor @Sendable (any Error) -> String)
  }

  /// Returns a choice that is the answer.
  ///
  /// - Parameters:
  ///   - title: The button's label.
  ///   - answer: The answer.
  ///   - role: The choice's purpose; `nil` for any other.
  ///   - isDefault: Whether Return chooses it; of several defaults, the first counts.
  ///   - isSelected: Whether the choice applies at present, which a check mark shows.
  /// - Returns: The choice.
  public static func choice(
    _ title: String, _ answer: Answer, role: OverlayNode.Button.Role? = nil,
    isDefault: Bool = false, isSelected: Bool = false
  ) -> Choice {
    Choice(
      title: title, role: role, isDefault: isDefault, isSelected: isSelected,
      effect: .answers(answer))
  }

  /// Returns a choice whose work finds the answer, while the question is still there.
  ///
  /// Meanwhile the button shows that it works, and nothing else of the question can be used. If the
  /// work fails, the question is open again and says why. The work is canceled if the question
  /// goes.
  ///
  /// - Parameters:
  ///   - title: The button's label.
  ///   - role: The choice's purpose; `nil` for any other.
  ///   - isDefault: Whether Return chooses it; of several defaults, the first counts.
  ///   - failure: Returns the text for the user about an error of the work; by default the error's
  ///     description.
  ///   - work: The work.
  /// - Returns: The choice.
  public static func choice(
    _ title: String, role: OverlayNode.Button.Role? = nil, isDefault: Bool = false,
    failure: @escaping @MainActor @Sendable (any Error) -> String = { String(describing: $0) },
    work: @escaping @MainActor @Sendable () async throws -> Answer
  ) -> Choice {
    Choice(title: title, role: role, isDefault: isDefault, effect: .works(work, failure: failure))
  }
}

/// The answer to a question, or the reason why there is none.
public struct Reply<Answer: Sendable>: Sendable {
  /// The answer; `nil` if the question went without one.
  public let answer: Answer?
  /// The outcome of the question's request, which tells why there is no answer.
  public let outcome: Outcome

  /// Makes a reply, such as for tests.
  public init(answer: Answer?, outcome: Outcome) {
    self.answer = answer
    self.outcome = outcome
  }
}

extension Reply: Equatable where Answer: Equatable {}

/// The error of a question that was refused, and so never shown.
public struct RefusedQuestion: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public let refusal: Refusal

  /// Makes an error.
  public init(refusal: Refusal) {
    self.refusal = refusal
  }

  /// The reason in English.
  public var description: String {
    "the question was refused: \(PendingStateWords().text(refusal))"
  }
}
