#if GTK
internal import CGTK
internal import Measuring

/// A window of 390 × 844 points with an app, which is a list of 40 rows.
@MainActor
final class AppWindow {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The list with its scrolled window.
  let list: UnsafeMutablePointer<GtkWidget>
  let clock: OpaquePointer

  /// Opens the window.
  ///
  /// - Parameter wrap: Wraps the list. The window contains the returned widget.
  init(
    wrap: (UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? = { $0 }
  ) {
    guard let window = gtk_window_new(), let list = Self.makeList() else {
      Failure.end("GTK makes no window")
    }
    widget = window
    self.list = list
    let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(asWindow, 0)
    gtk_window_set_default_size(asWindow, 390, 844)
    gtk_window_set_child(asWindow, wrap(list))
    gtk_window_present(asWindow)
    guard let clock = gtk_widget_get_frame_clock(window) else {
      Failure.end("the window has no frame clock")
    }
    self.clock = clock
  }

  /// The renderer of the window and the version of GTK.
  var description: String {
    let version =
      "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native)
    else { return version }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    let name = g_type_name_from_instance(instance).map { String(cString: $0) }
    return (name.map { $0 + ", " } ?? "") + version
  }

  /// Whether at least one point of a rectangle is inside the window.
  func shows(x: Double, y: Double, width: Double, height: Double) -> Bool {
    let right = min(x + width, Double(gtk_widget_get_width(widget)))
    let bottom = min(y + height, Double(gtk_widget_get_height(widget)))
    return right - max(x, 0) >= 1 && bottom - max(y, 0) >= 1
  }

  func insert(_ row: UnsafeMutablePointer<GtkWidget>, at index: Int32) {
    let viewport = gtk_scrolled_window_get_child(OpaquePointer(list))
    let rows = gtk_viewport_get_child(viewport.map { OpaquePointer($0) })
    gtk_list_box_insert(rows.map { OpaquePointer($0) }, row, index)
  }

  /// Scrolls the list by a point in each frame, for some time.
  func scroll(seconds: Double) {
    let tick = gtk_widget_add_tick_callback(
      list,
      { list, _, _ in
        let adjustment = gtk_scrolled_window_get_vadjustment(list.map { OpaquePointer($0) })
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 1)
        return 1
      }, nil, nil)
    MainLoop.run(seconds: seconds)
    gtk_widget_remove_tick_callback(list, tick)
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(list))
    gtk_adjustment_set_value(adjustment, 0)
  }

  private static func makeList() -> UnsafeMutablePointer<GtkWidget>? {
    let scroller = gtk_scrolled_window_new()
    let list = gtk_list_box_new()
    for number in 1...40 {
      let label = gtk_label_new("Row \(number): a message with a line of text that goes on")
      gtk_label_set_xalign(label.map { OpaquePointer($0) }, 0)
      gtk_label_set_ellipsize(label.map { OpaquePointer($0) }, PANGO_ELLIPSIZE_END)
      gtk_widget_set_margin_top(label, 10)
      gtk_widget_set_margin_bottom(label, 10)
      gtk_widget_set_margin_start(label, 12)
      gtk_list_box_append(list.map { OpaquePointer($0) }, label)
    }
    gtk_scrolled_window_set_child(scroller.map { OpaquePointer($0) }, list)
    return scroller
  }
}
#endif
