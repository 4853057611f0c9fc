#if os(iOS)
internal import SwiftUI
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUI
@_spi(Facades) internal import UsherUIKit

/// A modifier that shows a binding's messages while the view exists.
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
  /// All environment values, so that SwiftUI updates the body when any value changes.
  @Environment(\.self) private var values
  /// The space in the view's window, or `nil` while it is unknown.
  @State private var room: MessageGeometryProxy?

  func body(content shown: Self.Content) -> some View {
    let item = message.wrappedValue.map { MessageItem(message: $0) }
    // SwiftUI only tracks values that are read inside a body, so the message's views are also
    // created here.
    if let item, let room { _ = content(item.message, room) }
    let (messages, values) = (messages, values)
    return shown.background {
      OverlayProbe(of: messages) {
        source(item, from: $0, in: values)
      } windowChanged: { probe in
        // SwiftUI doesn't allow state changes while views are updated.
        Task { room = MessageGeometryProxy(around: probe) ?? room }
      }
    }
  }

  @MainActor
  private func source(
    _ item: MessageItem<Message>?, from probe: ProbeView, in values: EnvironmentValues
  ) -> BindingSource<MessageItem<Message>, MessageRequest<MessageContent>> {
    let (message, content, config) = (message, content, config)
    let instance = swiftMessages ?? .sharedInstance
    values.followRoot(messages)
    return BindingSource(
      items: item.map { [$0] } ?? [],
      current: { message.wrappedValue.map { [$0.id] } ?? [] },
      reset: { _ in message.wrappedValue = nil },
      present: { [weak probe] item, report in
        guard let probe else { return nil }
        return MessageRequest(
          id: item.id, by: instance, config: config ?? instance.defaultConfig, from: probe,
          in: values, report
        ) { content(item.message, $0) }
      },
      update: { [weak probe] request, item in
        guard let probe else { return }
        request.show(from: probe, in: values) { content(item.message, $0) }
      },
      dismiss: { $0.dismiss() })
  }
}

/// The message of a binding.
struct MessageItem<Message: Identifiable>: Swift.Identifiable {
  let message: Message
  var id: String { message.id }
}

/// A message that a binding has requested from an instance.
@available(iOS 14.0, *)
@MainActor
final class MessageRequest<Content: View> {
  private let bound: BoundMessage
  private let view: MessageHostingView<Content>
  private let hide: SwiftMessagesHideAction

  /// Whether the message has the appearance of the views around it, because the configuration sets
  /// none.
  private let followsViews: Bool

  /// Requests a message from an instance.
  ///
  /// Fails if the view is in no window and the context is `automatic`.
  init?(
    id: String, by instance: SwiftMessages, config: SwiftMessages.Config, from probe: ProbeView,
    in environment: EnvironmentValues, _ report: RequestReport,
    _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    let place = environment.presenter(from: probe)
    guard let bound = BoundMessage(for: config, in: place, report) else { return nil }
    self.bound = bound
    view = MessageHostingView(id: id, making: content, in: MessageGeometryProxy(around: probe))
    hide = SwiftMessagesHideAction { [weak bound] in bound?.hide(animated: $0) }
    followsViews = config.overrideUserInterfaceStyle == .unspecified
    show(from: probe, in: environment, content)
    var config = config
    config.bound = bound
    instance.show(config: config, view: view)
  }

  /// Shows the latest state of the message.
  func show(
    from probe: ProbeView, in environment: EnvironmentValues,
    _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    if followsViews {
      view.overrideUserInterfaceStyle =
        switch probe.appearance(amid: environment) {
        case .light: .light
        case .dark: .dark
        case nil: .unspecified
        }
    }
    view.show(in: environment, hide: hide, content)
  }

  /// Hides the message, or removes it from the queue.
  func dismiss() {
    bound.dismiss()
  }
}
#endif
