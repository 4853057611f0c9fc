#if GTK
internal import CGTK

extension Picture {
  /// Draws the picture with cairo, with its upper left corner at the origin.
  ///
  /// A unit of the context is a point.
  public func draw(on context: OpaquePointer?) {
    cairo_save(context)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, pixels.surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Writes the picture to a PNG file, and returns whether this succeeded.
  @discardableResult
  public func writePNG(to path: String) -> Bool {
    cairo_surface_write_to_png(pixels.surface, path) == CAIRO_STATUS_SUCCESS
  }
}
#endif
