#if GTK
internal import Foundation

/// A blur using three box filters in each direction, which is within 3% of a Gaussian blur.
struct BoxBlur {
  private let widths: [Int]

  /// Creates a blur with a standard deviation in pixels.
  init(deviation: Double) {
    let variance = 12 * deviation * deviation
    var narrow = Int((variance / 3 + 1).squareRoot())
    if narrow % 2 == 0 { narrow -= 1 }
    narrow = max(narrow, 1)
    let size = Double(narrow)
    // The number of narrow boxes that result in the variance, together with boxes that are two
    // pixels wider.
    let count = ((variance - 3 * size * size - 12 * size - 9) / (-4 * size - 4)).rounded()
    widths = (0..<3).map { Double($0) < count ? narrow : narrow + 2 }
  }

  /// Blurs rows of pixels, each channel separately.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
  ) {
    let longest = max(width, height)
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: longest)
    defer { buffer.deallocate() }
    for channel in 0..<channels {
      for row in 0..<height {
        blurLine(bytes + row * stride + channel, count: width, step: channels, buffer)
      }
      for column in 0..<width {
        blurLine(bytes + column * channels + channel, count: height, step: stride, buffer)
      }
    }
  }

  private func blurLine(
    _ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
    _ buffer: UnsafeMutablePointer<UInt8>
  ) {
    for width in widths where width > 1 {
      var place = 0
      var isEmpty = true
      var index = 0
      while index < count {
        let byte = line[place]
        buffer[index] = byte
        if byte != 0 { isEmpty = false }
        place &+= step
        index &+= 1
      }
      if isEmpty { return }
      let reach = width / 2
      var sum = width / 2
      index = 0
      while index < min(reach, count) {
        sum &+= Int(buffer[index])
        index &+= 1
      }
      place = 0
      index = 0
      while index < count {
        if index &+ reach < count { sum &+= Int(buffer[index &+ reach]) }
        if index > reach { sum &-= Int(buffer[index &- reach &- 1]) }
        line[place] = UInt8(truncatingIfNeeded: sum / width)
        place &+= step
        index &+= 1
      }
    }
  }
}
#endif
