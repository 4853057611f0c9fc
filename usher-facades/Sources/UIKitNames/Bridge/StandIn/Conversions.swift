#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
public import Usher

extension AdaptiveColor {
  /// Makes a colour from UIKit's.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Makes an adaptive colour from two of UIKit's, for light and for dark appearance.
  package init(light: UIColor, dark: UIColor) {
    self.init(
      light: light.color.light, dark: dark.color.dark, clearLight: light.color.clearLight,
      clearDark: dark.color.clearDark)
  }
}

extension OverlayNode.Font {
  /// Makes a font from UIKit's.
  public init(_ font: UIFont) {
    self = font.font
  }
}

extension OverlayNode.Image.Source {
  /// Makes an image source from UIKit's image.
  public init(_ image: UIImage) {
    self = image.source
  }
}

extension OverlayShadow {
  /// Makes the shadow of a layer; `nil` if the layer casts none.
  @MainActor
  public init?(_ layer: CALayer) {
    guard layer.shadowOpacity > 0 else { return nil }
    self.init(
      color: AdaptiveColor(layer.shadowColor ?? .black).opacity(Double(layer.shadowOpacity)),
      blur: 2 * layer.shadowRadius,
      offset: Vector(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height))
  }
}

extension NSAttributedString {
  /// The alignment in the first character's paragraph style; `nil` without such a style.
  var paragraphAlignment: NSTextAlignment? {
    guard length > 0 else { return nil }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.alignment
  }
}

extension OverlayNode.Text.Run {
  /// Returns the runs of an attributed string, with their fonts, colours, underlines and
  /// strikethroughs.
  static func runs(of string: NSAttributedString) -> [OverlayNode.Text.Run] {
    var runs: [OverlayNode.Text.Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let words = (string.string as NSString).substring(with: range)
      runs.append(
        OverlayNode.Text.Run(
          words, font: (attributes[.font] as? UIFont).map { OverlayNode.Font($0) },
          color: (attributes[.foregroundColor] as? UIColor).map { AdaptiveColor($0) },
          isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0,
          isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0))
    }
    return runs
  }
}

extension Glyph {
  /// Makes a template image of the glyph, equally sharp at any size.
  ///
  /// - Parameter side: The image's side, in points.
  /// - Returns: The image.
  package func image(side: Double) -> UIImage {
    UIImage(
      .glyph(self), size: CGSize(width: side, height: side), renderingMode: .alwaysTemplate)
  }
}
#endif
