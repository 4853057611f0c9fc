import SwiftMessages
import SwiftUI
import UIKit

/// A message with a custom view.
struct DemoMessage: MessageViewConvertible {
  let title: String
  let body: String

  var id: String { title + body }

  func asMessageView() -> DemoMessageView { DemoMessageView(message: self) }
}

/// The message's view.
struct DemoMessageView: View {
  let message: DemoMessage
  @Environment(\.swiftMessagesHide) private var hide

  var body: some View {
    VStack(alignment: .leading) {
      Text(message.title).font(.headline)
      Text(message.body)
      Button("Hide") { hide(animated: true) }
    }
    .padding(30)
    .frame(maxWidth: .infinity)
  }
}

/// A screen with messages in all three forms.
struct MessageScreen: View {
  @State private var first: DemoMessage?
  @State private var second: DemoMessage?
  @State private var third: DemoMessage?
  private let instance = SwiftMessages()

  var body: some View {
    VStack {
      Button("First") { first = DemoMessage(title: "First", body: "By itself") }
      Button("Second") { second = DemoMessage(title: "Second", body: "By a builder") }
      Button("Third") { third = DemoMessage(title: "Third", body: "In its room") }
    }
    .swiftMessage(message: $first)
    .swiftMessage(message: $second, config: bottom) { DemoMessageView(message: $0) }
    .swiftMessage(message: $third, swiftMessages: instance) { message, geometry in
      DemoMessageView(message: message).frame(maxWidth: geometry.size.width / 2)
    }
  }

  private var bottom: SwiftMessages.Config {
    var config = SwiftMessages.Config()
    config.presentationStyle = .bottom
    config.duration = .seconds(seconds: 4)
    return config
  }

  /// Shows a message without a binding.
  func showDirectly() {
    let view = MessageHostingView(id: "direct", content: Text("Direct"))
    SwiftMessages.show(view: view)
    SwiftMessages.show(
      view: MessageHostingView(message: DemoMessage(title: "Convertible", body: "")))
  }
}
