#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// An unstyled native text view for multiline text, in a scrolled window.
@MainActor
final class LinesEntry: FieldEntry {
  let widget: WidgetPointer
  let outer: WidgetPointer
  private let keys: KeyController
  /// The style class for the font and the color, or `nil` before the first font is set.
  private var styleClass: String?
  /// Whether this object is inserting text in place of the user's text.
  private var isInserting = false
  /// Whether a change by the user is in progress.
  private var isUserActing = false

  init?(for purpose: OverlayNode.Field.Purpose) {
    guard let widget = gtk_text_view_new(), let outer = gtk_scrolled_window_new() else {
      return nil
    }
    (self.widget, self.outer) = (widget, outer)
    keys = KeyController(on: widget, in: GTK_PHASE_CAPTURE)
    gtk_widget_add_css_class(widget, ControlStyle.field)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view, 0)
    gtk_text_view_set_input_purpose(view, purpose.gtk)
    // Without margins, the caret could be cut off at the end of a line.
    gtk_text_view_set_left_margin(view, Int32(OverlayNode.Field.margin))
    gtk_text_view_set_right_margin(view, Int32(OverlayNode.Field.margin))
    gtk_widget_add_css_class(outer, ControlStyle.scroll)
    gtk_widget_set_focusable(outer, 0)
    let scroller = OpaquePointer(outer)
    // With the policy NEVER, the text could never become narrower or shorter. There is no scroll
    // bar, because GTK can draw the bar before its layout while a text view measures lines, and
    // then logs a warning.
    gtk_scrolled_window_set_policy(scroller, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(scroller, widget)
  }

  private var view: UnsafeMutablePointer<GtkTextView> { cast(UnsafeMutableRawPointer(widget)) }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view) }

  var written: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  var selection: Range<Int>? {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    guard gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0 else { return nil }
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  func connect(to view: FieldView) {
    let buffer = buffer
    keys.pressed = { [weak view] value, modifiers in
      // The text view itself would insert a line break.
      guard KeyController.isReturn(value), Self.isControlAlone(modifiers) else { return false }
      view?.leave()
      return true
    }
    Signal.connect(buffer, "begin-user-action") { [weak self] in self?.isUserActing = true }
    Signal.connect(buffer, "end-user-action") { [weak self] in self?.isUserActing = false }
    Signal.connect(buffer, "changed") { [weak view] in view?.noteChange() }
    Signal.connectString(widget, "preedit-changed") { [weak view] composed in
      view?.noteComposition(of: composed)
    }
    Signal.connectBufferDeletion(buffer) { [weak view] start, end in
      if view?.mayRemove(from: start, to: end) == false {
        g_signal_stop_emission_by_name(buffer, "delete-range")
      }
    }
    Signal.connectBufferInsertion(buffer) { [weak self, weak view] words, position in
      guard let self, let view, !isInserting, !view.isReplacing else { return }
      let accepted = view.field.textToStore(words)
      guard view.mayInsert(accepted, at: Int(gtk_text_iter_get_offset(position))) else {
        return g_signal_stop_emission_by_name(buffer, "insert-text")
      }
      guard accepted != words else { return }
      g_signal_stop_emission_by_name(buffer, "insert-text")
      isInserting = true
      gtk_text_buffer_insert(buffer, position, accepted, Int32(accepted.utf8.count))
      isInserting = false
    }
    for property in ["cursor-position", "has-selection"] {
      Signal.connectObject(buffer, "notify::" + property) { [weak view] in view?.noteSelection() }
    }
  }

  private static func isControlAlone(_ modifiers: GdkModifierType) -> Bool {
    let all =
      GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
      | GDK_SUPER_MASK.rawValue
    return modifiers.rawValue & all == GDK_CONTROL_MASK.rawValue
  }

  func write(_ text: String) {
    let length = Int32(text.utf8.count)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    if isUserActing {
      // The whole text can't be set now, because that clears the changes that can be undone.
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      gtk_text_buffer_delete(buffer, &start, &end)
      gtk_text_buffer_insert(buffer, &start, text, length)
    } else {
      gtk_text_buffer_set_text(buffer, text, length)
    }
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_place_cursor(buffer, &end)
  }

  /// The frame of the caret in the text view's coordinates.
  ///
  /// After the text view grows, GTK's scroll offset can still be too large for the new height. The
  /// frame is corrected by the excess.
  var caret: OverlayRect {
    var (place, frame) = (GtkTextIter(), GdkRectangle())
    var (x, y) = (Int32(0), Int32(0))
    gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
    gtk_text_view_get_iter_location(view, &place, &frame)
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, frame.x, frame.y, &x, &y)
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(outer))
    let hidden = gtk_adjustment_get_upper(adjustment) - Double(gtk_widget_get_height(outer))
    let excess = gtk_adjustment_get_value(adjustment) - max(hidden, 0)
    return OverlayRect(
      x: Double(x), y: Double(y) + max(excess, 0), width: Double(frame.width),
      height: Double(frame.height))
  }

  func show(_ font: OverlayNode.Font, _ color: AdaptiveColor, _ traits: Traits) {
    let next = TextClass.name(
      for: font, color.resolved(for: traits), on: gtk_widget_get_display(widget))
    guard next != styleClass else { return }
    if let styleClass { gtk_widget_remove_css_class(widget, styleClass) }
    styleClass = next
    gtk_widget_add_css_class(widget, next)
  }

  /// Returns the height of a text, in points.
  ///
  /// The text is measured without the native text view, which only knows its height at its current
  /// width. Text beyond `limit` isn't measured.
  func height(
    of text: String, _ font: OverlayNode.Font, in width: Double, limit: Double = .infinity
  ) -> Double {
    guard let layout = gtk_widget_create_pango_layout(widget, nil) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    TextAttributes(font, .label, Traits()).use { pango_layout_set_attributes(layout, $0) }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width.isFinite ? Int32(width) * PANGO_SCALE : -1)
    var total = 0.0
    // The native text view also lays out each paragraph separately, and rounds its height.
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false)
    where total < limit {
      pango_layout_set_text(layout, String(paragraph), -1)
      var height = Int32(0)
      pango_layout_get_size(layout, nil, &height)
      total += (Double(height) / Double(PANGO_SCALE)).rounded()
    }
    return total
  }
}
#endif
