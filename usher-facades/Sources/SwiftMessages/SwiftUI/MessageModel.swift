#if os(iOS)
internal import Combine
internal import SwiftUI
@_spi(Facades) internal import UsherUI

/// The views in a hosting view, and the available space.
///
/// The views are created outside the `body` of any view. Inside a body, the closure would read
/// outdated state.
@MainActor
final class MessageModel<Content: View>: ObservableObject {
  /// The views, or `nil` while the space is unknown.
  @Published private(set) var content: Content?
  private var make: (MessageGeometryProxy) -> Content
  private var room: MessageGeometryProxy?
  /// The environment of the view that requested the message.
  ///
  /// If it is `nil`, the environment of the message's window is used.
  private(set) var environment: EnvironmentValues?
  private(set) var hide: SwiftMessagesHideAction?

  /// Creates a model of views that don't depend on the space.
  init(_ content: Content) {
    make = { _ in content }
    self.content = content
  }

  /// Creates a model of views that depend on the space.
  ///
  /// - Parameters:
  ///   - make: Creates the views.
  ///   - room: The space, or `nil` if it is unknown.
  init(
    making make: @escaping (MessageGeometryProxy) -> Content, in room: MessageGeometryProxy? = nil
  ) {
    self.make = make
    self.room = room
  }

  /// Replaces the views, immediately or when the space is known.
  func show(
    _ make: @escaping (MessageGeometryProxy) -> Content, in environment: EnvironmentValues,
    hide: SwiftMessagesHideAction
  ) {
    self.environment = environment
    self.hide = hide
    self.make = make
    if let room { content = make(room) }
  }

  /// Sets the space, and creates the views again if it has changed.
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
    let environment = model.environment
    let hide = model.hide
    model.content
      .transformEnvironment(\.swiftMessagesHide) { if let hide { $0 = hide } }
      .transformEnvironment(\.self) {
        if let environment { $0 = environment.inOverlay(of: $0) }
      }
  }
}
#endif
