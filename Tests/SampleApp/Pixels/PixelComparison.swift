/// The difference between two pictures.
///
/// A pixel counts as the same if the other picture has nearly its color in the same place or next
/// to it, because releases of a library round fonts to whole pixels differently. So letters may
/// move by a pixel, and edges may be slightly softer. Missing parts, larger movements and other
/// colors count as differences.
public struct PixelComparison {
  /// The tolerance for each color component, of 255.
  public static let colorTolerance = 28
  /// The accepted number of differing pixels, as a share of all pixels.
  public static let shareTolerance = 0.0004
  /// The accepted share of differing pixels where one picture was drawn by GL and the other was
  /// not.
  ///
  /// GTK 4.8's GL renderer puts some lines of text a pixel lower than cairo does: up to 0.0026 of a
  /// picture. What a person would see is more: 0.0136 for bars across a shadow.
  public static let shareToleranceOfGL = 0.0035

  /// The number of differing pixels.
  public let count: Int
  /// The number of differing pixels, as a share of all pixels.
  public var share: Double {
    Double(count) / Double(max(difference.width * difference.height, 1))
  }
  /// Whether the pictures count as the same.
  public var isSame: Bool { share <= Self.shareTolerance }
  /// A pale copy of the expected picture with differing pixels in red.
  ///
  /// For equal pictures and pictures of different sizes, the expected picture itself.
  public let difference: Pixels

  /// Compares two pictures.
  ///
  /// In pictures of different sizes, every pixel counts as different.
  public init(expected: Pixels, actual: Pixels) {
    guard expected.width == actual.width, expected.height == actual.height else {
      count = expected.width * expected.height
      difference = expected
      return
    }
    let (width, height) = (expected.width, expected.height)
    guard expected != actual else {
      count = 0
      difference = expected
      return
    }
    var painted = expected.bytes.map { 170 + $0 / 3 }
    var count = 0
    // Unsafe buffers, since tests are built without optimisation and compare millions of pixels.
    expected.bytes.withUnsafeBufferPointer { expected in
      actual.bytes.withUnsafeBufferPointer { actual in
        for place in 0..<width * height {
          let at = place * 3
          guard !Self.isNear(expected, actual, at, at) else { continue }
          let (x, y) = (place % width, place / width)
          var (isFound, isFoundBack) = (false, false)
          for otherY in max(y - 1, 0)...min(y + 1, height - 1) {
            for otherX in max(x - 1, 0)...min(x + 1, width - 1) {
              let other = (otherY * width + otherX) * 3
              isFound = isFound || Self.isNear(expected, actual, at, other)
              isFoundBack = isFoundBack || Self.isNear(actual, expected, at, other)
            }
          }
          if isFound && isFoundBack { continue }
          count += 1
          painted[at] = 220
          painted[at + 1] = 0
          painted[at + 2] = 30
        }
      }
    }
    self.count = count
    difference = Pixels(width: width, height: height, bytes: painted)
  }

  private static func isNear(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, _ at: Int,
    _ other: Int
  ) -> Bool {
    for channel in 0..<3 {
      let distance = Int(first[at + channel]) - Int(second[other + channel])
      if distance > colorTolerance || distance < -colorTolerance { return false }
    }
    return true
  }
}

extension Pixels {
  /// Puts pictures side by side on a white background, aligned at the top.
  public static func strip(_ pictures: [Pixels], gap: Int = 8) -> Pixels {
    let height = pictures.map(\.height).max() ?? 0
    let width = pictures.map(\.width).reduce(0, +) + gap * max(pictures.count - 1, 0)
    var bytes = Array(repeating: UInt8(255), count: width * height * 3)
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        let row = picture.bytes[y * picture.width * 3..<(y + 1) * picture.width * 3]
        let start = (y * width + left) * 3
        bytes.replaceSubrange(start..<start + row.count, with: row)
      }
      left += picture.width + gap
    }
    return Pixels(width: width, height: height, bytes: bytes)
  }
}
