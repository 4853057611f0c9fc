#if canImport(SwiftUI) && canImport(UIKit)
internal import Combine
internal import SwiftUI
internal import UsherUI

/// The views in a hosting view, and the room there is for them.
@MainActor
final class MessageModel<Content: View>: ObservableObject {
  @Published private(set) var make: (MessageGeometryProxy) -> Content
  @Published private(set) var room = MessageGeometryProxy(size: .zero, safeAreaInsets: EdgeInsets())
  /// The surroundings of the view that asked for the message; `nil` for those of the message's window.
  private(set) var surroundings: EnvironmentValues?
  private(set) var hide: SwiftMessagesHideAction?

  init(_ make: @escaping (MessageGeometryProxy) -> Content) {
    self.make = make
  }

  /// Shows something else.
  func show(
    _ make: @escaping (MessageGeometryProxy) -> Content, in surroundings: EnvironmentValues,
    hide: SwiftMessagesHideAction
  ) {
    self.surroundings = surroundings
    self.hide = hide
    self.make = make
  }

  /// Notes the room, if it has changed.
  func fill(_ room: MessageGeometryProxy) {
    guard room.size != self.room.size || room.safeAreaInsets != self.room.safeAreaInsets else {
      return
    }
    self.room = room
  }
}

/// The root of the views in a hosting view.
struct MessageRoot<Content: View>: View {
  @ObservedObject var model: MessageModel<Content>

  var body: some View {
    let surroundings = model.surroundings
    let hide = model.hide
    model.make(model.room)
      .transformEnvironment(\.swiftMessagesHide) { if let hide { $0 = hide } }
      .transformEnvironment(\.self) {
        if let surroundings { $0 = surroundings.inOverlay(of: $0) }
      }
  }
}
#endif
