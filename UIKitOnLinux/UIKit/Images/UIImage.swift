public import Foundation

/// An image with a size in points.
open class UIImage: NSObject, @unchecked Sendable {
  let properties: Properties

  /// The pixels and properties of an image.
  struct Properties {
    var image: CGImage?
    var scale: CGFloat = 1
    var mode = RenderingMode.automatic
    var tint: UIColor?
    var isSymbol = false
    var configuration: Configuration?
    var images: [UIImage]?
    var duration = 0.0
  }

  /// The way an image is rendered: in its own colors, or as a template.
  public enum RenderingMode: Int, Sendable {
    /// Depends on the view.
    ///
    /// Symbols are templates, and other images keep their colors.
    case automatic = 0
    /// Always in the image's own colors.
    case alwaysOriginal = 1
    /// Always as a template that is filled with a color.
    case alwaysTemplate = 2
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    /// Upright, like all images of the stand-in.
    case up = 0
  }

  init(properties: Properties) {
    self.properties = properties
  }

  /// Reads an image file, or returns `nil` if the file contains no image.
  ///
  /// A file name ending in `@2x` or `@3x` sets the scale.
  public init?(contentsOfFile path: String) {
    guard let pixels = ImageFile.read(path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    properties = Properties(image: CGImage(pixels: pixels), scale: scale)
  }

  /// Reads image data, or returns `nil` if the data contains no image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads image data, with a number of pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageFile.read(data) else { return nil }
    properties = Properties(image: CGImage(pixels: pixels), scale: scale > 0 ? scale : 1)
  }

  /// Creates an image from pixels, with one pixel per point.
  public init(cgImage: CGImage) {
    properties = Properties(image: cgImage)
  }

  /// Creates an image from pixels, with a number of pixels per point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    properties = Properties(image: cgImage, scale: scale > 0 ? scale : 1)
  }

  /// Creates an image without pixels.
  public override init() {
    properties = Properties()
  }

  /// The size, in points.
  open var size: CGSize {
    guard let image = cgImage else { return images?.first?.size ?? .zero }
    return CGSize(
      width: CGFloat(image.width) / properties.scale,
      height: CGFloat(image.height) / properties.scale)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { properties.scale }
  /// The pixels.
  open var cgImage: CGImage? { properties.image }
  /// The way the image is rendered.
  open var renderingMode: RenderingMode { properties.mode }
  /// The image's orientation.
  open var imageOrientation: Orientation { .up }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { properties.isSymbol }
  /// The configuration that the image was created with.
  open var configuration: Configuration? { properties.configuration }
  /// The symbol configuration that the image was created with.
  open var symbolConfiguration: SymbolConfiguration? {
    properties.configuration as? SymbolConfiguration
  }
  /// The frames of an animated image, or `nil` for a still image.
  open var images: [UIImage]? { properties.images }
  /// The duration of an animated image, in seconds.
  open var duration: TimeInterval { properties.duration }

  /// The color that the image is filled with, or `nil` if there is none.
  var tint: UIColor? { properties.tint }

  /// Creates an animated image from several frames, with a total duration in seconds.
  ///
  /// Returns `nil` if there are no frames.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      properties: Properties(
        image: first.cgImage, scale: first.scale, images: images, duration: duration))
  }

  /// Returns the same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.mode = renderingMode }
  }

  /// Returns the image as a template filled with a color, unless a view fills it with its own tint.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// Returns the image itself, because images are decoded when they are created.
  open func preparingForDisplay() -> UIImage? { self }

  private func with(_ change: (inout Properties) -> Void) -> UIImage {
    var properties = properties
    change(&properties)
    return UIImage(properties: properties)
  }

  /// Returns whether both images have the same pixels and properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || cgImage != nil && cgImage == other.cgImage && scale == other.scale
        && renderingMode == other.renderingMode && tint == other.tint
  }

  /// A hash that is the same for equal images.
  open override var hash: Int { cgImage?.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage {
  /// A configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and colors of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let color: UIColor?

    init(pointSize: CGFloat?, color: UIColor?) {
      self.pointSize = pointSize
      self.color = color
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, color: nil)
    }

    /// Creates a configuration with a size in points.
    ///
    /// The weight has no effect in the stand-in.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, color: nil)
    }

    /// Creates a configuration with a font's size.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, color: nil)
    }

    /// Creates a configuration with a text style's size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, color: nil)
    }

    /// Creates a configuration with a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, color: hierarchicalColor)
    }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// The weight is unspecified.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight
    /// A weight lighter than light.
    case thin
    /// A weight lighter than regular.
    case light
    /// The regular weight.
    case regular
    /// A weight heavier than regular.
    case medium
    /// A weight heavier than medium.
    case semibold
    /// The bold weight.
    case bold
    /// A weight heavier than bold.
    case heavy
    /// The heaviest weight.
    case black
  }
}
