#if GTK && os(Linux)
internal import CGTK
internal import Glibc
internal import Usher

/// The accessibility properties of a widget, as assistive technology reads them.
@MainActor
struct AccessibleWidget {
  private let widget: WidgetPointer
  private var accessible: OpaquePointer { OpaquePointer(widget) }

  init(_ widget: WidgetPointer) {
    self.widget = widget
  }

  /// Sets the label, description, modality and identifier of a card.
  ///
  /// The card's role is fixed when the widget is made.
  func describe(as semantics: ResolvedSemantics) {
    gtk_widget_set_name(widget, semantics.identifier)
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: semantics.label)
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: semantics.description)
    set(GTK_ACCESSIBLE_PROPERTY_MODAL, to: semantics.isModal)
  }

  /// Sets the widget's accessible label.
  ///
  /// An empty label restores GTK's own.
  func setLabel(_ label: String) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label)
  }

  /// Sets the widget's accessible value, from 0 (empty) to 1 (full).
  func setShare(_ share: Double) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double(&$0, 0) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double(&$0, 1) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double(&$0, share) }
  }

  /// Hides the widget and its descendants from assistive technology, or shows them again.
  func setHidden(_ isHidden: Bool) {
    var value = GValue()
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    gtk_accessible_state_init_value(state, &value)
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, isHidden ? 1 : 0)
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// Announces the widget to assistive technology once the widget is on screen.
  ///
  /// GTK 4.8 reports only widgets that assistive technology has asked about before, so a screen
  /// reader with its own copy of the tree would never find a new widget. Toggling the focusable
  /// property makes GTK register the widget; toggling the hidden state makes GTK report it.
  ///
  /// - Parameter isHidden: Whether the widget stays hidden afterwards.
  func makeKnown(isHidden: Bool = false) {
    let isFocusable = gtk_widget_get_focusable(widget)
    gtk_widget_set_focusable(widget, isFocusable == 0 ? 1 : 0)
    gtk_widget_set_focusable(widget, isFocusable)
    setHidden(!isHidden)
    setHidden(isHidden)
  }

  /// The relation to overlays beside the widget that the app does not use itself; `nil` for none.
  var freeRelation: GtkAccessibleRelation? {
    // GTK 4.8 tells assistive technology of these, but not of details.
    [GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, GTK_ACCESSIBLE_RELATION_FLOW_TO]
      .first { gtk_test_accessible_has_relation(accessible, $0) == 0 }
  }

  /// Relates the widget to others.
  func relate(_ relation: GtkAccessibleRelation, to others: [WidgetPointer]) {
    var list: UnsafeMutablePointer<GList>?
    for other in others { list = g_list_append(list, other) }
    var (value, relation) = (GValue(), relation)
    gtk_accessible_relation_init_value(relation, &value)
    defer { g_value_unset(&value) }
    if value.g_type == g_type_from_name("GtkAccessibleList") {
      // From GTK 4.14 on, the list is an object of its own.
      defer { g_list_free(list) }
      typealias Make = @convention(c) (UnsafeMutablePointer<GList>?) -> UnsafeMutableRawPointer?
      guard let make = dlsym(nil, "gtk_accessible_list_new_from_list") else { return }
      g_value_take_boxed(&value, unsafeBitCast(make, to: Make.self)(list))
    } else {
      // GTK takes the list over.
      g_value_set_pointer(&value, list)
    }
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
  }

  /// Ends a relation to others.
  func endRelation(_ relation: GtkAccessibleRelation) {
    gtk_accessible_reset_relation(accessible, relation)
  }

  private func set(_ property: GtkAccessibleProperty, to text: String) {
    guard !text.isEmpty else { return gtk_accessible_reset_property(accessible, property) }
    update(property) { g_value_set_string(&$0, text) }
  }

  private func set(_ property: GtkAccessibleProperty, to isTrue: Bool) {
    update(property) { g_value_set_boolean(&$0, isTrue ? 1 : 0) }
  }

  private func update(_ property: GtkAccessibleProperty, _ set: (inout GValue) -> Void) {
    var value = GValue()
    var property = property
    gtk_accessible_property_init_value(property, &value)
    defer { g_value_unset(&value) }
    set(&value)
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }
}

extension Semantics.Role {
  /// The matching GTK role.
  ///
  /// A status has a name in GTK 4.8. Later versions do not tell it, so that a screen reader would
  /// have nothing to say of the overlay; there it is a group, which may have a name.
  var gtk: GtkAccessibleRole {
    switch self {
    case .status:
      gtk_get_minor_version() > 8 ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_STATUS
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    }
  }
}
#endif
