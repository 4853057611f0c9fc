internal import CGTK

extension Picture {
  /// Red, green and blue of every pixel, row by row, on black where nothing is drawn.
  public var colors: [UInt8] {
    let (width, height, stride) = (width, height, pixels.stride)
    return pixels.withBytes { start in
      [UInt8](unsafeUninitializedCapacity: width * height * 3) { colors, count in
        for y in 0..<height {
          for x in 0..<width {
            let (from, to) = (y * stride + x * 4, (y * width + x) * 3)
            // The channels are multiplied by the alpha, and in the order of a little-endian word.
            colors[to] = start[from + 2]
            colors[to + 1] = start[from + 1]
            colors[to + 2] = start[from]
          }
        }
        count = width * height * 3
      }
    } ?? []
  }
}
