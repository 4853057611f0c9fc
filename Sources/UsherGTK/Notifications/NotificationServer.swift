#if GTK && os(Linux)
internal import CGTK

/// The desktop's notification server.
///
/// GLib doesn't report whether a server exists or replies. Therefore, Usher looks for a server
/// first, in the same order as GLib.
@MainActor
enum NotificationServer {
  /// The D-Bus name of the portal, the server for sandboxed apps.
  ///
  /// Outside a sandbox, GLib doesn't use the portal.
  private static let portal = "org.freedesktop.portal.Desktop"
  /// The D-Bus name of GNOME's notification server.
  private static let gnome = "org.gtk.Notifications"
  /// The D-Bus name of the notification server on most other desktops.
  private static let common = "org.freedesktop.Notifications"

  enum TextFormat {
    /// The text is shown unchanged.
    case plain
    /// The server interprets markup in the text, for example for bold characters.
    case markup
  }

  /// Finds or starts a server on the session's bus, and calls `done` with its text format.
  ///
  /// `done` receives `nil` if there is no server.
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

  /// Calls `done` after the server has replied to everything that GLib sent.
  ///
  /// If there is no server that can reply, `done` is still called.
  ///
  /// GLib and Usher share one connection, and a server replies in order.
  static func afterAnswers(_ done: @escaping @MainActor () -> Void) {
    BusConnection.session { bus in
      guard let bus else { return done() }
      ask(bus, "GetServerInformation") { _ in done() }
    }
  }

  /// Whether the app runs in a sandbox that GLib knows: Flatpak, Snap, or a sandbox declared by
  /// `GTK_USE_PORTAL`.
  private static var isSandboxed: Bool {
    g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) != 0 || g_getenv("SNAP") != nil
      || g_getenv("GTK_USE_PORTAL").map { String(cString: $0) } == "1"
  }

  /// Calls a method of the bus.
  ///
  /// `done` receives whether the call succeeded.
  private static func askBus(
    _ bus: BusConnection, _ method: String, _ arguments: Variant,
    _ done: @escaping @MainActor (Bool) -> Void
  ) {
    bus.call(
      method, of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus",
      arguments
    ) { done($0 != nil) }
  }

  /// Calls a method of the `common` server.
  ///
  /// `done` receives the reply, or `nil` if the call fails.
  private static func ask(
    _ bus: BusConnection, _ method: String, _ done: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    bus.call(method, of: common, at: "/org/freedesktop/Notifications", on: common) { done($0) }
  }

  private static func contains(_ text: String, _ answer: OpaquePointer) -> Bool {
    guard let printed = g_variant_print(answer, 0) else { return false }
    defer { g_free(printed) }
    return String(cString: printed).contains("'\(text)'")
  }
}
#endif
