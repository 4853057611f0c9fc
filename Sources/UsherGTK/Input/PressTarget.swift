#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget under a pressed pointer, and the drags that the widget uses itself.
@MainActor
struct PressTarget {
  private let picked = WeakWidget()
  private let layer: WidgetPointer
  private let isFinger: Bool

  /// Inspects the widget under the pointer and its ancestors below `layer`.
  ///
  /// Ancestors of the layer are excluded, because a pane may be inside one of the app's buttons or
  /// scroll views. A finger doesn't select text.
  init(_ picked: WidgetPointer?, in layer: WidgetPointer, isFinger: Bool) {
    self.isFinger = isFinger
    self.picked.set(picked)
    self.layer = layer
  }

  /// Whether the widget uses taps itself.
  ///
  /// This includes buttons, text, sliders, and widgets with a click gesture, such as switches, list
  /// rows and the app's own widgets.
  var isControl: Bool {
    usesAnyDrag || isInside(gtk_button_get_type()) || parts.contains(where: Self.receivesClicks)
  }

  /// The widget under the pointer and its ancestors, the innermost first.
  private var parts: some Sequence<WidgetPointer> {
    sequence(state: picked.widget) { part in
      guard let widget = part, widget != layer else { return nil }
      part = gtk_widget_get_parent(widget)
      return widget
    }
  }

  /// Whether a gesture of the widget receives clicks from the primary button.
  ///
  /// A click on selectable text is also a tap on the overlay.
  private static func receivesClicks(_ widget: WidgetPointer) -> Bool {
    TextView.selectable(widget) == nil
      && widget.controllers(of: gtk_gesture_click_get_type()).contains { gesture in
        gtk_event_controller_get_propagation_phase(gesture) != GTK_PHASE_NONE
          && [0, 1].contains(gtk_gesture_single_get_button(gesture))
      }
  }

  /// The directions of drags that the widget uses: all four for text and sliders, otherwise the
  /// directions in which it can scroll further.
  var directions: SwipeDirections {
    if usesAnyDrag || selectsText { return .all }
    var directions: SwipeDirections = []
    for part in parts where isInstance(part, of: gtk_scrolled_window_get_type()) {
      let scroller = OpaquePointer(part)
      let down = Self.hidden(along: gtk_scrolled_window_get_vadjustment(scroller))
      let across = Self.hidden(along: gtk_scrolled_window_get_hadjustment(scroller))
      directions.formUnion(
        SwipeDirections(
          scrolling: Insets(
            top: down.before, left: across.before, bottom: down.after, right: across.after)))
    }
    return directions
  }

  private var usesAnyDrag: Bool {
    isInside(gtk_range_get_type()) || Typing.types.contains(where: isInside)
  }

  private var selectsText: Bool {
    !isFinger && picked.widget.flatMap { TextView.selectable($0) } != nil
  }

  private func isInside(_ type: GType) -> Bool {
    parts.contains { isInstance($0, of: type) }
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
