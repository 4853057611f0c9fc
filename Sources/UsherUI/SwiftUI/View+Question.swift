#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Asks the user a question while a binding is `true`, and reports the reply.
  ///
  /// Like one of SwiftUI's alerts, the question is dismissed if the binding becomes `false` or this
  /// view is removed. The binding becomes `false` when the question is answered or dismissed. Each
  /// question has exactly one reply. Unlike an alert, the question is queued with all other
  /// overlays, and a choice can do work while the question is shown.
  ///
  /// An open question isn't updated. To ask another question, for example in `onReply`, use a new
  /// item and the method with `item`. If there is no window, the question is asked once a window is
  /// available.
  ///
  /// ```swift
  /// Button("Empty", role: .destructive) { asksToEmpty = true }
  ///   .usherQuestion(
  ///     "Empty the bin?", isPresented: $asksToEmpty,
  ///     choices: [.choice("Keep", false), .choice("Empty", true, role: .destructive)]
  ///   ) { reply in
  ///     if reply.answer == true { bin.empty() }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - text: The text below the question, shown if it isn't `nil` or empty.
  ///   - isPresented: Whether to ask. The question is also asked if the initial value is `true`.
  ///   - preset: The position, timing and surface.
  ///   - name: The name used to find the question. Questions with the same name don't update each
  ///     other.
  ///   - key: The key for *Don't ask again*, or `nil` to always ask. Once an answer is remembered,
  ///     `onReply` is called with it and the question isn't shown. A choice with the role `.cancel`
  ///     is never remembered, so give this role to a choice that only declines.
  ///   - choices: The choices, in the order of their buttons.
  ///   - onReply: Called once for each question, after the question ends and the binding becomes
  ///     `false`. If the question ended because the binding became `false` or this view was
  ///     removed, the outcome is `programmatic`.
  /// - Returns: A view that asks the question.
  public func usherQuestion<Answer: Sendable>(
    _ title: String, text: OverlayText? = nil, isPresented: Binding<Bool>,
    using preset: OverlayPreset = .question, name: String? = nil,
    dontAskAgain key: String? = nil, choices: [Choice<Answer>],
    onReply: @escaping (Reply<Answer>) -> Void
  ) -> some View {
    modifier(
      BoundQuestionModifier(
        value: isPresented, items: PresentedItem.items, remove: { $0 = false },
        onReply: { onReply($1) },
        describe: { _ in
          QuestionDescription(
            title, text: text, using: preset, name: name, dontAskAgain: key, choices: choices)
        }))
  }

  /// Asks a question whose text isn't a literal, and is therefore shown as is.
  @_disfavoredOverload
  public func usherQuestion<Answer: Sendable, Text: StringProtocol>(
    _ title: String, text: Text?, isPresented: Binding<Bool>,
    using preset: OverlayPreset = .question, name: String? = nil,
    dontAskAgain key: String? = nil, choices: [Choice<Answer>],
    onReply: @escaping (Reply<Answer>) -> Void
  ) -> some View {
    usherQuestion(
      title, text: text.map { OverlayText(verbatim: $0) }, isPresented: isPresented,
      using: preset, name: name, dontAskAgain: key, choices: choices, onReply: onReply)
  }

  /// Asks the user about the item of a binding, and reports the reply.
  ///
  /// If the binding contains an item with a different `id`, the previous question is withdrawn
  /// before the new question is asked. When a question ends, the binding becomes `nil` if it still
  /// contains the question's item. Everything else is as described for the method with
  /// `isPresented`.
  ///
  /// ```swift
  /// .usherQuestion(
  ///   item: $letter, title: { "Delete “\($0.subject)”?" },
  ///   choices: { _ in [.choice("Keep", false), .choice("Delete", true, role: .destructive)] }
  /// ) { letter, reply in
  ///   if reply.answer == true { delete(letter) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item to ask about. The question is also asked for an initial item.
  ///   - title: A closure that returns the question about an item.
  ///   - text: A closure that returns the text below the question, shown if it isn't `nil` or
  ///     empty.
  ///   - preset: The position, timing and surface.
  ///   - name: The name used to find the question. Questions with the same name don't update each
  ///     other.
  ///   - key: The key for *Don't ask again*, shared by all items, or `nil` to always ask.
  ///   - choices: A closure that returns the choices, in the order of their buttons.
  ///   - onReply: Called once for each question with the item's latest value and the reply, after
  ///     the question ends. The question itself shows the item's first value.
  /// - Returns: A view that asks the questions.
  public func usherQuestion<Item: Identifiable, Answer: Sendable>(
    item: Binding<Item?>, title: @escaping (Item) -> String,
    text: @escaping (Item) -> OverlayText? = { _ in nil },
    using preset: OverlayPreset = .question, name: String? = nil,
    dontAskAgain key: String? = nil, choices: @escaping (Item) -> [Choice<Answer>],
    onReply: @escaping (Item, Reply<Answer>) -> Void
  ) -> some View {
    modifier(
      BoundQuestionModifier(
        value: item, items: { $0.map { [$0] } ?? [] }, remove: { $0 = nil },
        onReply: { onReply($0, $1) },
        describe: {
          QuestionDescription(
            title($0), text: text($0), using: preset, name: name, dontAskAgain: key,
            choices: choices($0))
        }))
  }

  /// Asks the user about the item of a binding, with texts that aren't literals and are therefore
  /// shown as is.
  @_disfavoredOverload
  public func usherQuestion<Item: Identifiable, Answer: Sendable, Text: StringProtocol>(
    item: Binding<Item?>, title: @escaping (Item) -> String, text: @escaping (Item) -> Text?,
    using preset: OverlayPreset = .question, name: String? = nil,
    dontAskAgain key: String? = nil, choices: @escaping (Item) -> [Choice<Answer>],
    onReply: @escaping (Item, Reply<Answer>) -> Void
  ) -> some View {
    usherQuestion(
      item: item, title: title, text: { text($0).map { OverlayText(verbatim: $0) } },
      using: preset, name: name, dontAskAgain: key, choices: choices, onReply: onReply)
  }
}
#endif
