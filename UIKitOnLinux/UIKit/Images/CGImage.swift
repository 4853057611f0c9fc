public import Foundation

/// A bitmap image.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The pixels.
  let pixels: PixelSurface

  init(pixels: PixelSurface) {
    self.pixels = pixels
  }

  /// The number of pixels in a row.
  public var width: Int { pixels.width }
  /// The number of rows.
  public var height: Int { pixels.height }

  /// Returns a part of the image, in pixels, or `nil` if the rectangle is outside the image.
  public func cropping(to rectangle: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rectangle.standardized.integral.intersection(whole)
    guard part.width >= 1, part.height >= 1 else { return nil }
    let pixels = PixelSurface(width: Int(part.width), height: Int(part.height))
    Canvas(pixels).draw(
      self.pixels, in: whole.offsetBy(dx: -part.origin.x, dy: -part.origin.y))
    return CGImage(pixels: pixels)
  }

  /// Returns whether both references refer to the same object.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Adds the object's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
