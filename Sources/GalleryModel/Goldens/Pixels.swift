/// A picture as red, green and blue, a byte for each, row by row.
package struct Pixels: Hashable, Sendable {
  /// How many pixels a row has.
  package let width: Int
  /// How many rows there are.
  package let height: Int
  /// Three bytes for each pixel.
  package let bytes: [UInt8]

  /// Makes a picture of `width` times `height` times three bytes; missing ones are black, and what is
  /// too much is left out.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height * 3
    self.bytes =
      bytes.count == count
      ? bytes : Array(bytes.prefix(count)) + Array(repeating: 0, count: max(count - bytes.count, 0))
  }

  /// The same with 32 steps of each colour, which takes half the room in a file and cannot be told from
  /// it by eye.
  package var inFewColors: Pixels {
    Pixels(width: width, height: height, bytes: bytes.map { $0 & 0xF8 | $0 >> 5 })
  }
}
