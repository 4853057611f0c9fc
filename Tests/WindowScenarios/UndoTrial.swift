#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK

/// A program that ends while a change could still be undone, and prints what became of the change.
@MainActor
public enum UndoTrial {
  /// A way of a program to end.
  public enum Way: String, CaseIterable, Sendable {
    /// The window of a `GTKApp` program is closed.
    case windowCloses = "undo-window"
    /// The window of a `GtkApplication` is closed, its last.
    case lastWindowCloses = "undo-last-window"
    /// A `GtkApplication` quits.
    case quits = "undo-quit"
  }

  /// Runs the program to its end.
  public static func run(_ way: Way) {
    switch way {
    case .windowCloses:
      try? GTKApp.run(title: "Letters") { presenter in
        Task {
          await offer(by: presenter) {
            let window = g_list_model_get_item(gtk_window_get_toplevels(), 0)
            gtk_window_close(window?.assumingMemoryBound(to: GtkWindow.self))
            g_object_unref(window)
          }
        }
      }
    case .lastWindowCloses: runApplication { gtk_window_close($1) }
    case .quits:
      runApplication { app, _ in
        g_application_quit(UnsafeMutableRawPointer(app).assumingMemoryBound(to: GApplication.self))
      }
    }
    print("the program has ended")
  }

  private typealias End =
    @MainActor (
      UnsafeMutablePointer<GtkApplication>, UnsafeMutablePointer<GtkWindow>
    ) -> Void
  private static var end: End = { _, _ in }

  private static func runApplication(_ end: @escaping End) {
    self.end = end
    guard let app = gtk_application_new("org.example.letters", G_APPLICATION_NON_UNIQUE) else {
      return print("there is no application")
    }
    let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>) -> Void = { app in
      let app = UncheckedApp(app)
      MainActor.assumeIsolated { UndoTrial.open(in: app.pointer) }
    }
    let instance = UnsafeMutableRawPointer(app)
    g_signal_connect_data(
      instance, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    g_application_run(instance.assumingMemoryBound(to: GApplication.self), 0, nil)
    g_object_unref(app)
  }

  /// An application on its way from C to the main actor, on the same thread.
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
    gtk_window_present(window)
    Task { await offer(by: presenter) { end(app, window) } }
  }

  /// Offers to undo a change, ends the program once the offer is seen, and prints the change's end.
  private static func offer(by presenter: Presenter, end: @escaping @MainActor () -> Void) async {
    Task {
      while presenter.shown.isEmpty { try? await Task.sleep(for: .milliseconds(20)) }
      print("the program ends")
      end()
    }
    let became = await presenter.undoable("letters", says: { "\($0) letter deleted" }) {
      try await Task.sleep(for: .milliseconds(200))
      print("deleted for good")
    } undo: {
      print("undone")
    }
    print(became)
  }
}
#endif
