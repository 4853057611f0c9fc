#if GTK && os(Linux)
internal import CGTK

/// The caret of a text field and the other end of its selection, in Unicode scalars.
///
/// When a single-line field receives the focus, GTK selects the whole text. If the user was typing,
/// the next character would replace the text.
@MainActor
struct Caret {
  private let position: Int32
  private let anchor: Int32

  init(of field: WidgetPointer) {
    if let buffer = Self.buffer(of: field) {
      position = Self.offset(of: gtk_text_buffer_get_insert(buffer), in: buffer)
      anchor = Self.offset(of: gtk_text_buffer_get_selection_bound(buffer), in: buffer)
      return
    }
    let editable = OpaquePointer(field)
    var (start, end) = (Int32(0), Int32(0))
    position = gtk_editable_get_position(editable)
    let isSelecting = gtk_editable_get_selection_bounds(editable, &start, &end) != 0
    anchor = !isSelecting ? position : position == start ? end : start
  }

  /// Focuses a field and restores the caret, clamped to the field's text.
  func enter(_ field: WidgetPointer) {
    if Self.buffer(of: field) == nil, let text = gtk_editable_get_delegate(OpaquePointer(field)) {
      gtk_text_grab_focus_without_selecting(cast(UnsafeMutableRawPointer(text)))
    } else {
      gtk_widget_grab_focus(field)
    }
    restore(in: field)
  }

  func restore(in field: WidgetPointer) {
    guard let buffer = Self.buffer(of: field) else {
      return gtk_editable_select_region(OpaquePointer(field), anchor, position)
    }
    var (caret, other) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &caret, position)
    gtk_text_buffer_get_iter_at_offset(buffer, &other, anchor)
    gtk_text_buffer_select_range(buffer, &caret, &other)
  }

  /// Returns the text buffer of a multiline field, or `nil` for a single-line field.
  private static func buffer(of field: WidgetPointer) -> UnsafeMutablePointer<GtkTextBuffer>? {
    guard isInstance(field, of: gtk_text_view_get_type()) else { return nil }
    return gtk_text_view_get_buffer(cast(UnsafeMutableRawPointer(field)))
  }

  private static func offset(
    of mark: UnsafeMutablePointer<GtkTextMark>?, in buffer: UnsafeMutablePointer<GtkTextBuffer>
  ) -> Int32 {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
    return gtk_text_iter_get_offset(&place)
  }
}
#endif
