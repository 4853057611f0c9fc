#if GTK && os(Linux)
internal import CGTK

/// The desktop's server of notifications.
///
/// GLib tells an app nothing of a server's answers, so whether there is a server is asked before.
@MainActor
enum NotificationServer {
  /// The names of the servers that GLib sends to.
  private static let names = [
    "org.freedesktop.Notifications", "org.gtk.Notifications", "org.freedesktop.portal.Desktop",
  ]

  /// Calls `done` with whether a server is on the session's bus, or was started there.
  static func find(_ done: @escaping @MainActor (Bool) -> Void) {
    BusConnection.session { bus in
      guard let bus else { return done(false) }
      find(names[...], on: bus, done)
    }
  }

  private static func find(
    _ names: ArraySlice<String>, on bus: BusConnection, _ done: @escaping @MainActor (Bool) -> Void
  ) {
    guard let name = names.first else { return done(false) }
    bus.call(
      "StartServiceByName", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
      on: "org.freedesktop.DBus", .tuple([.text(name), .bits(0)])
    ) { answer in
      if answer != nil { done(true) } else { find(names.dropFirst(), on: bus, done) }
    }
  }

  /// Calls `done` once the server has answered all that GLib has sent, or cannot answer.
  ///
  /// GLib and Usher share one connection, on which a server answers in turn.
  static func afterAnswers(_ done: @escaping @MainActor () -> Void) {
    BusConnection.session { bus in
      guard let bus else { return done() }
      bus.call(
        "GetServerInformation", of: "org.freedesktop.Notifications",
        at: "/org/freedesktop/Notifications", on: "org.freedesktop.Notifications"
      ) { _ in done() }
    }
  }
}
#endif
