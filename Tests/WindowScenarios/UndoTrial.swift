#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK

/// A program that ends while a change can still be undone, and prints the change's outcome.
@MainActor
public enum UndoTrial {
  /// A way in which a program ends.
  public enum Way: String, CaseIterable, Sendable {
    /// The window of a `GTKApp` program is closed.
    case windowCloses = "undo-window"
    /// The last window of a `GtkApplication` is closed.
    case lastWindowCloses = "undo-last-window"
    /// A `GtkApplication` quits.
    case quits = "undo-quit"
  }

  /// Runs the program until it ends.
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

  private static func runApplication(
    _ end:
      @escaping @MainActor (
        UnsafeMutablePointer<GtkApplication>, UnsafeMutablePointer<GtkWindow>
      ) -> Void
  ) {
    TrialApplication.run("org.example.letters") { app, window, presenter in
      Task { await offer(by: presenter) { end(app, window) } }
    }
  }

  /// Offers to undo a change, ends the program when the offer is visible, and prints the outcome.
  private static func offer(by presenter: Presenter, end: @escaping @MainActor () -> Void) async {
    Task {
      while !isShown(by: presenter) { try? await Task.sleep(for: .milliseconds(20)) }
      print("the program ends")
      end()
    }
    let became = await presenter.undoable("letters", message: { "\($0) letter deleted" }) {
      try await Task.sleep(for: .milliseconds(200))
      print("deleted for good")
    } undo: {
      print("undone")
    }
    print(became)
  }

  /// Returns whether an overlay has appeared, and isn't just being measured.
  private static func isShown(by presenter: Presenter) -> Bool {
    presenter.shown.contains { id in
      if case .shown = presenter.pendingState(of: id) { true } else { false }
    }
  }
}
#endif
