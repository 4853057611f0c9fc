/// A choice is an answer to a question, with the button that gives it.
///
/// ```swift
/// let reply = try await presenter.ask(
///   "Send the letter?",
///   choices: [
///     Choice("Later", "kept"),
///     Choice(
///       "Send", says: { _ in "There is no connection." },
///       work: { try await upload() }),
///   ])
/// print(reply.answer ?? "left: \(reply.outcome)")
/// ```
public struct Choice<Answer: Sendable>: Sendable {
  let title: String
  let isDefault: Bool
  let isDestructive: Bool
  let effect: Effect

  /// The effect of a press of the button.
  enum Effect: Sendable {
    case answers(Answer)
    case works(
      @MainActor @Sendable () async throws -> Answer,
      says: @MainActor @Sendable (any Error) -> String)
  }

  /// Makes a choice that is the answer.
  ///
  /// - Parameters:
  ///   - title: The button's label.
  ///   - answer: The answer.
  ///   - isDefault: Whether Return chooses it; of several defaults, the first counts.
  ///   - isDestructive: Whether the choice destroys something.
  public init(
    _ title: String, _ answer: Answer, isDefault: Bool = false, isDestructive: Bool = false
  ) {
    self.title = title
    self.isDefault = isDefault
    self.isDestructive = isDestructive
    effect = .answers(answer)
  }

  /// Makes a choice whose work finds the answer, while the question is still there.
  ///
  /// Meanwhile the button shows that it works, and nothing else of the question can be used. If the
  /// work fails, the question is open again and says why. The work is cancelled if the question
  /// goes.
  ///
  /// - Parameters:
  ///   - title: The button's label.
  ///   - isDefault: Whether Return chooses it; of several defaults, the first counts.
  ///   - isDestructive: Whether the choice destroys something.
  ///   - says: Words for the user about an error of the work; by default the error's description.
  ///   - work: The work.
  public init(
    _ title: String, isDefault: Bool = false, isDestructive: Bool = false,
    says: @escaping @MainActor @Sendable (any Error) -> String = { String(describing: $0) },
    work: @escaping @MainActor @Sendable () async throws -> Answer
  ) {
    self.title = title
    self.isDefault = isDefault
    self.isDestructive = isDestructive
    effect = .works(work, says: says)
  }
}

/// A reply is the answer to a question, or the reason why there is none.
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
  public var description: String { "the question was refused: \(StandingWords().text(refusal))" }
}
