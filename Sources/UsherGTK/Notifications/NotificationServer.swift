#if GTK && os(Linux)
internal import CGTK

/// The desktop's server of notifications.
///
/// GLib tells an app nothing of a server's answers, so Usher asks before, in GLib's order.
@MainActor
enum NotificationServer {
  /// The server of apps in a sandbox; elsewhere GLib passes it over.
  private static let portal = "org.freedesktop.portal.Desktop"
  /// GNOME's server.
  private static let gnome = "org.gtk.Notifications"
  /// The server of most desktops.
  private static let common = "org.freedesktop.Notifications"

  /// The meaning of a notification's text to a server.
  enum TextFormat {
    /// What is written is shown.
    case plain
    /// The text may be in bold, for instance, by elements in angle brackets.
    case markup
  }

  /// Calls `done` with what the server's texts are, which is on the session's bus or was started
  /// there; `nil` for no server.
  static func find(_ done: @escaping @MainActor (TextFormat?) -> Void) {
    BusConnection.session { bus in
      guard let bus else { return done(nil) }
      guard !isSandboxed else {
        return askBus(bus, "StartServiceByName", .tuple([.text(portal), .bits(0)])) {
          done($0 ? .plain : nil)
        }
      }
      askBus(bus, "GetNameOwner", .tuple([.text(gnome)])) { isGNOME in
        if isGNOME { done(.plain) } else { findCommon(on: bus, done) }
      }
    }
  }

  private static func findCommon(
    on bus: BusConnection, _ done: @escaping @MainActor (TextFormat?) -> Void
  ) {
    askBus(bus, "StartServiceByName", .tuple([.text(common), .bits(0)])) { isThere in
      guard isThere else { return done(nil) }
      ask(bus, "GetCapabilities") { answer in
        done(answer.map { contains("body-markup", $0) } ?? false ? .markup : .plain)
      }
    }
  }

  /// Calls `done` once the server has answered all that GLib has sent, or cannot answer.
  ///
  /// GLib and Usher share one connection, on which a server answers in turn.
  static func afterAnswers(_ done: @escaping @MainActor () -> Void) {
    BusConnection.session { bus in
      guard let bus else { return done() }
      ask(bus, "GetServerInformation") { _ in done() }
    }
  }

  /// Whether the app runs in a sandbox that GLib knows: Flatpak's, Snap's, or one that is said to
  /// be.
  private static var isSandboxed: Bool {
    g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) != 0 || g_getenv("SNAP") != nil
      || g_getenv("GTK_USE_PORTAL").map { String(cString: $0) } == "1"
  }

  /// Asks the bus itself, and calls `done` with whether it does not refuse.
  private static func askBus(
    _ bus: BusConnection, _ method: String, _ arguments: Variant,
    _ done: @escaping @MainActor (Bool) -> Void
  ) {
    bus.call(
      method, of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus",
      arguments
    ) { done($0 != nil) }
  }

  /// Asks the common server; `done` receives `nil` if it is not there.
  private static func ask(
    _ bus: BusConnection, _ method: String, _ done: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    bus.call(method, of: common, at: "/org/freedesktop/Notifications", on: common) { done($0) }
  }

  /// Whether one of the texts of an answer is the given one.
  private static func contains(_ text: String, _ answer: OpaquePointer) -> Bool {
    guard let printed = g_variant_print(answer, 0) else { return false }
    defer { g_free(printed) }
    return String(cString: printed).contains("'\(text)'")
  }
}
#endif
