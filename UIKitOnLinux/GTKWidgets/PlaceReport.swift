#if GTK
internal import CGTK
internal import Foundation

/// Reports the positions of texts in the program's windows, for a test that clicks them from
/// outside.
@MainActor
public enum PlaceReport {
  /// Prints `TEXT is at x y` whenever a label with this text has moved.
  ///
  /// The position is the label's center, in points from the corner of its window's surface.
  public static func follow(_ text: String) {
    var known = ""
    Listening.repeating(every: 100) {
      guard let place = windows.lazy.compactMap({ place(of: text, in: $0) }).first else {
        return true
      }
      let line = "\(text) is at \(Int(place.x)) \(Int(place.y))"
      if line != known { print(line) }
      fflush(nil)
      known = line
      return true
    }
  }

  private static var windows: [Widget] {
    let list = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      // The windows outlive this reference, because they aren't destroyed during this function.
      let window = g_list_model_get_item(list, index)
      defer { g_object_unref(window) }
      return window?.assumingMemoryBound(to: GtkWidget.self)
    }
  }

  private static func place(of text: String, in window: Widget) -> (x: Double, y: Double)? {
    guard let label = label(with: text, in: window) else { return nil }
    var bounds = graphene_rect_t()
    // In a later version of GTK, a widget may be mapped before it has a position.
    guard gtk_widget_compute_bounds(label, window, &bounds) != 0, bounds.size.width > 0 else {
      return nil
    }
    // A window's shadow is part of its surface.
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(window.opaque, &x, &y)
    return (
      x + Double(bounds.origin.x + bounds.size.width / 2),
      y + Double(bounds.origin.y + bounds.size.height / 2)
    )
  }

  private static func label(with text: String, in widget: Widget) -> Widget? {
    guard gtk_widget_get_mapped(widget) != 0 else { return nil }
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0,
      let shown = gtk_label_get_text(widget.opaque), String(cString: shown) == text
    {
      return widget
    }
    var child = gtk_widget_get_first_child(widget)
    while let part = child {
      if let found = label(with: text, in: part) { return found }
      child = gtk_widget_get_next_sibling(part)
    }
    return nil
  }
}
#endif
