public import Foundation

/// A picture, with a size in points.
open class UIImage: NSObject, @unchecked Sendable {
  let looks: Looks

  /// What an image consists of.
  struct Looks {
    var image: CGImage?
    var scale: CGFloat = 1
    var mode = RenderingMode.automatic
    var tint: UIColor?
    var isSymbol = false
    var configuration: Configuration?
    var images: [UIImage]?
    var duration = 0.0
  }

  /// Whether an image is a picture, or a shape to be filled with a colour.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows the image says: a symbol is a shape, any other image a picture.
    case automatic = 0
    /// A picture.
    case alwaysOriginal = 1
    /// A shape.
    case alwaysTemplate = 2
  }

  /// How a picture's upper edge lies.
  public enum Orientation: Int, Sendable {
    /// At the top, where all are here.
    case up = 0
  }

  init(looks: Looks) {
    self.looks = looks
  }

  /// Reads a file; `nil` where there is no picture in it.
  ///
  /// A name that ends in `@2x` or `@3x` tells the scale.
  public init?(contentsOfFile path: String) {
    guard let pixels = ImageFile.read(path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    looks = Looks(image: CGImage(pixels: pixels), scale: scale)
  }

  /// Reads the bytes of a file; `nil` where there is no picture in them.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads the bytes of a file, with a number of pixels for each point.
  public init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageFile.read(data) else { return nil }
    looks = Looks(image: CGImage(pixels: pixels), scale: scale > 0 ? scale : 1)
  }

  /// Makes an image of pixels, one for each point.
  public init(cgImage: CGImage) {
    looks = Looks(image: cgImage)
  }

  /// Makes an image of pixels, with a number of them for each point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    looks = Looks(image: cgImage, scale: scale > 0 ? scale : 1)
  }

  /// Makes an image without pixels.
  public override init() {
    looks = Looks()
  }

  /// The size, in points.
  open var size: CGSize {
    guard let image = cgImage else { return images?.first?.size ?? .zero }
    return CGSize(
      width: CGFloat(image.width) / looks.scale, height: CGFloat(image.height) / looks.scale)
  }

  /// The number of pixels for each point.
  open var scale: CGFloat { looks.scale }
  /// The pixels.
  open var cgImage: CGImage? { looks.image }
  /// Whether the image is a picture or a shape.
  open var renderingMode: RenderingMode { looks.mode }
  /// How the picture's upper edge lies.
  open var imageOrientation: Orientation { .up }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { looks.isSymbol }
  /// What the image was made with.
  open var configuration: Configuration? { looks.configuration }
  /// The symbol configuration that the image was made with.
  open var symbolConfiguration: SymbolConfiguration? {
    looks.configuration as? SymbolConfiguration
  }
  /// The images of which one follows the other.
  open var images: [UIImage]? { looks.images }
  /// The seconds that all `images` take together.
  open var duration: TimeInterval { looks.duration }

  /// The colour that the image is filled with by itself; `nil` for none.
  var tint: UIColor? { looks.tint }

  /// Makes an image of several, which take `duration` seconds together; `nil` for none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      looks: Looks(image: first.cgImage, scale: first.scale, images: images, duration: duration))
  }

  /// The same image as a picture or as a shape.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.mode = renderingMode }
  }

  /// The image as a shape filled with a colour, unless a view fills it with its own.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The image as a shape filled with a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// The image itself, as all are decoded already.
  open func preparingForDisplay() -> UIImage? { self }

  private func with(_ change: (inout Looks) -> Void) -> UIImage {
    var looks = looks
    change(&looks)
    return UIImage(looks: looks)
  }

  /// Whether both images have the same pixels and looks.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || cgImage != nil && cgImage == other.cgImage && scale == other.scale
        && renderingMode == other.renderingMode && tint == other.tint
  }

  /// A number that is the same for equal images.
  open override var hash: Int { cgImage?.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage {
  /// What an image is made with.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, strength and colours of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let color: UIColor?

    init(pointSize: CGFloat?, color: UIColor?) {
      self.pointSize = pointSize
      self.color = color
    }

    /// Makes a configuration of a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, color: nil)
    }

    /// Makes a configuration of a size, in points; the weight counts for nothing here.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, color: nil)
    }

    /// Makes a configuration of a font's size.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, color: nil)
    }

    /// Makes a configuration of a text style's size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, color: nil)
    }

    /// Makes a configuration of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, color: hierarchicalColor)
    }
  }

  /// The strength of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// None given.
    case unspecified = 0
    /// The weakest.
    case ultraLight
    /// Weaker than light.
    case thin
    /// Weaker than regular.
    case light
    /// As usual.
    case regular
    /// Stronger than regular.
    case medium
    /// Stronger than medium.
    case semibold
    /// Strong.
    case bold
    /// Stronger than bold.
    case heavy
    /// The strongest.
    case black
  }
}
