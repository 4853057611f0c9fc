#if GTK
internal import CGTK
internal import Usher

/// Outlines of shapes, as cairo's current path.
@MainActor
enum CairoPath {
  /// Starts a new path around a rectangle with round corners.
  static func round(_ frame: OverlayRect, radius: Double, on context: OpaquePointer) {
    cairo_new_path(context)
    cairo_arc(context, frame.maxX - radius, frame.minY + radius, radius, -.pi / 2, 0)
    cairo_arc(context, frame.maxX - radius, frame.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, frame.minX + radius, frame.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, frame.minX + radius, frame.minY + radius, radius, .pi, .pi * 1.5)
    cairo_close_path(context)
  }
}
#endif
