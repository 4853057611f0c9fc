#if GTK
internal import CGTK
internal import Foundation

/// A reader for image files in any format that GdkPixbuf supports.
enum ImageFile {
  /// Reads a file, or returns `nil` if the file contains no image.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - side: The side length in pixels of the square that a scalable image is drawn into, or
  ///     `nil` for the image's own size.
  /// - Returns: The pixels, with the file's orientation applied.
  static func read(_ path: String, side: Int? = nil) -> PixelSurface? {
    var error: UnsafeMutablePointer<GError>?
    let pixbuf =
      side.map { gdk_pixbuf_new_from_file_at_size(path, Int32($0), Int32($0), &error) }
      ?? gdk_pixbuf_new_from_file(path, &error)
    g_clear_error(&error)
    return pixbuf.flatMap(surface)
  }

  /// Reads image data, or returns `nil` if the data contains no image.
  static func read(_ data: Data) -> PixelSurface? {
    guard !data.isEmpty else { return nil }
    let stream = data.withUnsafeBytes { bytes -> UnsafeMutablePointer<GInputStream>? in
      let copy = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
      defer { g_bytes_unref(copy) }
      return g_memory_input_stream_new_from_bytes(copy)
    }
    var error: UnsafeMutablePointer<GError>?
    let pixbuf = gdk_pixbuf_new_from_stream(stream, nil, &error)
    g_clear_error(&error)
    g_object_unref(stream)
    return pixbuf.flatMap(surface)
  }

  /// Converts a pixbuf to a surface, and releases the pixbuf.
  private static func surface(of pixbuf: OpaquePointer) -> PixelSurface? {
    let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    let surface = PixelSurface(
      width: Int(gdk_pixbuf_get_width(upright)), height: Int(gdk_pixbuf_get_height(upright)))
    let canvas = Canvas(surface)
    gdk_cairo_set_source_pixbuf(canvas.context, upright, 0, 0)
    cairo_paint(canvas.context)
    g_object_unref(UnsafeMutableRawPointer(upright))
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
    return surface
  }
}
#endif
