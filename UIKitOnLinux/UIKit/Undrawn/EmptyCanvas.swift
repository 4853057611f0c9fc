#if !GTK
internal import Foundation

/// A canvas that draws nothing, because GTK's libraries are missing.
final class Canvas {
  init(_ surface: PixelSurface, scale: Double = 1) {}

  func saved(_ body: () -> Void) { body() }

  func concatenate(_ transform: CGAffineTransform) {}

  func fill(_ path: CGPath, with color: CGColor.Channels, using rule: CGPathFillRule) {}

  func stroke(
    _ path: CGPath, with color: CGColor.Channels, width: CGFloat, cap: CGLineCap, join: CGLineJoin
  ) {}

  func draw(_ picture: PixelSurface, in frame: CGRect) {}
}

/// The size of a picture without pixels.
final class PixelSurface: Sendable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
  }

  var stride: Int { 4 * width }

  /// Returns `nil`, because there are no bytes.
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? { nil }
}
#endif
