#if GTK
internal import CGTK

/// PNG files of pixels with one byte each for red, green and blue.
@MainActor
public enum PixelFile {
  /// Reads the pixels of a file; `nil` if the file cannot be read.
  public static func read(_ path: String) -> (bytes: [UInt8], width: Int, height: Int)? {
    guard let image = gdk_pixbuf_new_from_file(path, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    return pixels(of: image)
  }

  /// Writes a PNG file with the strongest compression.
  ///
  /// - Parameters:
  ///   - bytes: Three bytes for each pixel, row by row; the count has to match `width` and
  ///     `height`.
  ///   - width: The number of pixels per row.
  ///   - height: The number of rows.
  ///   - path: The file's path; an existing file is replaced.
  /// - Returns: Whether the file was written.
  public static func write(_ bytes: [UInt8], width: Int, height: Int, to path: String) -> Bool {
    bytes.withUnsafeBytes {
      write($0, hasAlpha: false, width: width, height: height, compression: "9", to: path)
    }
  }

  /// Writes a PNG file with weak compression, for an encoder.
  ///
  /// - Parameters:
  ///   - values: The pixels, as `WindowPicture.pixels()` returns them.
  ///   - width: The number of pixels per row.
  ///   - height: The number of rows.
  ///   - path: The file's path; an existing file is replaced.
  /// - Returns: Whether the file was written.
  public static func write(_ values: [UInt32], width: Int, height: Int, to path: String) -> Bool {
    values.withUnsafeBytes {
      write($0, hasAlpha: true, width: width, height: height, compression: "1", to: path)
    }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, hasAlpha: Bool, width: Int, height: Int, compression: String,
    to path: String
  ) -> Bool {
    let length = width * (hasAlpha ? 4 : 3)
    guard width > 0, height > 0, bytes.count == height * length, let start = bytes.baseAddress,
      let copy = g_bytes_new(start, gsize(bytes.count))
    else { return false }
    defer { g_bytes_unref(copy) }
    guard
      let image = gdk_pixbuf_new_from_bytes(
        copy, GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(width), Int32(height), Int32(length))
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    var keys = [g_strdup("compression"), nil]
    var values = [g_strdup(compression), nil]
    defer {
      for text in keys + values { g_free(text) }
    }
    return gdk_pixbuf_savev(image, path, "png", &keys, &values, nil) != 0
  }

  /// Returns an image's pixels without the alpha channel; `nil` for fewer than three channels.
  static func pixels(of image: OpaquePointer) -> (bytes: [UInt8], width: Int, height: Int)? {
    guard let start = gdk_pixbuf_read_pixels(image) else { return nil }
    let (width, height) = (
      Int(gdk_pixbuf_get_width(image)), Int(gdk_pixbuf_get_height(image))
    )
    let (rowLength, channels) = (
      Int(gdk_pixbuf_get_rowstride(image)), Int(gdk_pixbuf_get_n_channels(image))
    )
    guard channels >= 3 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      for y in 0..<height {
        for x in 0..<width {
          let (from, to) = (y * rowLength + x * channels, (y * width + x) * 3)
          bytes[to] = start[from]
          bytes[to + 1] = start[from + 1]
          bytes[to + 2] = start[from + 2]
        }
      }
      count = width * height * 3
    }
    return (bytes, width, height)
  }
}
#endif
