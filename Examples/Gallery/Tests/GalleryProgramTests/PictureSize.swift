#if GTK
import Foundation

/// The size of a PNG image, in pixels.
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  /// Reads the size from a file's header, in bytes 16 to 23.
  init(of file: URL) throws {
    let header = try Data(contentsOf: file).prefix(24)
    func number(_ bytes: Data) -> Int { bytes.reduce(0) { $0 * 256 + Int($1) } }
    width = number(header.dropFirst(16).prefix(4))
    height = number(header.dropFirst(20))
  }
}
#endif
