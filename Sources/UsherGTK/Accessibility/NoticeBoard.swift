#if GTK && os(Linux)
internal import CGTK

/// A source of notifications for screen readers, used before GTK 4.14.
///
/// A screen reader speaks a notification's name when the notification starts showing, but GTK 4.8
/// doesn't report that. Therefore, the board registers on the accessibility bus as a small
/// application that contains only notifications. `BoardInterface` responds to requests.
@MainActor
final class NoticeBoard {
  /// The number of notices that the board reuses in turn.
  ///
  /// With several notices, a slow screen reader can still read an earlier notice.
  static let capacity = 8

  /// The text of each notice, or an empty string if the notice is unused.
  private(set) var notices = [String](repeating: "", count: NoticeBoard.capacity)
  /// The index of the notice that is showing, or `nil` before the first announcement.
  private(set) var shown: Int?
  /// A reference to the registry, the parent of every application.
  private(set) var parent = Reference.none
  private var state = State.idle

  struct Reference {
    let owner: String
    let path: String

    static let none = Reference(owner: "", path: "/org/a11y/atspi/null")

    var variant: Variant { .tuple([.text(owner), .path(path)]) }
  }

  private enum State {
    case idle
    /// The board is connecting to the bus, and will then post these announcements.
    case connecting([String])
    case ready(BusConnection)
    case failed
  }

  /// Announces `words` through a screen reader.
  ///
  /// If the board isn't registered on the bus yet, the announcement waits. If the registration
  /// failed, the announcement is dropped.
  func post(_ words: String) {
    switch state {
    case .idle:
      state = .connecting([words])
      connect()
    case .connecting(let waiting): state = .connecting(waiting + [words])
    case .ready(let connection): show(words, on: connection)
    case .failed: break
    }
  }

  private func show(_ words: String, on connection: BusConnection) {
    if let shown { emit("StateChanged", "showing", 0, .text("0"), of: shown, on: connection) }
    let next = shown.map { ($0 + 1) % Self.capacity } ?? 0
    notices[next] = words
    shown = next
    // A screen reader may remember the notice's old name, so the new name is reported first.
    emit("PropertyChange", "accessible-name", 0, .text(words), of: next, on: connection)
    emit("StateChanged", "showing", 1, .text("0"), of: next, on: connection)
  }

  private func emit(
    _ signal: String, _ detail: String, _ number: Int32, _ value: Variant, of notice: Int,
    on connection: BusConnection
  ) {
    connection.emit(
      signal, of: "org.a11y.atspi.Event.Object", at: BoardInterface.path(of: .notice(notice)),
      .tuple([.text(detail), .number(number), .number(0), .any(value), .array("{sv}", [])]))
  }

  private func connect() {
    BusConnection.session { session in
      guard let session else { return self.fail() }
      session.call(
        "GetAddress", of: "org.a11y.Bus", at: "/org/a11y/bus", on: "org.a11y.Bus"
      ) { answer in
        guard let address = answer.flatMap({ Variant.onlyText(in: $0) }) else { return self.fail() }
        BusConnection.open(address) { connection in
          guard let connection, BoardInterface.register(self, on: connection) else {
            return self.fail()
          }
          self.embed(on: connection)
        }
      }
    }
  }

  /// Registers the board with the accessibility registry.
  ///
  /// The registry sends requests to the board before it replies, so `BoardInterface` must already
  /// be registered on the bus.
  private func embed(on connection: BusConnection) {
    let root = Reference(owner: connection.name, path: BoardInterface.path(of: .root))
    connection.call(
      "Embed", of: "org.a11y.atspi.Socket", at: BoardInterface.path(of: .root),
      on: "org.a11y.atspi.Registry", .tuple([root.variant])
    ) { answer in
      guard let answer, let parent = Reference(in: answer),
        case .connecting(let waiting) = self.state
      else { return self.fail() }
      self.parent = parent
      self.state = .ready(connection)
      for words in waiting { self.show(words, on: connection) }
    }
  }

  private func fail() {
    state = .failed
  }
}

extension NoticeBoard.Reference {
  /// Reads the reference from a reply of type `((so))`, or returns `nil` for a reply of another
  /// type.
  fileprivate init?(in answer: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(answer)) == "((so))",
      let pair = g_variant_get_child_value(answer, 0),
      let owner = g_variant_get_child_value(pair, 0), let path = g_variant_get_child_value(pair, 1)
    else { return nil }
    defer { for value in [pair, owner, path] { g_variant_unref(value) } }
    self.init(
      owner: String(cString: g_variant_get_string(owner, nil)),
      path: String(cString: g_variant_get_string(path, nil)))
  }
}
#endif
