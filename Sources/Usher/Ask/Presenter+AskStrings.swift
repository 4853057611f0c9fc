/// Questions whose text is a string but not a literal.
///
/// The text is shown as is.
extension Presenter {
  /// Asks the user a question, and returns the answer.
  @_disfavoredOverload
  public func ask<Answer: Sendable, Text: StringProtocol & Sendable>(
    _ title: String, text: Text?, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil, dontAskAgain key: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Answer? {
    try await ask(
      title, text: text.map { OverlayText(verbatim: $0) }, image: image, using: preset,
      name: name, dontAskAgain: key, choices: choices)
  }

  /// Asks the user a question, and returns the answer and the request's outcome.
  @_disfavoredOverload
  public func reply<Answer: Sendable, Text: StringProtocol & Sendable>(
    to title: String, text: Text?, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil, dontAskAgain key: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Reply<Answer> {
    try await reply(
      to: title, text: text.map { OverlayText(verbatim: $0) }, image: image, using: preset,
      name: name, dontAskAgain: key, choices: choices)
  }

  /// Asks the user whether to perform an action, and waits for the answer.
  @_disfavoredOverload
  public func confirm<Text: StringProtocol & Sendable>(
    _ title: String, text: Text?, action: String,
    cancel: String = OverlayStrings.current[.cancel], role: OverlayNode.Button.Role? = nil,
    timeout: Duration? = nil,
    using preset: OverlayPreset = .question, dontAskAgain key: String? = nil
  ) async throws -> Bool {
    try await confirm(
      title, text: text.map { OverlayText(verbatim: $0) }, action: action, cancel: cancel,
      role: role, timeout: timeout, using: preset, dontAskAgain: key)
  }
}
