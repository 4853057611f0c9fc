#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK

/// A `GTKApp` program that closes its own window after its first frame, and prints what happened.
@MainActor
public enum AppTrial {
  /// Runs the program until it ends.
  ///
  /// - Parameter hasDisplay: Whether a display exists.
  public static func run(hasDisplay: Bool) {
    if !hasDisplay {
      unsetenv("DISPLAY")
      unsetenv("WAYLAND_DISPLAY")
    }
    do throws(AttachmentError) {
      try GTKApp.run(title: "Inbox", size: OverlaySize(width: 320, height: 480)) { presenter in
        // The window has no size yet. A request that has to wait for a size keeps its meaning.
        let lasting = presenter.present(
          .notification(title: "Two new letters"),
          as: OverlayConfiguration(lifetime: .infinite),
          lifecycle: Lifecycle(didDismiss: { print("ended: \($0)") }))
        let stacked = presenter.present(
          .notification(title: "No connection"),
          as: OverlayConfiguration(
            placement: .bottom, precedence: .stack, lifetime: .infinite))
        Task { await closeWindow(once: [lasting, stacked]) }
      }
      print("the loop has ended")
    } catch {
      print(error)
    }
  }

  /// Closes the window when all overlays are shown, or after ten seconds.
  private static func closeWindow(once handles: [PresentationHandle]) async {
    let window: UnsafeMutablePointer<GtkWidget>? =
      g_list_model_get_item(gtk_window_get_toplevels(), 0).map {
        $0.assumingMemoryBound(to: GtkWidget.self)
      }
    guard let window else { return print("there is no window") }
    defer { g_object_unref(window) }
    let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    for _ in 0..<500
    where gtk_widget_get_width(window) == 0 || !handles.allSatisfy(\.state.isShown) {
      try? await Task.sleep(for: .milliseconds(20))
    }
    let title = gtk_window_get_title(asWindow).map { String(cString: $0) } ?? "nothing"
    print("\(title), \(gtk_widget_get_width(window)) × \(gtk_widget_get_height(window))")
    print("shown: \(handles.count(where: \.state.isShown)) of \(handles.count)")
    gtk_window_close(asWindow)
  }
}
#endif
