#if GTK
internal import CGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// Casts the widget to another type in its class hierarchy.
  func cast<Object>() -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Object.self)
  }

  var opaque: OpaquePointer { OpaquePointer(self) }
}

/// Creates widgets, and connects them to the app.
@MainActor
enum Widgets {
  static func made(_ widget: Widget?) -> Widget {
    guard let widget else { preconditionFailure("GTK made no widget") }
    return widget
  }

  static func box(_ orientation: GtkOrientation, _ children: [Widget]) -> Widget {
    let box = made(gtk_box_new(orientation, 6))
    for child in children { gtk_box_append(box.cast(), child) }
    return box
  }

  static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> Widget {
    let button = made(gtk_button_new_with_label(title))
    connect(button, "clicked", action)
    return button
  }

  /// Creates a label with one line that uses the remaining space.
  static func line(_ text: String) -> Widget {
    let label = made(gtk_label_new(text))
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_hexpand(label, 1)
    return label
  }

  /// Sets the margins at all edges, in points.
  static func inset(_ widget: Widget, by margin: Int32) {
    gtk_widget_set_margin_top(widget, margin)
    gtk_widget_set_margin_bottom(widget, margin)
    gtk_widget_set_margin_start(widget, margin)
    gtk_widget_set_margin_end(widget, margin)
  }

  /// Connects a signal without arguments.
  ///
  /// The action exists as long as the widget.
  static func connect(_ widget: Widget, _ signal: String, _ action: @escaping @MainActor () -> Void)
  {
    let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      let action = Unmanaged<Action>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { action.perform() }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(widget), signal, unsafeBitCast(trampoline, to: GCallback.self),
      Unmanaged.passRetained(Action(action)).toOpaque(),
      { data, _ in if let data { Unmanaged<Action>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0))
  }

  private final class Action: Sendable {
    let perform: @MainActor () -> Void

    init(_ perform: @escaping @MainActor () -> Void) {
      self.perform = perform
    }
  }
}
#endif
