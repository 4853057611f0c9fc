#if canImport(UIKit)
public import UIKit
public import Usher

extension Node.Font {
  /// Makes a font from one of UIKit's, without loss.
  ///
  /// A font of a text style grows with Dynamic Type, in the way of that style. Every other one keeps its size, as
  /// it does in UIKit's labels.
  public init(_ font: UIFont) {
    self = font.usherFont
  }
}

extension UIFont {
  /// The same font for content; the original goes along unless the system's own typeface says all of it.
  package var usherFont: Node.Font {
    let traits = fontDescriptor.symbolicTraits
    let isSystem = familyName == UIFont.systemFont(ofSize: pointSize).familyName
    let plain = Node.Font(
      family: isSystem ? nil : familyName, size: Double(pointSize),
      weight: Node.Font.Weight(weight), isItalic: traits.contains(.traitItalic),
      followsTextScale: textStyle != nil)
    if textStyle == nil, UIFont.of(plain, for: .current) == self { return plain }
    return Node.Font(
      family: plain.family, size: plain.size, weight: plain.weight, isItalic: plain.isItalic,
      followsTextScale: plain.followsTextScale, platform: Node.PlatformValue(self))
  }

  /// The text style that the font was made for.
  var textStyle: TextStyle? {
    (fontDescriptor.object(forKey: .textStyle) as? TextStyle)
      ?? (fontDescriptor.object(forKey: .textStyle) as? String).map { TextStyle(rawValue: $0) }
  }

  private var weight: Weight {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let value = traits?[.weight] as? NSNumber
    return value.map { Weight(rawValue: CGFloat($0.doubleValue)) } ?? .regular
  }
}

extension Node.Font.Weight {
  /// Makes the nearest of the named weights.
  fileprivate init(_ weight: UIFont.Weight) {
    func distance(_ other: Self) -> CGFloat { abs(other.uiKit.rawValue - weight.rawValue) }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .regular
  }
}
#endif
