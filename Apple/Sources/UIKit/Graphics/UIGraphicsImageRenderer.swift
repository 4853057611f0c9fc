public import Foundation

/// How a renderer makes images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels for each point; 0 is the screen's.
  open var scale: CGFloat = 0
  /// Whether the image lets nothing show through; only kept.
  open var opaque = false

  /// The format of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The best format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let scale: CGFloat

  /// Makes a renderer of images of a size, in points, for the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Makes a renderer of images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    scale = format.scale > 0 ? format.scale : UITraitCollection.current.displayScale
  }

  /// Draws an image; one without area has a single transparent pixel here.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = scale > 0 ? scale : 1
    let surface = PixelSurface(
      width: Int((bounds.width * scale).rounded(.up)),
      height: Int((bounds.height * scale).rounded(.up)))
    let canvas = Canvas(surface, scale: Double(scale))
    let context = UIGraphicsImageRendererContext(CGContext(canvas))
    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.$drawing.withValue(context.cgContext) { actions(context) }
    return UIImage(cgImage: CGImage(pixels: surface), scale: scale, orientation: .up)
  }
}

/// What an image is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The drawing's context.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
  }

  /// Fills a rectangle with the colour that was set.
  open func fill(_ rectangle: CGRect) { cgContext.fill(rectangle) }
}

extension UIColor {
  /// Takes the colour for what is filled and stroked in the image that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }

  /// Takes the colour for fills.
  public func setFill() { CGContext.drawing?.setFillColor(cgColor) }

  /// Takes the colour for strokes.
  public func setStroke() { CGContext.drawing?.setStrokeColor(cgColor) }
}
