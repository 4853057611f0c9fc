#if GTK
internal import CGTK

/// What assistive technology is told of a widget.
@MainActor
struct AccessibleWidget {
  private let widget: WidgetPointer
  private var accessible: OpaquePointer { OpaquePointer(widget) }

  init(_ widget: WidgetPointer) {
    self.widget = widget
  }

  /// What it is called.
  func setLabel(_ label: String) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label)
  }

  /// How much of it is filled, from 0 to 1.
  func setShare(_ share: Double) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double(&$0, 0) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double(&$0, 1) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double(&$0, share) }
  }

  private func set(_ property: GtkAccessibleProperty, to text: String) {
    guard !text.isEmpty else { return gtk_accessible_reset_property(accessible, property) }
    update(property) { g_value_set_string(&$0, text) }
  }

  private func update(_ property: GtkAccessibleProperty, _ fill: (inout GValue) -> Void) {
    var value = GValue()
    var property = property
    gtk_accessible_property_init_value(property, &value)
    defer { g_value_unset(&value) }
    fill(&value)
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }
}
#endif
