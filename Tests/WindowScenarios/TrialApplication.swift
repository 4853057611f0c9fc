#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK

/// A program with a `GtkApplication` and one window with a presenter.
@MainActor
enum TrialApplication {
  typealias Opened =
    @MainActor (
      UnsafeMutablePointer<GtkApplication>, UnsafeMutablePointer<GtkWindow>, Presenter
    ) -> Void
  private static var opened: Opened = { _, _, _ in }

  /// Runs the program until its last window closes, and calls `opened` when the window is open.
  static func run(_ id: String, _ opened: @escaping Opened) {
    self.opened = opened
    guard let app = gtk_application_new(id, G_APPLICATION_NON_UNIQUE) else {
      return print("there is no application")
    }
    let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>) -> Void = { app in
      let app = UncheckedApp(app)
      MainActor.assumeIsolated { TrialApplication.open(in: app.pointer) }
    }
    let instance = UnsafeMutableRawPointer(app)
    g_signal_connect_data(
      instance, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    g_application_run(instance.assumingMemoryBound(to: GApplication.self), 0, nil)
    g_object_unref(app)
  }

  /// An application that is passed from C to the main actor, on the same thread.
  private struct UncheckedApp: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<GtkApplication>

    init(_ pointer: UnsafeMutablePointer<GtkApplication>) {
      self.pointer = pointer
    }
  }

  private static func open(in app: UnsafeMutablePointer<GtkApplication>) {
    guard let widget = gtk_application_window_new(app) else { return print("there is no window") }
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    guard let presenter = try? Presenter.attached(to: widget) else {
      return print("there is no presenter")
    }
    gtk_window_set_title(window, "Usher's trial")
    gtk_window_present(window)
    opened(app, window, presenter)
  }
}
#endif
