#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The Swift object for a node's widget.
@MainActor
protocol NodeWidget: AnyObject {
  /// The widget, with a floating reference until it has a parent.
  var widget: WidgetPointer { get }
}

extension WidgetBehavior: NodeWidget {}

extension TextView: NodeWidget {}

/// A widget that the app provides.
@MainActor
final class NativeWidget: NodeWidget {
  let widget: WidgetPointer

  init(_ widget: WidgetPointer) {
    self.widget = widget
  }
}

extension WidgetPointer {
  /// Replaces the widget's children, in the given order.
  ///
  /// Children that remain in the same order are unchanged. If they were removed and added again,
  /// GTK would end their focus and presses. A child of another widget is first removed from that
  /// widget.
  @MainActor
  func setChildren(_ children: [WidgetPointer]) {
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if !children.contains(child) { gtk_widget_unparent(child) }
    }
    var last: WidgetPointer?
    for child in children {
      if gtk_widget_get_parent(child) != self {
        child.changeParent { gtk_widget_insert_after(child, self, last) }
      } else if gtk_widget_get_prev_sibling(child) != last {
        gtk_widget_insert_after(child, self, last)
      }
      last = child
    }
  }

  /// Removes the widget from its parent and calls `body`, which adds it to a new parent.
  @MainActor
  func changeParent(_ body: () -> Void) {
    g_object_ref(self)
    if gtk_widget_get_parent(self) != nil { gtk_widget_unparent(self) }
    body()
    g_object_unref(self)
  }

  /// Preserves the keyboard focus inside the widget while `body` moves its children to other
  /// parents.
  @MainActor
  func keepingFocus<Result>(_ body: () -> Result) -> Result {
    let focus = gtk_widget_get_root(self).flatMap { gtk_root_get_focus($0) }
    guard let focus, gtk_widget_is_ancestor(focus, self) != 0 else { return body() }
    let caret = isInstance(focus, of: gtk_text_get_type()) ? Caret(of: focus) : nil
    let result = body()
    if let caret {
      gtk_text_grab_focus_without_selecting(cast(focus))
      caret.restore(in: focus)
    } else {
      gtk_widget_grab_focus(focus)
    }
    return result
  }

  /// Sets the widget's margins, in points.
  ///
  /// `margins.left` is used for the leading edge.
  @MainActor
  func setMargins(_ margins: Insets) {
    gtk_widget_set_margin_top(self, Int32(margins.top))
    gtk_widget_set_margin_bottom(self, Int32(margins.bottom))
    gtk_widget_set_margin_start(self, Int32(margins.left))
    gtk_widget_set_margin_end(self, Int32(margins.right))
  }
}
#endif
