#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a scrollable piece: a native scrolled window that asks for its child's natural
/// height.
@MainActor
final class ScrollView: WidgetBehavior {
  private let native: WidgetPointer
  private var child: WidgetPointer?
  private var greatestHeight: Int32?

  /// Makes an empty scroll view.
  init?() {
    guard let native = gtk_scrolled_window_new() else { return nil }
    self.native = native
    super.init()
    let scroller = OpaquePointer(native)
    gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_add_css_class(native, ControlStyle.scroll)
    letAnyPointerDrag()
    gtk_widget_set_parent(native, widget)
  }

  /// Makes `child` scroll vertically, from where it was scrolled to.
  func show(_ scroll: OverlayNode.Scroll, child: WidgetPointer) {
    greatestHeight = scroll.greatestHeight.map { Int32($0) }
    if child != self.child || gtk_widget_get_parent(child) == nil {
      gtk_scrolled_window_set_child(OpaquePointer(native), nil)
      gtk_scrolled_window_set_child(OpaquePointer(native), child)
    }
    self.child = child
    gtk_widget_queue_resize(widget)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    // The native widget measures its height without regard to a width, so the child is measured
    // directly.
    let needed = Self.measure(child, orientation, across: across)
    guard orientation == GTK_ORIENTATION_VERTICAL else { return needed }
    let natural = min(needed.natural, greatestHeight ?? .max)
    return (min(natural, Int32(OverlayNode.Scroll.leastHeight)), natural)
  }

  /// Lets a mouse or a pen drag the scrolled content as a finger does.
  ///
  /// The overlay around it can be dragged by each of them, and a pull continues from the one into
  /// the other.
  private func letAnyPointerDrag() {
    guard let controllers = gtk_widget_observe_controllers(native) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      if isInstance(controller, of: gtk_gesture_single_get_type()) {
        gtk_gesture_single_set_touch_only(OpaquePointer(controller), 0)
      }
    }
  }

  override func allocate(width: Int32, height: Int32) {
    _ = Self.measure(native, GTK_ORIENTATION_HORIZONTAL, across: -1)
    gtk_widget_allocate(native, width, height, -1, nil)
  }
}
#endif
