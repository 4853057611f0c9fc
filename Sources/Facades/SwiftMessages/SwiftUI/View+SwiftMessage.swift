#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

@available(iOS 14.0, *)
extension View {
  /// Shows a message while a binding holds one.
  ///
  /// - Parameters:
  ///   - message: The message; one that is there from the start counts. The binding becomes `nil` however the message
  ///     ends.
  ///   - config: How to show it; unless given, as the instance's `defaultConfig` says.
  ///   - swiftMessages: The instance; unless given, the shared one.
  ///   - messageContent: The views of a message.
  /// - Returns: The view, which shows messages besides.
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

  /// Shows a message while a binding holds one, by views that know the room there is.
  ///
  /// - Parameters:
  ///   - message: The message; one that is there from the start counts. The binding becomes `nil` however the message
  ///     ends.
  ///   - config: How to show it; unless given, as the instance's `defaultConfig` says.
  ///   - swiftMessages: The instance; unless given, the shared one.
  ///   - messageContent: The views of a message, made anew whenever the room changes.
  /// - Returns: The view, which shows messages besides.
  public func swiftMessage<Message, MessageContent>(
    message: Binding<Message?>, config: SwiftMessages.Config? = nil,
    swiftMessages: SwiftMessages? = nil,
    @ViewBuilder messageContent: @escaping (Message, MessageGeometryProxy) -> MessageContent
  ) -> some View where Message: Equatable & Identifiable, MessageContent: View {
    modifier(
      SwiftMessageModifier(
        message: message, config: config, swiftMessages: swiftMessages, content: messageContent))
  }

  /// Shows a message that says which view shows it, while a binding holds one.
  ///
  /// - Parameters:
  ///   - message: The message; one that is there from the start counts. The binding becomes `nil` however the message
  ///     ends.
  ///   - config: How to show it; unless given, as the instance's `defaultConfig` says.
  ///   - swiftMessages: The instance; unless given, the shared one.
  /// - Returns: The view, which shows messages besides.
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
#endif
