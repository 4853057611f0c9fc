#if GTK
internal import CGTK
package import SampleApp
internal import UIKit

extension Pixels {
  /// Creates an image with half the size, scaled like the golden images.
  init(halving picture: Picture) {
    self.init(width: picture.width, height: picture.height, bytes: picture.colors)
    let half = withImage { image in
      gdk_pixbuf_scale_simple(
        image, Int32(picture.width / 2), Int32(picture.height / 2), GDK_INTERP_BILINEAR)
    }
    if let half { self.init(taking: half) }
  }

  /// Reads an image from a file, or returns `nil` if there is none.
  package init?(contentsOf path: String) {
    guard let image = gdk_pixbuf_new_from_file(path, nil) else { return nil }
    self.init(taking: image)
  }

  /// Writes a PNG file.
  ///
  /// Returns whether it succeeded.
  @discardableResult
  package func writePNG(to path: String) -> Bool {
    withImage { image in
      var (keys, values) = ([UnsafeMutablePointer<CChar>?](), [UnsafeMutablePointer<CChar>?]())
      keys.append(nil)
      values.append(nil)
      return gdk_pixbuf_savev(image, path, "png", &keys, &values, nil) != 0
    } ?? false
  }

  /// Copies the colors of an image, and releases the image.
  private init(taking image: OpaquePointer) {
    let (width, height) = (Int(gdk_pixbuf_get_width(image)), Int(gdk_pixbuf_get_height(image)))
    let (row, channels) = (
      Int(gdk_pixbuf_get_rowstride(image)), Int(gdk_pixbuf_get_n_channels(image))
    )
    var bytes: [UInt8] = []
    if let start = gdk_pixbuf_read_pixels(image) {
      bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
        for y in 0..<height {
          for x in 0..<width {
            for channel in 0..<3 {
              bytes[(y * width + x) * 3 + channel] = start[y * row + x * channels + channel]
            }
          }
        }
        count = width * height * 3
      }
    }
    g_object_unref(UnsafeMutableRawPointer(image))
    self.init(width: width, height: height, bytes: bytes)
  }

  private func withImage<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let copy = g_bytes_new(start, gsize(bytes.count)),
        let image = gdk_pixbuf_new_from_bytes(
          copy, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3))
      else { return nil }
      defer {
        g_object_unref(UnsafeMutableRawPointer(image))
        g_bytes_unref(copy)
      }
      return body(image)
    }
  }
}
#endif
