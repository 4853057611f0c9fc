#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

// Apps that ask for these have them from the host's module, where they are public.

extension AdaptiveColor {
  /// Makes a colour from one of UIKit's, without loss.
  package init(_ color: UIColor) {
    self = color.usherColor
  }

  /// Makes a colour from one of UIKit's for light surroundings, and another one for dark surroundings, without loss.
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
  /// Makes a colour for every appearance and contrast.
  package convenience init(_ color: AdaptiveColor) {
    self.init(dynamicProvider: { color.uiKit(for: $0) })
  }
}

extension Node.Font {
  /// Makes a font from one of UIKit's, without loss.
  package init(_ font: UIFont) {
    self = font.usherFont
  }
}

extension Node.Image.Source {
  /// Makes a source from one of UIKit's images, without loss.
  package init(_ image: UIImage) {
    self = image.usherSource
  }
}

extension Shadow {
  /// The shadow of a layer; `nil` where the layer casts none.
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
#endif
