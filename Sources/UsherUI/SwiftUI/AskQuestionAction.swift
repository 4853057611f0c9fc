#if os(iOS)
public import SwiftUI
public import UsherUIKit

/// Asks the user a question.
///
/// Read this action from the environment, and call it like a function.
///
/// The question has the same place and appearance as overlays of `presentOverlay`. It belongs to
/// the calling task, so it is dismissed if the task is canceled. To dismiss a question when the
/// view is removed, use `usherQuestion`, or ask in SwiftUI's `task` modifier.
///
/// If there is no window, for example in an app extension, each call throws `RefusedQuestion` with
/// `hostClosed`. Don't read the action in views that are updated often, because the action contains
/// their entire environment.
///
/// ```swift
/// @Environment(\.askQuestion) private var askQuestion
///
/// func empty(_ bin: Bin) async throws {
///   if try await askQuestion("Empty the bin?", action: "Empty", role: .destructive) {
///     bin.empty()
///   }
/// }
/// ```
@MainActor
public struct AskQuestionAction {
  private let held: HeldValues

  nonisolated init(environment: EnvironmentValues) { held = HeldValues(values: environment) }

  /// Asks whether to do something and waits for the answer, using `Presenter.confirm`.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - text: The text below the question, shown if it isn't `nil` or empty.
  ///   - action: The label of the confirming button. Return presses it, unless the action is
  ///     destructive.
  ///   - cancel: The label of the canceling button.
  ///   - role: `.destructive` if the action destroys something, otherwise `nil`.
  ///   - preset: The position, timing and surface.
  ///   - key: The key under which consent is remembered if the user selects "Don't ask again", or
  ///     `nil` to always ask.
  /// - Returns: Whether the user confirmed. The value is `false` if the question ends without an
  ///   answer.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window.
  ///   `CancellationError` if the task is canceled.
  public func callAsFunction(
    _ title: String, text: OverlayText? = nil, action: String,
    cancel: String = OverlayStrings.current[.cancel], role: OverlayNode.Button.Role? = nil,
    using preset: OverlayPreset = .question, dontAskAgain key: String? = nil
  ) async throws -> Bool {
    let presenter = try held.presenter.forQuestions
    return try await presenter.confirm(
      title, text: text, action: action, cancel: cancel, role: role,
      using: preset.fixed(to: held.appearance(on: presenter)), dontAskAgain: key)
  }

  /// Asks the user to select one of several choices and waits for the answer, using
  /// `Presenter.ask`.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - text: The text below the question, shown if it isn't `nil` or empty.
  ///   - image: The image above the question, or `nil` to show none.
  ///   - preset: The position, timing and surface.
  ///   - name: The name used to find the question. Questions with the same name don't update each
  ///     other.
  ///   - key: The key under which the answer is remembered if the user selects "Don't ask again",
  ///     or `nil` to always ask.
  ///   - choices: The choices, in the order of their buttons.
  /// - Returns: The answer, or `nil` if the question ends without an answer.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window.
  ///   `CancellationError` if the task is canceled.
  public func callAsFunction<Answer: Sendable>(
    _ title: String, text: OverlayText? = nil, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil, dontAskAgain key: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Answer? {
    let presenter = try held.presenter.forQuestions
    return try await presenter.ask(
      title, text: text, image: image,
      using: preset.fixed(to: held.appearance(on: presenter)), name: name, dontAskAgain: key,
      choices: choices)
  }

  /// Asks whether to do something, with text that isn't a literal and is shown as is.
  @_disfavoredOverload
  public func callAsFunction<Text: StringProtocol & Sendable>(
    _ title: String, text: Text?, action: String,
    cancel: String = OverlayStrings.current[.cancel], role: OverlayNode.Button.Role? = nil,
    using preset: OverlayPreset = .question, dontAskAgain key: String? = nil
  ) async throws -> Bool {
    try await callAsFunction(
      title, text: text.map { OverlayText(verbatim: $0) }, action: action, cancel: cancel,
      role: role, using: preset, dontAskAgain: key)
  }

  /// Asks the user to select a choice, with text that isn't a literal and is shown as is.
  @_disfavoredOverload
  public func callAsFunction<Answer: Sendable, Text: StringProtocol & Sendable>(
    _ title: String, text: Text?, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil, dontAskAgain key: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Answer? {
    try await callAsFunction(
      title, text: text.map { OverlayText(verbatim: $0) }, image: image, using: preset,
      name: name, dontAskAgain: key, choices: choices)
  }

  /// Asks a question with an overlay that the app creates, using `Presenter.reply`.
  ///
  /// The overlay should contain the choices' buttons, from the context that `content` receives.
  ///
  /// - Parameters:
  ///   - choices: The choices, in the order of their buttons.
  ///   - preset: The position, timing and surface.
  ///   - name: The name used to find the question. Questions with the same name don't update each
  ///     other.
  ///   - key: The key under which the answer is remembered if the content contains
  ///     `QuestionContext.dontAskAgain` and the user selects it, or `nil` to always ask.
  ///   - content: A closure that returns the overlay. It's called again when a choice starts its
  ///     work or fails. The overlay's settings override the preset.
  /// - Returns: The answer, or the reason there is none.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window.
  ///   `CancellationError` if the task is canceled.
  public func callAsFunction<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset? = nil,
    name: String? = nil, dontAskAgain key: String? = nil,
    content: @escaping @MainActor (QuestionContext) -> Overlay
  ) async throws -> Reply<Answer> {
    let presenter = try held.presenter.forQuestions
    let appearance = held.appearance(on: presenter)
    return try await presenter.reply(choices, using: preset, name: name, dontAskAgain: key) {
      content($0).fixed(to: appearance)
    }
  }

  /// Asks the user to fill in a form and waits for the values, using `Presenter.form`.
  ///
  /// - Parameters:
  ///   - title: The title of the form.
  ///   - fields: The fields, from top to bottom. The first field is focused.
  ///   - action: The label of the button that submits the form. Return in the last field presses
  ///     the button.
  ///   - cancel: The label of the canceling button.
  ///   - preset: The position, timing and surface.
  ///   - name: The name used to find the form. Forms with the same name don't update each other.
  ///   - validate: A closure that returns an error message for the values as a whole, or `nil` if
  ///     they are valid. The message is shown below the last field.
  /// - Returns: The values, keyed by the labels of their fields, or `nil` if the user doesn't
  ///   submit the form.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window.
  ///   `CancellationError` if the task is canceled.
  public func callAsFunction(
    _ title: String, fields: [FormField], action: String,
    cancel: String = OverlayStrings.current[.cancel],
    using preset: OverlayPreset = .question, name: String? = nil,
    validate: @escaping @MainActor (FormValues) -> String? = { _ in nil }
  ) async throws -> FormValues? {
    let presenter = try held.presenter.forQuestions
    return try await presenter.form(
      title, fields: fields, action: action, cancel: cancel,
      using: preset.fixed(to: held.appearance(on: presenter)), name: name, validate: validate)
  }
}

extension EnvironmentValues {
  /// The action that asks the user questions from any view.
  ///
  /// The questions have the same place as overlays of `presentOverlay`.
  public var askQuestion: AskQuestionAction { AskQuestionAction(environment: self) }
}
#endif
