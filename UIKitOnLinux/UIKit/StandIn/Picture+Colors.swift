extension Picture {
  /// The red, green and blue bytes of every pixel, row by row; transparent pixels are blended onto
  /// black.
  public var colors: [UInt8] {
    let (width, height, stride) = (width, height, pixels.stride)
    return pixels.withBytes { start in
      [UInt8](unsafeUninitializedCapacity: width * height * 3) { colors, count in
        for y in 0..<height {
          for x in 0..<width {
            let (from, to) = (y * stride + x * 4, (y * width + x) * 3)
            // The channels are premultiplied by alpha, in the byte order of a little-endian word.
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
