#if GTK && os(Linux)
internal import CGTK
internal import Glibc
internal import Usher

/// The accessibility properties of a widget.
@MainActor
struct AccessibleWidget {
  private let widget: WidgetPointer
  private var accessible: OpaquePointer { OpaquePointer(widget) }

  init(_ widget: WidgetPointer) {
    self.widget = widget
  }

  /// Sets a card's label, description, modality and identifier.
  ///
  /// The role is fixed when the widget is created.
  func describe(as semantics: ResolvedSemantics) {
    gtk_widget_set_name(widget, semantics.identifier)
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: semantics.label)
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: semantics.description)
    set(GTK_ACCESSIBLE_PROPERTY_MODAL, to: semantics.isModal)
  }

  /// Sets the widget's accessible label.
  ///
  /// If the label is empty, GTK's default is restored.
  func setLabel(_ label: String) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label)
  }

  /// Sets the widget's accessible description, or removes it if the description is empty.
  func setDescription(_ description: String) {
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description)
  }

  func setValueText(_ text: String) {
    set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: text)
  }

  /// Sets the widget's accessible value, from 0 to 1.
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

  /// Makes GTK report the widget to assistive technology when it appears on screen.
  ///
  /// GTK 4.8 reports a widget only if assistive technology has already requested the widget. A
  /// screen reader with its own copy of the tree would never find a new widget. Toggling the
  /// focusable property makes GTK register the widget, and toggling the hidden state makes GTK
  /// report it.
  ///
  /// - Parameter isHidden: Whether the widget stays hidden from assistive technology.
  func makeKnown(isHidden: Bool = false) {
    let isFocusable = gtk_widget_get_focusable(widget)
    gtk_widget_set_focusable(widget, isFocusable == 0 ? 1 : 0)
    gtk_widget_set_focusable(widget, isFocusable)
    setHidden(!isHidden)
    setHidden(isHidden)
  }

  /// The first of *described by* and *flows to* that the app hasn't set, or `nil` if it set both.
  ///
  /// This relation is used for attached overlays.
  var freeRelation: GtkAccessibleRelation? {
    // GTK 4.8 reports these two relations to assistive technology, but not the relation *details*.
    [GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, GTK_ACCESSIBLE_RELATION_FLOW_TO]
      .first { gtk_test_accessible_has_relation(accessible, $0) == 0 }
  }

  func relate(_ relation: GtkAccessibleRelation, to others: [WidgetPointer]) {
    var list: UnsafeMutablePointer<GList>?
    for other in others { list = g_list_append(list, other) }
    var (value, relation) = (GValue(), relation)
    gtk_accessible_relation_init_value(relation, &value)
    defer { g_value_unset(&value) }
    if value.g_type == g_type_from_name("GtkAccessibleList") {
      // Since GTK 4.14, the list is an object.
      defer { g_list_free(list) }
      typealias Make = @convention(c) (UnsafeMutablePointer<GList>?) -> UnsafeMutableRawPointer?
      guard let make = dlsym(nil, "gtk_accessible_list_new_from_list") else { return }
      g_value_take_boxed(&value, unsafeBitCast(make, to: Make.self)(list))
    } else {
      // GTK takes ownership of the list.
      g_value_set_pointer(&value, list)
    }
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
  }

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
  /// The corresponding GTK role.
  ///
  /// In versions after 4.8, GTK doesn't report the name of a status, so a screen reader couldn't
  /// announce the overlay. A status therefore becomes a group.
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
