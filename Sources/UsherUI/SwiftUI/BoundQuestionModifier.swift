#if os(iOS)
internal import Combine
internal import SwiftUI
internal import UIKit
internal import UsherUIKit

/// Asks a question about the item of a binding, as long as the view exists.
///
/// The binding is a stored property of the modifier, because SwiftUI observes only stored
/// properties.
struct BoundQuestionModifier<Value, Item: Identifiable, Answer: Sendable>: ViewModifier {
  @Binding var value: Value
  /// A closure that returns the item in the binding's value, or an empty array if there is none.
  let items: @MainActor (Value) -> [Item]
  /// A closure that removes the item from the binding's value.
  let remove: @MainActor (inout Value) -> Void
  let onReply: @MainActor (Item, Reply<Answer>) -> Void
  let describe: @MainActor (Item) -> QuestionDescription<Answer>
  @StateObject private var questions = BoundOverlays<Item, QuestionRequest<Answer>>()
  /// The view's entire environment, from which a question takes its place and its appearance.
  @Environment(\.self) private var values

  func body(content: Self.Content) -> some View {
    let (questions, values, items) = (questions, values, items(value))
    return content.background {
      OverlayProbe(of: questions) { source(items, from: $0, in: values) }
    }
  }

  @MainActor
  private func source(
    _ shown: [Item], from probe: ProbeView, in values: EnvironmentValues
  ) -> BindingSource<Item, QuestionRequest<Answer>> {
    let (binding, items, remove, describe, onReply) = ($value, items, remove, describe, onReply)
    values.followRoot(questions)
    return BindingSource(
      items: shown,
      current: { items(binding.wrappedValue).map(\.id) },
      reset: { _ in remove(&binding.wrappedValue) },
      present: { [weak probe] item, report in
        guard let probe, let presenter = values.presenter(from: probe) else { return nil }
        return describe(item).ask(
          by: presenter, fixedTo: probe.appearance(amid: values), report)
      },
      // An open question isn't updated.
      update: { _, _ in },
      dismiss: { $0.dismiss() },
      onEnd: { item, request, _ in
        if let reply = request?.reply { onReply(item, reply) }
      })
  }
}
#endif
