#if GTK
internal import CGTK
internal import Usher

/// What lies under a pointer that went down, as far as it takes drags for itself.
@MainActor
struct DragTaker {
  private let picked = WeakWidget()

  init(_ picked: WidgetPointer?) {
    self.picked.set(picked)
  }

  /// Whether it answers taps by itself.
  var isControl: Bool {
    takesAnyDrag || isInside(gtk_button_get_type())
  }

  /// Where the pointer may move from here and still do something in there: anywhere where it selects
  /// letters or moves a slider, and as far as there is more to be scrolled to.
  var directions: SwipeDirections {
    if takesAnyDrag { return [.up, .down, .left, .right] }
    var directions: SwipeDirections = []
    var part = picked.widget
    while let widget = part {
      if isInstance(widget, of: gtk_scrolled_window_get_type()) {
        let scroller = OpaquePointer(widget)
        let down = Self.ways(along: gtk_scrolled_window_get_vadjustment(scroller))
        let across = Self.ways(along: gtk_scrolled_window_get_hadjustment(scroller))
        // A pointer that moves up takes what it is on further down.
        if down.onwards { directions.insert(.up) }
        if down.back { directions.insert(.down) }
        if across.onwards { directions.insert(.left) }
        if across.back { directions.insert(.right) }
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

  private static func ways(
    along adjustment: UnsafeMutablePointer<GtkAdjustment>?
  ) -> (back: Bool, onwards: Bool) {
    guard let adjustment else { return (false, false) }
    let value = gtk_adjustment_get_value(adjustment)
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    return (value > gtk_adjustment_get_lower(adjustment) + 0.5, value < end - 0.5)
  }
}
#endif
