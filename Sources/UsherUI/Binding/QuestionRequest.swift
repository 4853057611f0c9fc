package import Usher

/// A request for the question about a binding's item.
@MainActor
package final class QuestionRequest<Answer: Sendable> {
  /// The reply, or `nil` while the question is open.
  package private(set) var reply: Reply<Answer>?
  private var task: Task<Void, Never>?

  /// Asks a question.
  ///
  /// - Parameters:
  ///   - report: The callbacks. Only `ended` is called, when the reply is known. The overlay may
  ///     still be visible at that time.
  ///   - ask: A closure that asks the question and returns the reply.
  package init(
    _ report: RequestReport, ask: @escaping @MainActor () async throws -> Reply<Answer>
  ) {
    task = Task { [weak self] in
      let reply = await Self.reply(to: ask)
      self?.reply = reply
      report.ended(reply.outcome)
    }
  }

  /// Withdraws the question, even if it is already shown.
  package func dismiss() {
    task?.cancel()
  }

  private static func reply(
    to ask: @MainActor () async throws -> Reply<Answer>
  ) async -> Reply<Answer> {
    do {
      return try await ask()
    } catch let refused as RefusedQuestion {
      return Reply(answer: nil, outcome: .refused(refused.refusal))
    } catch {
      return Reply(answer: nil, outcome: .dismissed(.programmatic))
    }
  }
}

/// The parameters of a question about a binding's item.
package struct QuestionDescription<Answer: Sendable> {
  private let title: String
  private let text: OverlayText?
  private let preset: OverlayPreset
  private let name: String?
  private let dontAskAgain: String?
  private let choices: [Choice<Answer>]

  /// Creates a description with the parameters of `Presenter.reply`.
  package init(
    _ title: String, text: OverlayText?, using preset: OverlayPreset, name: String?,
    dontAskAgain: String? = nil, choices: [Choice<Answer>]
  ) {
    self.title = title
    self.text = text
    self.preset = preset
    self.name = name
    self.dontAskAgain = dontAskAgain
    self.choices = choices
  }

  /// Asks the question.
  ///
  /// - Parameters:
  ///   - presenter: The presenter that shows the question.
  ///   - appearance: The appearance for a preset that doesn't specify its own, or `nil` to follow
  ///     the window.
  ///   - report: The callbacks for the end of the question.
  /// - Returns: The request.
  @MainActor
  package func ask(
    by presenter: Presenter, fixedTo appearance: Appearance?, _ report: RequestReport
  ) -> QuestionRequest<Answer> {
    QuestionRequest(report) { [self] in
      try await presenter.reply(
        to: title, text: text, using: preset.fixed(to: appearance), name: name,
        dontAskAgain: dontAskAgain, choices: choices)
    }
  }
}
