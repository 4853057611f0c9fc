#if os(iOS)
public import SwiftUI

@available(iOS 14.0, *)
extension View {
  /// Shows a message while a binding has a value.
  ///
  /// - Parameters:
  ///   - message: The message. An initial value is shown as well. When the message ends, the
  ///     binding is set to `nil`.
  ///   - config: The message's configuration. By default, the instance's `defaultConfig` is used.
  ///   - swiftMessages: The instance that shows the message. By default, the shared instance is
  ///     used.
  ///   - messageContent: Creates the message's views.
  /// - Returns: The view with the modifier.
  public func swiftMessage<Message, MessageContent>(
    message: Binding<Message?>, config: SwiftMessages.Config? = nil,
    swiftMessages: SwiftMessages? = nil,
    @ViewBuilder messageContent: @escaping (Message) -> MessageContent
  ) -> some View where Message: Equatable & Identifiable, MessageContent: View {
    modifier(
      SwiftMessageModifier(
        message: message, config: config, swiftMessages: swiftMessages,
        content: { message, _ in messageContent(message) }))
  }

  /// Shows a message while a binding has a value, with views that depend on the available space.
  ///
  /// - Parameters:
  ///   - message: The message. An initial value is shown as well. When the message ends, the
  ///     binding is set to `nil`.
  ///   - config: The message's configuration. By default, the instance's `defaultConfig` is used.
  ///   - swiftMessages: The instance that shows the message. By default, the shared instance is
  ///     used.
  ///   - messageContent: Creates the message's views. Called again when the space changes.
  /// - Returns: The view with the modifier.
  public func swiftMessage<Message, MessageContent>(
    message: Binding<Message?>, config: SwiftMessages.Config? = nil,
    swiftMessages: SwiftMessages? = nil,
    @ViewBuilder messageContent: @escaping (Message, MessageGeometryProxy) -> MessageContent
  ) -> some View where Message: Equatable & Identifiable, MessageContent: View {
    modifier(
      SwiftMessageModifier(
        message: message, config: config, swiftMessages: swiftMessages, content: messageContent))
  }

  /// Shows a message that provides its view while a binding has a value.
  ///
  /// - Parameters:
  ///   - message: The message. An initial value is shown as well. When the message ends, the
  ///     binding is set to `nil`.
  ///   - config: The message's configuration. By default, the instance's `defaultConfig` is used.
  ///   - swiftMessages: The instance that shows the message. By default, the shared instance is
  ///     used.
  /// - Returns: The view with the modifier.
  public func swiftMessage<Message>(
    message: Binding<Message?>, config: SwiftMessages.Config? = nil,
    swiftMessages: SwiftMessages? = nil
  ) -> some View where Message: MessageViewConvertible {
    modifier(
      SwiftMessageModifier(
        message: message, config: config, swiftMessages: swiftMessages,
        content: { message, _ in message.asMessageView() }))
  }
}

/// A message that provides its view.
@available(iOS 14.0, *)
public protocol MessageViewConvertible: Equatable, Identifiable {
  /// The type of the view.
  associatedtype Content: View
  /// Creates the view.
  @MainActor func asMessageView() -> Content
}
#endif
