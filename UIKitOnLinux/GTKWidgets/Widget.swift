#if GTK
public import CGTK

/// A widget of GTK.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// Casts the object to another type of its class hierarchy.
  public func cast<Object>() -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Object.self)
  }

  /// The object as an opaque pointer.
  public var opaque: OpaquePointer { OpaquePointer(self) }

  /// Adds CSS classes, and returns the widget.
  public func styled(_ names: String...) -> Widget {
    for name in names { gtk_widget_add_css_class(self, name) }
    return self
  }

  /// Sets the widget's margins, in points, and returns the widget.
  public func inset(horizontal: Int32, vertical: Int32) -> Widget {
    gtk_widget_set_margin_start(self, horizontal)
    gtk_widget_set_margin_end(self, horizontal)
    gtk_widget_set_margin_top(self, vertical)
    gtk_widget_set_margin_bottom(self, vertical)
    return self
  }

  /// Sets a property whose value is text.
  public func set(_ property: String, to text: String) {
    var value = GValue()
    // The value of C's macro `G_TYPE_STRING`.
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    g_object_set_property(cast(), property, &value)
    g_value_unset(&value)
  }

  /// Expands the widget into the remaining space, and returns the widget.
  public func growing(horizontally: Bool = false, vertically: Bool = false) -> Widget {
    if horizontally { gtk_widget_set_hexpand(self, 1) }
    if vertically { gtk_widget_set_vexpand(self, 1) }
    return self
  }

  /// Sets the widget's minimum size, in points, and returns the widget.
  public func sized(width: Int32 = -1, height: Int32 = -1) -> Widget {
    gtk_widget_set_size_request(self, width, height)
    return self
  }
}

/// Creates widgets.
///
/// GTK must be initialized.
@MainActor
public enum Widgets {
  /// Returns a widget that GTK has created.
  public static func made(_ widget: Widget?) -> Widget {
    guard let widget else { preconditionFailure("GTK made no widget; initialise GTK first") }
    return widget
  }

  /// Creates a box with one widget below the other.
  public static func column(_ children: [Widget], spacing: Int32 = 0) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, children, spacing)
  }

  /// Creates a box with widgets next to each other.
  public static func row(_ children: [Widget], spacing: Int32 = 0) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, children, spacing)
  }

  private static func box(
    _ orientation: GtkOrientation, _ children: [Widget], _ spacing: Int32
  ) -> Widget {
    let box = made(gtk_box_new(orientation, spacing))
    for child in children { gtk_box_append(box.cast(), child) }
    return box
  }

  /// Creates a line in an orientation.
  public static func separator(_ orientation: GtkOrientation) -> Widget {
    made(gtk_separator_new(orientation))
  }

  /// Creates a label aligned at the leading side.
  public static func label(_ text: String, wraps: Bool = true) -> Widget {
    let label = made(gtk_label_new(text))
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_wrap(label.opaque, wraps ? 1 : 0)
    return label
  }

  /// Creates a button that performs an action.
  public static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> Widget {
    let button = made(gtk_button_new_with_label(title))
    Listening.connect(button, "clicked", action)
    return button
  }

  /// Creates a toggle button.
  public static func toggle(
    _ title: String, _ action: @escaping @MainActor (Bool) -> Void
  ) -> Widget {
    let button = made(gtk_toggle_button_new_with_label(title))
    Listening.connect(button, "toggled") {
      action(gtk_toggle_button_get_active(button.cast()) != 0)
    }
    return button
  }

  /// Creates a view that scrolls vertically.
  public static func scroller(_ child: Widget) -> Widget {
    let scroller = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, child)
    return scroller.growing(vertically: true)
  }

  /// Creates a list of rows.
  ///
  /// Either one row is always selected, or each row acts like a button.
  public static func list(
    _ rows: [Widget], isSelectable: Bool, _ action: @escaping @MainActor (Int) -> Void = { _ in }
  ) -> Widget {
    let list = made(gtk_list_box_new())
    gtk_list_box_set_selection_mode(
      list.opaque, isSelectable ? GTK_SELECTION_BROWSE : GTK_SELECTION_NONE)
    gtk_list_box_set_show_separators(list.opaque, isSelectable ? 0 : 1)
    for row in rows { gtk_list_box_append(list.opaque, row) }
    Listening.connectRow(list, isSelectable ? "row-selected" : "row-activated", action)
    return list
  }
}
#endif
