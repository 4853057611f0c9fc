#if GTK && os(Linux)
internal import CGTK

/// The reason a presenter couldn't be attached.
public enum AttachmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The object is neither a window nor a pane.
  ///
  /// The associated value is the name of the object's type.
  case notAWindow(String)
  /// The window was destroyed.
  case windowClosed
  /// The window already has a layout manager from another host or from the app.
  case layoutTaken
  /// The pane already has a host.
  case paneTaken
  /// No display is available for the window.
  case noDisplay
  /// Dispatch runs the program's main thread, so GTK can't.
  ///
  /// For example, this happens if `main` is `async`.
  case mainThreadTaken

  /// A description of the cause and how to fix it.
  public var description: String {
    switch self {
    case .notAWindow(let type):
      "can't attach a presenter to a \(type), only to a GtkWindow or an OverlayPane. "
        + "Pass its window, or put it in a pane"
    case .windowClosed:
      "can't attach a presenter to a destroyed window. Pass an open window"
    case .layoutTaken:
      "the window already has a layout manager, set by another host or by the app. "
        + "Use the presenter of that host, or attach to an OverlayPane in the window"
    case .paneTaken:
      "the pane already has a host. Use the presenter of that host"
    case .noDisplay:
      "there is no display. Set WAYLAND_DISPLAY or DISPLAY to an existing one, "
        + "or run under xvfb-run"
    case .mainThreadTaken:
      "GTK can't run the main thread because Dispatch runs it, for example in an async main. "
        + "Make main synchronous, and await in a task"
    }
  }

  /// Throws an error unless `object` is an open window without a layout manager.
  @MainActor
  static func check(_ object: UnsafeMutableRawPointer) throws(AttachmentError) {
    guard isInstance(object, of: gtk_window_get_type()) else {
      let instance: UnsafeMutablePointer<GTypeInstance> = cast(object)
      let name = g_type_name_from_instance(instance).map { String(cString: $0) }
      throw .notAWindow(name ?? "object without a type")
    }
    // GTK lists every window from creation to destruction.
    let windows = gtk_window_get_toplevels()
    let isOpen = (0..<g_list_model_get_n_items(windows)).contains { index in
      let item = g_list_model_get_item(windows, index)
      defer { g_object_unref(item) }
      return item == object
    }
    guard isOpen else { throw .windowClosed }
    guard gtk_widget_get_layout_manager(cast(object)) == nil else { throw .layoutTaken }
  }
}
#endif
