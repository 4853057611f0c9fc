#if GTK
public import CGTK

/// A painter that takes pictures of a window with the window's own renderer.
@MainActor
public struct WindowPainter {
  private let window: UnsafeMutablePointer<GtkWidget>

  /// Creates a painter for `window`, which has to be on screen.
  public init(window: UnsafeMutablePointer<GtkWidget>) {
    self.window = window
  }

  /// The type name of the window's renderer, such as `GskCairoRenderer`; `nil` before the window is
  /// on screen.
  public var rendererName: String? {
    guard let native = gtk_widget_get_native(window),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_name_from_instance(instance).map { String(cString: $0) }
  }

  /// Returns a picture of the window's present content; `nil` if the window draws nothing.
  public func paint() -> WindowPicture? {
    guard let clock = gtk_widget_get_frame_clock(window) else { return nil }
    // The window's drawing is known only between painting a frame and the next change.
    let shot = Shot(window: window)
    let handler = g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "after-paint",
      unsafeBitCast(Shot.afterPaint, to: GCallback.self),
      Unmanaged.passUnretained(shot).toOpaque(), nil, G_CONNECT_AFTER)
    defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler) }
    gtk_widget_queue_draw(window)
    MainLoop.run { shot.picture != nil }
    return shot.picture
  }

  @MainActor
  private final class Shot {
    let window: UnsafeMutablePointer<GtkWidget>
    var picture: WindowPicture?

    init(window: UnsafeMutablePointer<GtkWidget>) {
      self.window = window
    }

    static let afterPaint: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        if let data { Unmanaged<Shot>.fromOpaque(data).takeUnretainedValue().take() }
      }
    }

    private func take() {
      let paintable = gtk_widget_paintable_new(window)
      defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
      let (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
      let snapshot = gtk_snapshot_new()
      gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
      picture = WindowPicture(
        owning: node, width: Double(width), height: Double(height), window: window)
    }
  }
}
#endif
