#if GTK
internal import CGTK
internal import Foundation

/// An image surface in memory that cairo draws into.
///
/// After drawing, a surface is only read, so threads can share it.
final class PixelSurface: @unchecked Sendable {
  /// Cairo's surface.
  let surface: OpaquePointer?
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int

  /// The format of a pixel.
  enum Format {
    /// Blue, green, red and alpha, premultiplied by alpha.
    case color
    /// Alpha only.
    case alpha
  }

  /// Creates a transparent picture.
  init(width: Int, height: Int, format: Format = .color) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    surface = cairo_image_surface_create(
      format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(self.width),
      Int32(self.height))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The number of bytes from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Calls `body` with the bytes, for reading and writing.
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return cairo_image_surface_get_data(surface).map(body)
  }

  /// Blurs the picture by a standard deviation in pixels.
  ///
  /// Pixels beyond the edges are treated as transparent.
  func blur(deviation: Double, format: Format) {
    _ = withBytes {
      BoxBlur(deviation: deviation).apply(
        to: $0, width: width, height: height, stride: stride, channels: format == .color ? 4 : 1)
    }
  }
}
#endif
