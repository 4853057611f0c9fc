#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The native widget for the text that the user types into a field.
@MainActor
protocol FieldEntry: AnyObject {
  /// The widget that gets the keyboard focus.
  var widget: WidgetPointer { get }
  /// The widget to place in the field: `widget`, or a widget that contains it.
  var outer: WidgetPointer { get }
  /// The text in the widget, without text that an input method is composing.
  var written: String { get }
  /// The selected range, in Unicode scalars, or `nil` if nothing is selected.
  var selection: Range<Int>? { get }
  /// Reports the user's changes to a view, without retaining the view.
  func connect(to view: FieldView)
  /// Replaces the text and moves the caret to the end.
  func write(_ text: String)
  /// Sets the font and the color of the text.
  func show(_ font: OverlayNode.Font, _ color: AdaptiveColor, _ traits: Traits)
}

/// An unstyled native entry for one line of text.
@MainActor
final class LineEntry: FieldEntry {
  let widget: WidgetPointer
  var outer: WidgetPointer { widget }

  init?(for purpose: OverlayNode.Field.Purpose) {
    let made = purpose == .password ? gtk_password_entry_new() : gtk_entry_new()
    guard let widget = made else { return nil }
    self.widget = widget
    gtk_widget_add_css_class(widget, ControlStyle.field)
    gtk_editable_set_width_chars(editable, 1)
    if let text { gtk_text_set_input_purpose(text, purpose.gtk) }
  }

  private var editable: OpaquePointer { OpaquePointer(widget) }
  private var text: UnsafeMutablePointer<GtkText>? {
    gtk_editable_get_delegate(editable).map { cast(UnsafeMutableRawPointer($0)) }
  }

  var written: String { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }

  var selection: Range<Int>? {
    var (start, end) = (Int32(0), Int32(0))
    return gtk_editable_get_selection_bounds(editable, &start, &end) == 0
      ? nil : Int(start)..<Int(end)
  }

  func connect(to view: FieldView) {
    Signal.connect(widget, "changed") { [weak view] in view?.noteChange() }
    guard let text else { return }
    Signal.connect(text, "activate") { [weak view] in view?.leave() }
    Signal.connectString(text, "preedit-changed") { [weak view] composed in
      view?.noteComposition(of: composed)
    }
    Signal.connectDeletion(text) { [weak view] start, end in
      if view?.mayRemove(from: start, to: end) == false {
        g_signal_stop_emission_by_name(text, "delete-text")
      }
    }
    Signal.connectInsertion(text) { [weak view] words, position in
      if view?.mayInsert(words, at: position) == false {
        g_signal_stop_emission_by_name(text, "insert-text")
      }
    }
    for property in ["cursor-position", "selection-bound"] {
      Signal.connectObject(text, "notify::" + property) { [weak view] in view?.noteSelection() }
    }
  }

  func write(_ text: String) {
    gtk_editable_set_text(editable, text)
    gtk_editable_set_position(editable, -1)
  }

  func show(_ font: OverlayNode.Font, _ color: AdaptiveColor, _ traits: Traits) {
    TextAttributes(font, color, traits).use { gtk_text_set_attributes(text, $0) }
    // Only style sheets can color a caret: light for light text, and dark for dark text.
    let isLight = color.resolved(for: traits).isLight
    let classes = (ControlStyle.lightCaret, ControlStyle.darkCaret)
    gtk_widget_add_css_class(widget, isLight ? classes.0 : classes.1)
    gtk_widget_remove_css_class(widget, isLight ? classes.1 : classes.0)
  }
}

extension OverlayNode.Field.Purpose {
  var gtk: GtkInputPurpose {
    switch self {
    case .text: GTK_INPUT_PURPOSE_FREE_FORM
    case .name: GTK_INPUT_PURPOSE_NAME
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .number: GTK_INPUT_PURPOSE_DIGITS
    case .url: GTK_INPUT_PURPOSE_URL
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    }
  }
}
#endif
