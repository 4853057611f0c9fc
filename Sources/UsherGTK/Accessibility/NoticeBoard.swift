#if GTK
internal import CGTK

/// Lets screen readers read notices, before GTK 4.14 could.
///
/// Screen readers say what a notification is called when it begins to show. GTK 4.8 tells of that for
/// none of its widgets, so the board stands on the accessibility bus beside GTK, as a small application
/// of its own that has nothing but notifications. `BoardInterface` answers what is asked about it.
@MainActor
final class NoticeBoard {
  /// How many notices it keeps: a reader that is behind still finds what was said.
  static let capacity = 8

  /// The words of each notice; empty where it was never used.
  private(set) var notices = [String](repeating: "", count: NoticeBoard.capacity)
  /// The notice that shows; `nil` before the first one.
  private(set) var shown: Int?
  /// Where the bus keeps its list of applications.
  private(set) var parent = Reference.none
  private var state = State.idle

  /// Something on the accessibility bus.
  struct Reference {
    let owner: String
    let path: String

    /// What stands for nothing.
    static let none = Reference(owner: "", path: "/org/a11y/atspi/null")

    var variant: Variant { .tuple([.text(owner), .path(path)]) }
  }

  private enum State {
    case idle
    /// On its way to the bus, with what is to be said when it is there.
    case connecting([String])
    case ready(BusConnection)
    case failed
  }

  /// Has `words` said; at once, or as soon as it stands on the bus.
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
    // Readers that know the notice from before have to hear of its new name first.
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

  /// Takes its place among the applications, whose keeper asks back while it is about it.
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
  /// The reference in an answer that is nothing else; `nil` where it is something else.
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
