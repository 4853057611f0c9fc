public import Foundation

/// A renderer that draws images.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Creates a renderer for images of a given size, in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Draws an image at 3 pixels per point.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale: CGFloat = 3
    let pixels = PixelSurface(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    let canvas = Canvas(pixels, scale: Double(scale))
    let context = CGContext(canvas)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context))
    UIGraphicsPopContext()
    return UIImage(cgImage: CGImage(pixels: pixels), scale: scale, orientation: .up)
  }
}

/// The context that a renderer draws an image in.
open class UIGraphicsImageRendererContext: NSObject {
  /// The drawing context.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
  }
}
