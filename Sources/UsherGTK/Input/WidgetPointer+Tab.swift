#if GTK && os(Linux)
internal import CGTK
internal import Usher

@MainActor
extension WidgetPointer {
  /// Whether the widget is `outer` or a descendant.
  func isInside(_ outer: WidgetPointer) -> Bool {
    self == outer || gtk_widget_is_ancestor(self, outer) != 0
  }

  /// Returns the widget and its ancestors, from the inside out, up to `outer`.
  func ancestors(upTo outer: WidgetPointer) -> [WidgetPointer] {
    var widgets = [self]
    while let last = widgets.last, last != outer, let parent = gtk_widget_get_parent(last) {
      widgets.append(parent)
    }
    return widgets
  }

  var children: [WidgetPointer] {
    var children: [WidgetPointer] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Whether the widget itself allows the keyboard focus.
  ///
  /// Its ancestors aren't considered.
  var isOpenToFocus: Bool {
    gtk_widget_get_mapped(self) != 0 && gtk_widget_is_sensitive(self) != 0
      && gtk_widget_get_can_focus(self) != 0
  }

  var hasTabStop: Bool {
    isOpenToFocus && (gtk_widget_get_focusable(self) != 0 || children.contains(where: \.hasTabStop))
  }

  /// The last Tab stop in the widget, which may be the widget itself, or `nil` if there is none.
  var lastTabStop: WidgetPointer? {
    guard isOpenToFocus else { return nil }
    let inside = inTabOrder(children).reversed().lazy.compactMap(\.lastTabStop).first
    return inside ?? (gtk_widget_get_focusable(self) != 0 ? self : nil)
  }

  /// Returns children of the widget in GTK's focus order: sorted by their vertical centers, then
  /// along the text direction.
  func inTabOrder(_ children: [WidgetPointer]) -> [WidgetPointer] {
    let runsLeft = gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL
    let placed = children.map { child in
      let frame = OverlayRect(of: child, in: self) ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
      let x = frame.minX + frame.maxX
      return (child: child, y: frame.minY + frame.maxY, x: runsLeft ? -x : x)
    }
    return placed.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map(\.child)
  }

  /// Clears the focus position of the widget and its descendants.
  ///
  /// A backward move of the focus then enters the widget at its end.
  func forgetFocus() {
    var next: WidgetPointer? = self
    while let widget = next {
      next = gtk_widget_get_focus_child(widget)
      gtk_widget_set_focus_child(widget, nil)
    }
  }
}
#endif
