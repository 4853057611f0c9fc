#if canImport(SwiftUI) && canImport(UIKit)
internal import SwiftUI
internal import UIKit
internal import Usher
internal import UsherUI
internal import UsherUIKit

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
  /// All values, so that SwiftUI makes the body anew for a change of any of them.
  @Environment(\.self) private var values
  /// The room in the view's window, as far as known.
  @State private var room: MessageGeometryProxy?

  func body(content shown: Self.Content) -> some View {
    let item = message.wrappedValue.map { MessageItem(message: $0) }
    // SwiftUI updates a view for what is read while its body is made, so the message is made here, too.
    if let item, let room { _ = content(item.message, room) }
    let (messages, values) = (messages, values)
    return shown.background {
      OverlayProbe(
        update: { messages.update(source(item, from: $0, in: values), by: $0) },
        windowChanged: { probe in
          messages.placeChanged()
          // SwiftUI allows no change of state while views are updated.
          Task { room = MessageGeometryProxy(around: probe) ?? room }
        },
        remove: { messages.remove(by: $0) }
      )
      .frame(width: 0, height: 0)
      .accessibilityHidden(true)
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

/// A message that an instance was asked for on behalf of a binding.
@available(iOS 14.0, *)
@MainActor
final class MessageRequest<Content: View> {
  private let bound: BoundMessage
  private let view: MessageHostingView<Content>
  private let hide: SwiftMessagesHideAction

  /// Whether the configuration fixes no appearance.
  private let followsViews: Bool

  /// Asks an instance for a message; `nil` as long as the views that choose the place are in no window.
  init?(
    id: String, by instance: SwiftMessages, config: SwiftMessages.Config, from probe: ProbeView,
    in surroundings: EnvironmentValues, _ report: RequestReport,
    _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    let place = surroundings.presenter(from: probe)
    guard let bound = BoundMessage(for: config, in: place, report) else { return nil }
    self.bound = bound
    view = MessageHostingView(id: id, making: content, in: MessageGeometryProxy(around: probe))
    hide = SwiftMessagesHideAction { [weak bound] in bound?.hide(animated: $0) }
    followsViews = config.overrideUserInterfaceStyle == .unspecified
    show(from: probe, in: surroundings, content)
    var config = config
    config.bound = bound
    instance.show(config: config, view: view)
  }

  /// Shows the latest state of the message.
  func show(
    from probe: ProbeView, in surroundings: EnvironmentValues,
    _ content: @escaping (MessageGeometryProxy) -> Content
  ) {
    if followsViews {
      view.overrideUserInterfaceStyle =
        switch probe.appearance(amid: surroundings) {
        case .light: .light
        case .dark: .dark
        case nil: .unspecified
        }
    }
    view.show(in: surroundings, hide: hide, content)
  }

  /// Sends the message away, or takes it back.
  func dismiss() {
    bound.dismiss()
  }
}
#endif
