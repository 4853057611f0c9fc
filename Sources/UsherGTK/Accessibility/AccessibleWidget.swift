#if GTK
internal import CGTK
internal import Usher

/// What assistive technology is told of a widget.
@MainActor
struct AccessibleWidget {
  private let widget: WidgetPointer
  private var accessible: OpaquePointer { OpaquePointer(widget) }

  init(_ widget: WidgetPointer) {
    self.widget = widget
  }

  /// Takes over what a card is told to be; its role it has from its making.
  func describe(as semantics: ResolvedSemantics) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: semantics.label)
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: semantics.description)
    set(GTK_ACCESSIBLE_PROPERTY_MODAL, to: semantics.isModal)
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

  /// Keeps it, and all in it, from assistive technology, or shows it again.
  func setHidden(_ isHidden: Bool) {
    var value = GValue()
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    gtk_accessible_state_init_value(state, &value)
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, isHidden ? 1 : 0)
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// Tells assistive technology that it is there, once it is on screen.
  ///
  /// GTK 4.8 tells only of a widget that has been asked about before, so one that has just come would
  /// never be found by those who keep a copy of the tree. A change of whether it can be focused makes
  /// GTK take it up, and a change of whether it is hidden makes it known.
  ///
  /// - Parameter isHidden: Whether it is to be hidden afterwards.
  func makeKnown(isHidden: Bool = false) {
    let isFocusable = gtk_widget_get_focusable(widget)
    gtk_widget_set_focusable(widget, isFocusable == 0 ? 1 : 0)
    gtk_widget_set_focusable(widget, isFocusable)
    setHidden(!isHidden)
    setHidden(isHidden)
  }

  private func set(_ property: GtkAccessibleProperty, to text: String) {
    guard !text.isEmpty else { return gtk_accessible_reset_property(accessible, property) }
    update(property) { g_value_set_string(&$0, text) }
  }

  private func set(_ property: GtkAccessibleProperty, to isTrue: Bool) {
    update(property) { g_value_set_boolean(&$0, isTrue ? 1 : 0) }
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

extension Semantics.Role {
  /// The same role as GTK's.
  var gtk: GtkAccessibleRole {
    switch self {
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    }
  }
}
#endif
