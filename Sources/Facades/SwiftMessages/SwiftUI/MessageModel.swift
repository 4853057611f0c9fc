#if canImport(SwiftUI) && canImport(UIKit)
internal import Combine
internal import SwiftUI
internal import UsherUI

/// The views in a hosting view, and the room there is for them.
///
/// The views are made outside of any body: while SwiftUI makes the body of other views, a closure reads the state of
/// the view that it was written in as that was before.
@MainActor
final class MessageModel<Content: View>: ObservableObject {
  /// The views; `nil` as long as the room is unknown.
  @Published private(set) var content: Content?
  private var make: (MessageGeometryProxy) -> Content
  private var room: MessageGeometryProxy?
  /// The surroundings of the view that asked for the message; `nil` for those of the message's window.
  private(set) var surroundings: EnvironmentValues?
  private(set) var hide: SwiftMessagesHideAction?

  /// Makes a model of views that need not know their room.
  init(_ content: Content) {
    make = { _ in content }
    self.content = content
  }

  /// Makes a model of views that are still to be made.
  ///
  /// - Parameters:
  ///   - make: Makes the views.
  ///   - room: The room, as far as known.
  init(
    making make: @escaping (MessageGeometryProxy) -> Content, in room: MessageGeometryProxy? = nil
  ) {
    self.make = make
    self.room = room
  }

  /// Shows something else, at once or as soon as the room is known.
  func show(
    _ make: @escaping (MessageGeometryProxy) -> Content, in surroundings: EnvironmentValues,
    hide: SwiftMessagesHideAction
  ) {
    self.surroundings = surroundings
    self.hide = hide
    self.make = make
    if let room { content = make(room) }
  }

  /// Notes the room, and makes the views for it if it has changed.
  func fill(_ room: MessageGeometryProxy) {
    guard room.size != self.room?.size || room.safeAreaInsets != self.room?.safeAreaInsets else {
      return
    }
    self.room = room
    content = make(room)
  }
}

/// The root of the views in a hosting view.
struct MessageRoot<Content: View>: View {
  @ObservedObject var model: MessageModel<Content>

  var body: some View {
    let surroundings = model.surroundings
    let hide = model.hide
    model.content
      .transformEnvironment(\.swiftMessagesHide) { if let hide { $0 = hide } }
      .transformEnvironment(\.self) {
        if let surroundings { $0 = surroundings.inOverlay(of: $0) }
      }
  }
}
#endif
