/// A picture of 8-bit red, green and blue components, row by row.
public struct Pixels: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The components, three bytes for each pixel.
  public let bytes: [UInt8]

  /// Creates a picture of `width` × `height` pixels.
  ///
  /// Missing bytes are black; excess bytes are ignored.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height * 3
    self.bytes =
      bytes.count == count
      ? bytes : Array(bytes.prefix(count)) + Array(repeating: 0, count: max(count - bytes.count, 0))
  }

  /// The picture with 32 steps for each color component, which halves the file and looks the same
  /// to the eye.
  public var inFewColors: Pixels {
    Pixels(width: width, height: height, bytes: bytes.map { $0 & 0xF8 | $0 >> 5 })
  }
}
