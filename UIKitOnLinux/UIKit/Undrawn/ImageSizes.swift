#if !GTK
internal import Foundation

/// A reader for the sizes of image files.
enum ImageFile {
  /// Reads the size of a file's image, or returns `nil` if the file is no PNG, JPEG or GIF image.
  static func read(_ path: String) -> PixelSurface? {
    FileManager.default.contents(atPath: path).flatMap(read)
  }

  /// Reads the size of an image, or returns `nil` if the data is no PNG, JPEG or GIF image.
  static func read(_ data: Data) -> PixelSurface? {
    let bytes = [UInt8](data)
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  /// Returns the size in a PNG image's first chunk.
  private static func png(_ bytes: [UInt8]) -> PixelSurface? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return PixelSurface(width: number(16), height: number(20))
  }

  /// Returns the size after a GIF image's name and version.
  private static func gif(_ bytes: [UInt8]) -> PixelSurface? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return PixelSurface(
      width: Int(bytes[7]) << 8 | Int(bytes[6]), height: Int(bytes[9]) << 8 | Int(bytes[8]))
  }

  /// Returns the size in a JPEG image's frame header, which follows other segments.
  private static func jpeg(_ bytes: [UInt8]) -> PixelSurface? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func number(_ start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      // The codes of frames are mixed with the codes of other tables.
      let isFrame =
        (0xC0...0xCF).contains(bytes[place + 1])
        && ![0xC4, 0xC8, 0xCC].contains(bytes[place + 1])
      if isFrame { return PixelSurface(width: number(place + 7), height: number(place + 5)) }
      place += 2 + max(number(place + 2), 2)
    }
    return nil
  }
}

/// The symbols.
///
/// Every name is a known symbol.
enum SymbolFiles {
  /// Returns a square of the symbol's size, or `nil` for an empty name.
  static func pixels(of name: String, side: Int) -> PixelSurface? {
    name.isEmpty ? nil : PixelSurface(width: side, height: side)
  }
}
#endif
