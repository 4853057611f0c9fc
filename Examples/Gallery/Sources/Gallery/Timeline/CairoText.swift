#if GTK
internal import CGTK
internal import GTKWidgets
internal import Usher

/// Writes lines of text with cairo, in cairo's current color.
@MainActor
struct CairoText {
  let context: OpaquePointer
  /// The widget whose font is used.
  let widget: Widget

  /// Draws one line of text, vertically centered in the frame and truncated to its width.
  func write(
    _ text: String, in frame: OverlayRect, alignment: PangoAlignment = PANGO_ALIGN_LEFT,
    size: Double
  ) {
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_copy(
      pango_context_get_font_description(pango_layout_get_context(layout)))
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, size * 1.1 * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_width(layout, Int32(frame.size.width * Double(PANGO_SCALE)))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_alignment(layout, alignment)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    cairo_move_to(
      context, frame.minX, frame.minY + (frame.size.height - Double(height)) / 2)
    pango_cairo_show_layout(context, layout)
  }
}
#endif
