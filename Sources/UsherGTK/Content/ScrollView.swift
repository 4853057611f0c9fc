#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A scrollable widget that requests its child's natural height.
///
/// If the child must scroll, a native scrolled window contains the child.
@MainActor
final class ScrollView: WidgetBehavior {
  /// The native scrolled window, or `nil` until the child must scroll.
  private var native: WidgetPointer?
  private var child: WidgetPointer?
  private var maximumHeight: Int32?

  init() { super.init() }

  /// Replaces the child, and keeps the scroll position.
  func show(_ scroll: OverlayNode.Scroll, child: WidgetPointer) {
    maximumHeight = scroll.maximumHeight.map { Int32($0) }
    if native == nil {
      widget.setChildren([child])
    } else if child != self.child || gtk_widget_get_parent(child) == nil {
      hold(nil)
      hold(child)
    }
    self.child = child
    gtk_widget_queue_resize(widget)
  }

  /// Makes the child scroll vertically.
  func letScroll() {
    guard native == nil, let native = gtk_scrolled_window_new() else { return }
    self.native = native
    gtk_scrolled_window_set_policy(OpaquePointer(native), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_add_css_class(native, ControlStyle.scroll)
    letAnyPointerDrag(native)
    gtk_widget_set_parent(native, widget)
    widget.keepingFocus { child?.changeParent { hold(child) } }
  }

  /// Removes the child and makes its reference floating again.
  func giveUpChild() {
    guard let child else { return }
    g_object_ref(child)
    if native == nil { gtk_widget_unparent(child) } else { hold(nil) }
    g_object_force_floating(cast(child))
    self.child = nil
  }

  private func hold(_ child: WidgetPointer?) {
    let scroller = native.map { OpaquePointer($0) }
    gtk_scrolled_window_set_child(scroller, child)
    // Without this policy, scrollable widgets inside the child would get their minimum height.
    guard child != nil, let viewport = gtk_scrolled_window_get_child(scroller) else { return }
    gtk_scrollable_set_vscroll_policy(OpaquePointer(viewport), GTK_SCROLL_NATURAL)
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    // The native widget ignores the width when it measures its height, so the child is measured
    // directly.
    let needed = Self.measure(child, orientation, across: across)
    guard orientation == GTK_ORIENTATION_VERTICAL else { return needed }
    let natural = min(needed.natural, maximumHeight ?? .max)
    return (min(natural, Int32(OverlayNode.Scroll.minimumHeight)), natural)
  }

  /// Allows a mouse or pen to drag the scrolled content like a finger.
  ///
  /// A mouse or pen can also drag the overlay, so a drag can continue from the content to the
  /// overlay.
  private func letAnyPointerDrag(_ native: WidgetPointer) {
    for gesture in native.controllers(of: gtk_gesture_single_get_type()) {
      gtk_gesture_single_set_touch_only(gesture, 0)
    }
  }

  override func allocate(width: Int32, height: Int32) {
    if let content = native ?? child { fill(with: content, width: width, height: height) }
  }
}
#endif
