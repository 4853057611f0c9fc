#if os(iOS)
public import SwiftUI
public import UsherUIKit

/// Asks the user in the place set by the environment; read from the environment, and called like a
/// function.
///
/// The question is asked in the place and the appearance of `presentOverlay`, and belongs to the
/// calling task: if the task is cancelled, the question goes. A question that is to go with the
/// view is asked by `usherQuestion`, or in a task of SwiftUI's `task` modifier.
///
/// While there is no window, as in an app extension, each call throws `RefusedQuestion` with
/// `hostClosed`. Do not read the action in views that are updated often: the action holds their
/// whole environment.
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

  /// Asks whether to do something, and waits for the answer, as `Presenter.confirm` does.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - text: The text below the question; `nil` or empty for none.
  ///   - action: The label of the button that agrees; Return presses it, unless the action destroys
  ///     something.
  ///   - cancel: The label of the button that does not agree.
  ///   - role: `.destructive` if the action destroys something; `nil` otherwise.
  ///   - preset: The place, the timing and the surface.
  /// - Returns: Whether the user agreed; `false` if the question goes without an answer.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window;
  ///   `CancellationError` if the task is cancelled.
  public func callAsFunction(
    _ title: String, text: String? = nil, action: String,
    cancel: String = OverlayStrings.current[.cancel], role: OverlayNode.Button.Role? = nil,
    using preset: OverlayPreset = .question
  ) async throws -> Bool {
    let presenter = try held.presenter.forQuestions
    return try await presenter.confirm(
      title, text: text, action: action, cancel: cancel, role: role,
      using: preset.fixed(to: held.appearance(on: presenter)))
  }

  /// Asks for one of several choices, and waits for the answer, as `Presenter.ask` does.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - text: The text below the question; `nil` or empty for none.
  ///   - image: The picture above; `nil` for none.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the question by; questions of one name do not update each other.
  ///   - choices: The choices, in the order of their buttons.
  /// - Returns: The answer; `nil` if there is none.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window;
  ///   `CancellationError` if the task is cancelled.
  public func callAsFunction<Answer: Sendable>(
    _ title: String, text: String? = nil, image: OverlayNode.Image? = nil,
    using preset: OverlayPreset = .question, name: String? = nil,
    choices: [Choice<Answer>]
  ) async throws -> Answer? {
    let presenter = try held.presenter.forQuestions
    return try await presenter.ask(
      title, text: text, image: image,
      using: preset.fixed(to: held.appearance(on: presenter)), name: name, choices: choices)
  }

  /// Asks by any ready-made overlay with the choices' buttons, and waits for the answer, as
  /// `Presenter.reply` does.
  ///
  /// - Parameters:
  ///   - choices: The choices, in the order of their buttons.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the question by; questions of one name do not update each other.
  ///   - content: Returns the overlay, whose settings override those of `preset`; called again when
  ///     a choice begins to work or fails.
  /// - Returns: The answer, or why there is none.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window;
  ///   `CancellationError` if the task is cancelled.
  public func callAsFunction<Answer: Sendable>(
    _ choices: [Choice<Answer>], using preset: OverlayPreset? = nil,
    name: String? = nil, content: @escaping @MainActor (QuestionContext) -> Overlay
  ) async throws -> Reply<Answer> {
    let presenter = try held.presenter.forQuestions
    let appearance = held.appearance(on: presenter)
    return try await presenter.reply(choices, using: preset, name: name) {
      content($0).fixed(to: appearance)
    }
  }

  /// Asks the user to fill in a form, and waits for the values, as `Presenter.form` does.
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
  ///     last field; `nil` if they are right.
  /// - Returns: The values by the labels of their fields; `nil` if the form goes without them.
  /// - Throws: `RefusedQuestion` if the request is refused or there is no window;
  ///   `CancellationError` if the task is cancelled.
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
  /// The action that asks the user from any view, in the place of `presentOverlay`.
  public var askQuestion: AskQuestionAction { AskQuestionAction(environment: self) }
}
#endif
