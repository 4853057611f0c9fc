//! Shows messages by SwiftMessages' modifiers.

#if os(iOS)
import SwiftMessages
import SwiftUI

struct DemoMessage: Equatable, Identifiable, MessageViewConvertible {
  let id: String
  func asMessageView() -> DemoMessageView { DemoMessageView(message: self) }
}

struct DemoMessageView: View {
  let message: DemoMessage
  var body: some View { Color.clear }
}

struct ContentView: View {
  var body: some View { Color.clear }
}

struct DemoScreen: View {
  @State private var message: DemoMessage?
  @State private var other: DemoMessage?
  @State private var third: DemoMessage?
  let config: SwiftMessages.Config
  let instance: SwiftMessages

  var body: some View {
    // snippet.modifiers
    ContentView()
      .swiftMessage(message: $message)
      .swiftMessage(message: $other, config: config) { DemoMessageView(message: $0) }
      .swiftMessage(message: $third, swiftMessages: instance) { message, geometry in
        DemoMessageView(message: message).frame(maxWidth: geometry.size.width / 2)
      }
    // snippet.end
  }
}
#endif
