#if GTK
internal import CGTK
internal import Foundation

/// Images for contents: a PNG in a file, and the bytes of it.
@MainActor
final class TrialPictures {
  /// The file; it goes with this object.
  let path: String
  let bytes: [UInt8]

  init() throws {
    let side = 64
    let pixels = (0..<side * side * 4).map { UInt8(truncatingIfNeeded: $0 * 7) | 0x80 }
    let raw = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(raw) }
    let texture = try unwrap(
      gdk_memory_texture_new(
        Int32(side), Int32(side), GDK_MEMORY_R8G8B8A8, raw, gsize(side * 4)), "the texture")
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let encoded = try unwrap(gdk_texture_save_to_png_bytes(texture), "the PNG")
    defer { g_bytes_unref(encoded) }
    var size = gsize(0)
    let start = try unwrap(g_bytes_get_data(encoded, &size), "the bytes")
    bytes = Array(UnsafeRawBufferPointer(start: start, count: Int(size)))
    path = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID()).png")
      .path(percentEncoded: false)
    try Data(bytes).write(to: URL(filePath: path))
  }

  isolated deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
#endif
