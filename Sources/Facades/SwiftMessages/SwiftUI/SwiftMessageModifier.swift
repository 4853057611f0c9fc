#if canImport(SwiftUI) && canImport(UIKit)
internal import SwiftUI
internal import UIKit
internal import Usher
internal import UsherUI

/// Shows the messages of a binding for as long as the view is there.
@available(iOS 14.0, *)
struct SwiftMessageModifier<Message, MessageContent>: ViewModifier
where Message: Equatable & Identifiable, MessageContent: View {
  let message: Binding<Message?>
  let config: SwiftMessages.Config?
  let swiftMessages: SwiftMessages?
  let content: (Message, MessageGeometryProxy) -> MessageContent
  @StateObject private var messages = BoundOverlays<
    MessageItem<Message>, MessageRequest<MessageContent>
  >()

  func body(content shown: Self.Content) -> some View {
    let item = message.wrappedValue.map { MessageItem(message: $0) }
    return shown.background {
      OverlayProbe(
        update: { _, values in messages.update(source(item, in: values)) },
        remove: { [messages] in messages.remove() }
      )
      .frame(width: 0, height: 0)
      .accessibilityHidden(true)
    }
  }

  @MainActor
  private func source(
    _ item: MessageItem<Message>?, in values: EnvironmentValues
  ) -> BindingSource<MessageItem<Message>, MessageRequest<MessageContent>> {
    let message = message
    let content = content
    return BindingSource(
      items: item.map { [$0] } ?? [],
      current: { message.wrappedValue.map { [$0.id] } ?? [] },
      reset: { _ in message.wrappedValue = nil },
      present: { item, report in
        MessageRequest(
          id: item.id, by: swiftMessages ?? .sharedInstance, config: config, in: values, report
        ) { content(item.message, $0) }
      },
      update: { request, item in request.show(in: values) { content(item.message, $0) } },
      dismiss: { $0.dismiss() })
  }
}

/// The message of a binding.
struct MessageItem<Message: Identifiable>: Swift.Identifiable {
  let message: Message
  var id: String { message.id }
}

/// A message that an instance was asked for on behalf of a binding.
@available(iOS 14.0, *)
@MainActor
final class MessageRequest<Content: View> {
  private let bound: BoundMessage
  private let view: MessageHostingView<Content>
  private let hide: SwiftMessagesHideAction

  /// Asks an instance for a message.
  init(
    id: String, by instance: SwiftMessages, config: SwiftMessages.Config?,
    in surroundings: EnvironmentValues, _ report: RequestReport,
    _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    let bound = BoundMessage(on: surroundings.presenter, report)
    self.bound = bound
    view = MessageHostingView(id: id, making: content)
    hide = SwiftMessagesHideAction { [weak bound] in bound?.hide(animated: $0) }
    view.show(in: surroundings, hide: hide, content)
    var config = config ?? instance.defaultConfig
    config.bound = bound
    instance.show(config: config, view: view)
  }

  /// Shows the latest state of the message.
  func show(
    in surroundings: EnvironmentValues, _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    view.show(in: surroundings, hide: hide, content)
  }

  /// Sends the message away, or takes it back.
  func dismiss() {
    bound.dismiss()
  }
}
#endif
