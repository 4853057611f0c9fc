/// One of a question's answers, and its button.
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
  /// The app's identifier for remembering the choice, or `nil` to use the default.
  var identifier: String?

  enum Effect: Sendable {
    case answers(Answer)
    case works(
      @MainActor @Sendable () async throws -> Answer,
      failure: @MainActor @Sendable (any Error) -> String)
  }

  /// Returns a choice with a fixed answer.
  ///
  /// - Parameters:
  ///   - title: The button's label.
  ///   - answer: The question's answer if the user selects the choice.
  ///   - role: The choice's purpose.
  ///   - isDefault: Whether Return selects the choice. If several choices are defaults, the first
  ///     is used.
  ///   - isSelected: Whether the button shows a check mark to indicate that the choice currently
  ///     applies.
  /// - Returns: The choice.
  public static func choice(
    _ title: String, _ answer: Answer, role: OverlayNode.Button.Role? = nil,
    isDefault: Bool = false, isSelected: Bool = false
  ) -> Choice {
    Choice(
      title: title, role: role, isDefault: isDefault, isSelected: isSelected,
      effect: .answers(answer))
  }

  /// Returns a choice that performs work to determine the answer while the question is still shown.
  ///
  /// While the work is in progress, the button shows an activity indicator, and the user can't
  /// press another button or dismiss the question. If the work fails, the question shows the
  /// failure's text, and the user can choose again. The work is canceled if the question ends
  /// early.
  ///
  /// - Parameters:
  ///   - title: The button's label.
  ///   - role: The choice's purpose.
  ///   - isDefault: Whether Return selects the choice. If several choices are defaults, the first
  ///     is used.
  ///   - failure: A closure that returns the text to show if the work fails. The default is the
  ///     error's description.
  ///   - work: A closure that determines the answer.
  /// - Returns: The choice.
  public static func choice(
    _ title: String, role: OverlayNode.Button.Role? = nil, isDefault: Bool = false,
    failure: @escaping @MainActor @Sendable (any Error) -> String = { String(describing: $0) },
    work: @escaping @MainActor @Sendable () async throws -> Answer
  ) -> Choice {
    Choice(title: title, role: role, isDefault: isDefault, effect: .works(work, failure: failure))
  }
}

/// The answer to a question, and the outcome of its request.
public struct Reply<Answer: Sendable>: Sendable {
  /// The answer, or `nil` if the question ended without an answer.
  public let answer: Answer?
  /// The outcome of the question's request.
  ///
  /// If there is no answer, the outcome has the reason.
  public let outcome: Outcome

  /// Creates a reply, for example for tests.
  public init(answer: Answer?, outcome: Outcome) {
    self.answer = answer
    self.outcome = outcome
  }
}

extension Reply: Equatable where Answer: Equatable {}

/// An error thrown if a question is refused and therefore not shown.
public struct RefusedQuestion: Error, Hashable, CustomStringConvertible {
  /// The reason the question was refused.
  public let refusal: Refusal

  /// Creates an error.
  public init(refusal: Refusal) {
    self.refusal = refusal
  }

  /// The reason in English, with a remedy.
  public var description: String {
    "the question was refused: \(refusal)"
  }
}
