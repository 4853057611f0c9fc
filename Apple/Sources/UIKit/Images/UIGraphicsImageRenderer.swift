public import Foundation

/// A way to draw images, for the screen's scale.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Makes a renderer of images of a size, in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Draws an image, at three pixels for each point.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale: CGFloat = 3
    let pixels = PixelSurface(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    let canvas = Canvas(pixels, scale: Double(scale))
    actions(UIGraphicsImageRendererContext(CGContext(canvas)))
    return UIImage(cgImage: CGImage(pixels: pixels), scale: scale, orientation: .up)
  }
}

/// The place that a renderer draws an image on.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The place.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
  }
}
