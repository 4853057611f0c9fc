#if GTK
public import CGTK

extension Listening {
  /// Calls `action` before each frame of a widget until it returns `false`.
  ///
  /// The action receives the frame's time in microseconds.
  public static func everyFrame(
    of widget: Widget, _ action: @escaping @MainActor (Int64) -> Bool
  ) {
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        let time = gdk_frame_clock_get_frame_time(clock)
        return Listening.call(data) { (action: @MainActor (Int64) -> Bool) -> gboolean in
          action(Int64(time)) ? 1 : 0
        }
      }, retained(action), release)
  }

  /// Shows the heading that `heading` returns for a row's index above that row.
  public static func headings(
    of list: Widget, _ heading: @escaping @MainActor (Int) -> String?
  ) {
    gtk_list_box_set_header_func(
      list.opaque,
      { row, _, data in
        nonisolated(unsafe) let row = row
        Listening.call(data) { (heading: @MainActor (Int) -> String?) in
          guard let row else { return }
          let text = heading(Int(gtk_list_box_row_get_index(row)))
          gtk_list_box_row_set_header(
            row,
            text.map {
              Widgets.label($0, wraps: false).styled("caption-heading", "dim-label")
                .inset(horizontal: 14, vertical: 8)
            })
        }
      }, retained(heading), release)
  }

  /// Draws a drawing area.
  ///
  /// The action receives cairo's context, and the area's width and height in points.
  public static func draw(
    in area: Widget, _ action: @escaping @MainActor (OpaquePointer?, Int, Int) -> Void
  ) {
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { _, context, width, height, data in
        nonisolated(unsafe) let context = context
        Listening.call(data) { (action: @MainActor (OpaquePointer?, Int, Int) -> Void) in
          action(context, Int(width), Int(height))
        }
      }, retained(action), release)
  }

  /// A part of a drag.
  public enum Drag: Hashable, Sendable {
    /// The main button was pressed at a position, with or without the Control key.
    case began(x: Double, y: Double, isControlHeld: Bool)
    /// The pointer moved to a position, with the button held.
    case moved(x: Double, y: Double)
    /// The button was released.
    case ended
  }

  /// Follows drags with the main button, from a press to the release.
  ///
  /// Positions are in the widget's coordinates.
  public static func drags(in widget: Widget, _ action: @escaping @MainActor (Drag) -> Void) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    let origin = { () -> (x: Double, y: Double) in
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(gesture, &x, &y)
      return (x, y)
    }
    connectPlace(gesture, "drag-begin") { x, y in
      let held = gtk_event_controller_get_current_event_state(gesture)
      action(
        .began(x: x, y: y, isControlHeld: held.rawValue & GDK_CONTROL_MASK.rawValue != 0))
    }
    connectPlace(gesture, "drag-update") { x, y in
      let start = origin()
      action(.moved(x: start.x + x, y: start.y + y))
    }
    connectPlace(gesture, "drag-end") { _, _ in action(.ended) }
    gtk_widget_add_controller(widget, gesture)
  }

  /// Observes the keys that are pressed while a widget has the keyboard focus.
  ///
  /// The action receives GDK's code of the key and the held modifiers, and returns whether it
  /// used the key.
  public static func keys(
    in widget: Widget, _ action: @escaping @MainActor (guint, GdkModifierType) -> Bool
  ) {
    guard let keys = gtk_event_controller_key_new() else { return }
    let trampoline:
      @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
        _, key, _, modifiers, data in
        Listening.call(data) { (action: @MainActor (guint, GdkModifierType) -> Bool) in
          action(key, modifiers) ? 1 : 0
        }
      }
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(trampoline, to: GCallback.self),
      Closure(action))
    gtk_widget_add_controller(widget, keys)
  }

  private static func connectPlace(
    _ gesture: OpaquePointer, _ signal: String,
    _ action: @escaping @MainActor (Double, Double) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = {
      _, x, y, data in
      Listening.call(data) { (action: @MainActor (Double, Double) -> Void) in action(x, y) }
    }
    connect(
      UnsafeMutableRawPointer(gesture), signal, unsafeBitCast(trampoline, to: GCallback.self),
      Closure(action))
  }

  private static func retained<Function>(_ function: Function) -> gpointer {
    Unmanaged.passRetained(Closure(function)).toOpaque()
  }

  private static var release: GDestroyNotify {
    { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }
  }
}
#endif
