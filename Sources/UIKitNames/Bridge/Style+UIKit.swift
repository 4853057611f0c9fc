public import Usher

#if !canImport(UIKit)
extension AdaptiveColor {
  /// Makes a colour from one of UIKit's.
  public init(_ color: UIColor) {
    self = color.color
  }
}

extension Node.Font {
  /// Makes a font from one of UIKit's.
  public init(_ font: UIFont) {
    self = font.font
  }
}

extension Node.Image.Source {
  /// Makes a source from one of UIKit's images.
  public init(_ image: UIImage) {
    self = image.source
  }
}
#endif

extension Insets {
  /// Makes insets from UIKit's.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension Appearance {
  /// Makes an appearance from UIKit's; `nil` follows the system.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    #if canImport(UIKit)
    @unknown default: return nil
    #endif
    }
  }
}
