#if GTK && os(Linux)
internal import CGTK

/// The caret of a text field and the other end of its selection, in Unicode scalars.
///
/// When a field receives the focus, GTK selects the whole text. If the user was typing, the next
/// character would replace the text.
@MainActor
struct Caret {
  private let position: Int32
  private let anchor: Int32

  init(of field: WidgetPointer) {
    let editable = OpaquePointer(field)
    var (start, end) = (Int32(0), Int32(0))
    position = gtk_editable_get_position(editable)
    let isSelecting = gtk_editable_get_selection_bounds(editable, &start, &end) != 0
    anchor = !isSelecting ? position : position == start ? end : start
  }

  /// Focuses a field and restores the caret, clamped to the field's text.
  func enter(_ field: WidgetPointer) {
    let editable = OpaquePointer(field)
    guard let text = gtk_editable_get_delegate(editable) else {
      gtk_widget_grab_focus(field)
      return
    }
    gtk_text_grab_focus_without_selecting(cast(UnsafeMutableRawPointer(text)))
    restore(in: field)
  }

  func restore(in field: WidgetPointer) {
    gtk_editable_select_region(OpaquePointer(field), anchor, position)
  }
}
#endif
