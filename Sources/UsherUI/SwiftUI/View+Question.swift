#if os(iOS)
public import SwiftUI
public import UsherUIKit

extension View {
  /// Asks the user while a binding is true, and hands over the reply.
  ///
  /// As with SwiftUI's alerts, the question is dismissed if the binding becomes false or this view
  /// is removed. The binding becomes false when the question is answered or dismissed. Each
  /// question has exactly one reply. Unlike an alert, the question takes its turn among all
  /// overlays, and a choice may find its answer by work while the question is shown.
  ///
  /// An open question stays as it was asked, whatever changes meanwhile; another question, such as
  /// one that `onReply` asks next, is another item of the method with `item`. While there is no
  /// window for it, the question waits with its binding.
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
  ///   - text: The text below the question; `nil` or empty for none.
  ///   - isPresented: Whether to ask; an initial value of true counts.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the question by; questions of one name do not update each other.
  ///   - choices: The choices, in the order of their buttons.
  ///   - onReply: Called once for each question, when it is answered or has gone, after the binding
  ///     became false; the outcome is `programmatic` if the binding or this view withdrew it.
  /// - Returns: The view, which now asks.
  public func usherQuestion<Answer: Sendable>(
    _ title: String, text: String? = nil, isPresented: Binding<Bool>,
    using preset: OverlayPreset = .question, name: String? = nil,
    choices: [Choice<Answer>], onReply: @escaping (Reply<Answer>) -> Void
  ) -> some View {
    modifier(
      BoundQuestionModifier(
        value: isPresented, items: PresentedItem.items, remove: { $0 = false },
        onReply: { onReply($1) },
        describe: { _ in
          QuestionDescription(title, text: text, using: preset, name: name, choices: choices)
        }))
  }

  /// Asks the user about the item of a binding, and hands over the reply; otherwise like the method
  /// with `isPresented`.
  ///
  /// An item with another `id` is asked about after the question about the previous one was
  /// withdrawn. The binding becomes `nil` at the end of a question if it still holds its item.
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
  ///   - item: The item to ask about; an initial item counts.
  ///   - title: Returns the question about an item.
  ///   - text: Returns the text below the question; `nil` or empty for none.
  ///   - preset: The place, the timing and the surface.
  ///   - name: The name to find the question by; questions of one name do not update each other.
  ///   - choices: Returns the choices, in the order of their buttons.
  ///   - onReply: Called once for each question with its item, when it is answered or has gone.
  /// - Returns: The view, which now asks.
  public func usherQuestion<Item: Identifiable, Answer: Sendable>(
    item: Binding<Item?>, title: @escaping (Item) -> String,
    text: @escaping (Item) -> String? = { _ in nil },
    using preset: OverlayPreset = .question, name: String? = nil,
    choices: @escaping (Item) -> [Choice<Answer>],
    onReply: @escaping (Item, Reply<Answer>) -> Void
  ) -> some View {
    modifier(
      BoundQuestionModifier(
        value: item, items: { $0.map { [$0] } ?? [] }, remove: { $0 = nil },
        onReply: { onReply($0, $1) },
        describe: {
          QuestionDescription(
            title($0), text: text($0), using: preset, name: name, choices: choices($0))
        }))
  }
}
#endif
