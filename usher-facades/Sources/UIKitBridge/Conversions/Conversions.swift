#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

// Apps get public conversions from the host's module.

extension AdaptiveColor {
  /// Creates a color from a UIKit color.
  ///
  /// It adapts to the same traits as the original. On hosts other than UIKit, the nearest colors in
  /// sRGB are used.
  package init(_ color: UIColor) {
    self = color.usherColor
  }

  /// Creates an adaptive color from two UIKit colors, for light and dark appearance.
  package init(light: UIColor, dark: UIColor) {
    let (bright, dim) = (light.usherColor, dark.usherColor)
    guard bright.platform != nil || dim.platform != nil else {
      self.init(
        light: bright.light, dark: dim.dark, clearLight: bright.clearLight,
        clearDark: dim.clearDark)
      return
    }
    self =
      UIColor { traits in
        (traits.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: traits)
      }.usherColor
  }
}

extension UIColor {
  /// Creates a dynamic UIKit color, which adapts to the appearance and the contrast.
  package convenience init(_ color: AdaptiveColor) {
    self.init(dynamicProvider: { color.uiKit(for: $0) })
  }
}

extension OverlayNode.Font {
  /// Creates a font from a UIKit font.
  ///
  /// The UIKit host uses it as is.
  package init(_ font: UIFont) {
    self = font.usherFont
  }
}

extension OverlayNode.Image.Source {
  /// Creates an image source from a UIKit image, which UIKit's host draws unchanged.
  package init(_ image: UIImage) {
    self = image.usherSource
  }
}

extension OverlayShadow {
  /// Creates a layer's shadow, or `nil` if the layer has none.
  @MainActor
  package init?(_ layer: CALayer) {
    guard layer.shadowOpacity > 0 else { return nil }
    let color = layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black
    self.init(
      color: AdaptiveColor(color).opacity(Double(layer.shadowOpacity)),
      blur: 2 * Double(layer.shadowRadius),
      offset: Vector(
        dx: Double(layer.shadowOffset.width), dy: Double(layer.shadowOffset.height)))
  }
}

extension Glyph {
  /// Returns a template image of the glyph, drawn for the screen.
  ///
  /// - Parameter side: The image's width and height, in points.
  /// - Returns: The image.
  package func image(side: Double) -> UIImage { templateImage(side: side) }
}
#endif
