#if GTK && os(Linux)
internal import CGTK
public import Usher

/// A program with one window and a presenter, for apps without their own GTK code.
///
/// The window shows only overlays. An app with its own widgets, for example a button that presents
/// an overlay, creates a window and calls `Presenter.attached(to:)` instead.
public enum GTKApp {
  /// Opens a window with a presenter, and runs GTK's main loop until the last window is closed.
  ///
  /// The function initializes GTK if necessary. The loop executes the main actor's tasks, so
  /// `start` may create tasks. When the presenter's window is closed, its requests end as
  /// `hostClosed`. After the last window is closed, the loop continues until all changes that can
  /// be undone are committed or undone. You may call the function again.
  ///
  /// ```swift
  /// import Usher
  /// import UsherGTK
  ///
  /// try GTKApp.run(title: "Inbox") { presenter in
  ///   presenter.present(
  ///     .notification(
  ///       icon: .icon("mail-unread-symbolic"),
  ///       title: "New letters"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The window's initial size in points, clamped to 1...32,767. The user can resize the
  ///     window.
  ///   - start: Called once with the window's presenter, just before the loop starts.
  /// - Throws: `AttachmentError.noDisplay` if there is no display, or
  ///   `AttachmentError.mainThreadTaken` if `main` is `async`.
  @MainActor
  public static func run(
    title: String, size: OverlaySize = OverlaySize(width: 390, height: 640),
    _ start: (Presenter) -> Void
  ) throws(AttachmentError) {
    guard gtk_init_check() != 0, let widget = gtk_window_new() else { throw .noDisplay }
    let window: UnsafeMutablePointer<GtkWindow> = cast(widget)
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, points(size.width), points(size.height))
    do throws(AttachmentError) {
      let presenter = try Presenter.attached(to: widget)
      gtk_window_present(window)
      start(presenter)
    } catch {
      gtk_window_destroy(window)
      throw error
    }
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 || isHeld {
      g_main_context_iteration(nil, 1)
    }
  }

  /// Whether the program must keep running, for example because a change must be committed first.
  ///
  /// If the app runs its own main loop, the loop must continue while this is `true`.
  @MainActor public static var isHeld: Bool { AppHold.isOpen }

  /// Rounds a length to whole points that GTK accepts, 1...32,767.
  ///
  /// NaN becomes 1.
  private static func points(_ length: Double) -> Int32 {
    length.isNaN ? 1 : Int32(min(max(length.rounded(), 1), 32_767))
  }
}
#endif
