#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK

/// A `GTKApp` program that closes its own window after its first frame, and prints what happened.
@MainActor
public enum AppTrial {
  /// Runs the program to its end.
  ///
  /// - Parameter hasDisplay: Whether there is a display.
  public static func run(hasDisplay: Bool) {
    if !hasDisplay {
      unsetenv("DISPLAY")
      unsetenv("WAYLAND_DISPLAY")
    }
    do throws(AttachmentError) {
      try GTKApp.run(title: "Inbox", size: OverlaySize(width: 320, height: 480)) { presenter in
        let handle = presenter.present(
          .notification(title: "Two new letters"), as: Overlay(lifetime: .untilDismissed),
          lifecycle: Lifecycle(didDismiss: { print("ended: \($0)") }))
        Task { await closeWindow(once: handle) }
      }
      print("the loop has ended")
    } catch {
      print(error)
    }
  }

  private static func closeWindow(once handle: PresentationHandle) async {
    let window: UnsafeMutablePointer<GtkWidget>? =
      g_list_model_get_item(gtk_window_get_toplevels(), 0).map {
        $0.assumingMemoryBound(to: GtkWidget.self)
      }
    guard let window else { return print("there is no window") }
    defer { g_object_unref(window) }
    let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    while gtk_widget_get_width(window) == 0 || !handle.state.isShown {
      try? await Task.sleep(for: .milliseconds(20))
    }
    let title = gtk_window_get_title(asWindow).map { String(cString: $0) } ?? "nothing"
    print("\(title), \(gtk_widget_get_width(window)) × \(gtk_widget_get_height(window))")
    gtk_window_close(asWindow)
  }
}
#endif
