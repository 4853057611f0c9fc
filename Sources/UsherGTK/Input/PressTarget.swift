#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget under a pointer that went down, and the drags that it handles itself.
@MainActor
struct PressTarget {
  private let picked = WeakWidget()
  private let layer: WidgetPointer

  /// Looks from the widget under the pointer up to `layer`, excluding `layer`.
  init(_ picked: WidgetPointer?, in layer: WidgetPointer) {
    self.picked.set(picked)
    self.layer = layer
  }

  /// Whether the widget handles taps itself: a button, text, a slider, or a widget with a gesture
  /// for clicks, as a switch, a row of a list and an app's own widget have.
  var isControl: Bool {
    if takesAnyDrag || isInside(gtk_button_get_type()) { return true }
    var part = picked.widget
    while let widget = part, widget != layer {
      if Self.takesClicks(widget) { return true }
      part = gtk_widget_get_parent(widget)
    }
    return false
  }

  /// Whether a gesture of the widget takes clicks of the primary button.
  private static func takesClicks(_ widget: WidgetPointer) -> Bool {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      let gesture = OpaquePointer(controller)
      if isInstance(controller, of: gtk_gesture_click_get_type()),
        gtk_event_controller_get_propagation_phase(gesture) != GTK_PHASE_NONE,
        [0, 1].contains(gtk_gesture_single_get_button(gesture))
      {
        return true
      }
    }
    return false
  }

  /// The directions in which the pointer may move and still act on the widget: all four over text
  /// or a slider, otherwise those in which there is more to scroll to.
  var directions: SwipeDirections {
    if takesAnyDrag { return .all }
    var directions: SwipeDirections = []
    var part = picked.widget
    while let widget = part {
      if isInstance(widget, of: gtk_scrolled_window_get_type()) {
        let scroller = OpaquePointer(widget)
        let down = Self.hidden(along: gtk_scrolled_window_get_vadjustment(scroller))
        let across = Self.hidden(along: gtk_scrolled_window_get_hadjustment(scroller))
        directions.formUnion(
          SwipeDirections(
            scrolling: Insets(
              top: down.before, left: across.before, bottom: down.after, right: across.after)))
      }
      part = gtk_widget_get_parent(widget)
    }
    return directions
  }

  private var takesAnyDrag: Bool {
    (picked.widget.map { Typing.reaches($0) } ?? false) || isInside(gtk_range_get_type())
  }

  private func isInside(_ type: GType) -> Bool {
    picked.widget.map { gtk_widget_get_ancestor($0, type) != nil } ?? false
  }

  private static func hidden(
    along adjustment: UnsafeMutablePointer<GtkAdjustment>?
  ) -> (before: Double, after: Double) {
    guard let adjustment else { return (0, 0) }
    let value = gtk_adjustment_get_value(adjustment)
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    return (value - gtk_adjustment_get_lower(adjustment), end - value)
  }
}
#endif
