#if GTK
internal import CGTK

/// Where the caret of a line is, and how far from it the selection reaches; counted in Unicode scalars.
///
/// GTK selects all of a line that gets the keyboard: where a person was typing, the next letter would take the
/// place of everything.
@MainActor
struct Caret {
  private let position: Int32
  private let anchor: Int32

  /// Remembers that of a line.
  init(of field: WidgetPointer) {
    let editable = OpaquePointer(field)
    var (start, end) = (Int32(0), Int32(0))
    position = gtk_editable_get_position(editable)
    let isSelecting = gtk_editable_get_selection_bounds(editable, &start, &end) != 0
    anchor = !isSelecting ? position : position == start ? end : start
  }

  /// Gives a line the keyboard, with its caret here, or as near as its text has it.
  func enter(_ field: WidgetPointer) {
    let editable = OpaquePointer(field)
    guard let text = gtk_editable_get_delegate(editable) else {
      gtk_widget_grab_focus(field)
      return
    }
    gtk_text_grab_focus_without_selecting(cast(UnsafeMutableRawPointer(text)))
    gtk_editable_select_region(editable, anchor, position)
  }
}
#endif
