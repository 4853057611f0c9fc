public import Foundation

/// A picture drawn by the stand-in, as rows of pixels from the upper left corner.
public struct Picture: Sendable {
  let pixels: PixelSurface
  /// The number of pixels per point.
  public let scale: Double

  /// The number of pixels in a row.
  public var width: Int { pixels.width }
  /// The number of rows.
  public var height: Int { pixels.height }

  /// A pixel's color, with components from 0 to 255, not premultiplied by alpha.
  public struct Pixel: Hashable, Sendable {
    /// Red.
    public let red: UInt8
    /// Green.
    public let green: UInt8
    /// Blue.
    public let blue: UInt8
    /// The opacity.
    public let alpha: UInt8

    /// Creates a color.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Returns whether no component differs by more than `tolerance`.
    public func isNear(_ other: Pixel, tolerance: Int = 2) -> Bool {
      let parts = [
        (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
      ]
      return parts.allSatisfy { abs(Int($0.0) - Int($0.1)) <= tolerance }
    }
  }

  /// Returns the pixel at a point, or transparent black outside the picture.
  public func pixel(at point: CGPoint) -> Pixel {
    pixel(
      x: Int((Double(point.x) * scale).rounded(.down)),
      y: Int((Double(point.y) * scale).rounded(.down)))
  }

  /// Returns the pixel at a column and a row, or transparent black outside the picture.
  public func pixel(x: Int, y: Int) -> Pixel {
    guard (0..<width).contains(x), (0..<height).contains(y) else {
      return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let bytes = pixels.withBytes { start in
      let place = start + y * pixels.stride + x * 4
      return (0..<4).map { place[$0] }
    }
    guard let bytes, bytes[3] > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    let alpha = Int(bytes[3])
    func part(_ number: Int) -> UInt8 {
      UInt8(min((Int(bytes[number]) * 255 + alpha / 2) / alpha, 255))
    }
    return Pixel(red: part(2), green: part(1), blue: part(0), alpha: bytes[3])
  }

  /// Returns the smallest rectangle, in points, around all pixels that satisfy the predicate, or
  /// `nil` if there are none.
  public func extent(where isMeant: (Pixel) -> Bool) -> CGRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<height {
      for x in 0..<width where isMeant(pixel(x: x, y: y)) {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    guard left < right else { return nil }
    return CGRect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left) / scale,
      height: Double(bottom - top) / scale)
  }
}

extension Picture {
  /// The red, green and blue bytes of every pixel, row by row, with transparent pixels blended onto
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
