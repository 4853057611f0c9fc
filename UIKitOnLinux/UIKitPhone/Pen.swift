#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import UIKit

/// A small set of functions for drawing with cairo, in points.
struct Pen {
  /// Cairo's context.
  let context: OpaquePointer?

  /// Sets an opaque color of equal red, green and blue, from 0 for black to 1 for white.
  func use(_ gray: Double, alpha: Double = 1) {
    cairo_set_source_rgba(context, gray, gray, gray, alpha)
  }

  /// Fills a rounded rectangle.
  func fill(_ frame: CGRect, radius: CGFloat = 0) {
    trace(frame, radius: radius)
    cairo_fill(context)
  }

  /// Creates a path around a rounded rectangle.
  func trace(_ frame: CGRect, radius: CGFloat) {
    let radius = Double(min(radius, frame.width / 2, frame.height / 2))
    let (left, top) = (Double(frame.minX), Double(frame.minY))
    let (right, bottom) = (Double(frame.maxX), Double(frame.maxY))
    cairo_new_path(context)
    cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, left + radius, top + radius, radius, .pi, .pi * 1.5)
    cairo_close_path(context)
  }

  /// Writes a line of text around a point.
  func write(_ text: String, size: Double, around middle: CGPoint, isBold: Bool = false) {
    cairo_select_font_face(
      context, StandIn.systemFontFamily, CAIRO_FONT_SLANT_NORMAL,
      isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, size)
    var (line, letters) = (cairo_font_extents_t(), cairo_text_extents_t())
    cairo_font_extents(context, &line)
    cairo_text_extents(context, text, &letters)
    cairo_move_to(
      context, Double(middle.x) - letters.width / 2 - letters.x_bearing,
      Double(middle.y) + (line.ascent - line.descent) / 2)
    cairo_show_text(context, text)
  }
}
#endif
