#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension OverlayNode.Font {
  /// Creates a font that UIKit hosts draw exactly like a UIKit font.
  ///
  /// A font with a text style scales with Dynamic Type like its style. Other fonts keep their size,
  /// as in UIKit's labels.
  public init(_ font: UIFont) {
    self = font.usherFont
  }
}

extension UIFont {
  /// The equivalent font for content, which keeps the original unless it is a plain system font.
  @_spi(Facades) public var usherFont: OverlayNode.Font {
    let traits = fontDescriptor.symbolicTraits
    let isSystem = familyName == UIFont.systemFont(ofSize: pointSize).familyName
    let plain = OverlayNode.Font(
      family: isSystem ? nil : familyName, size: Double(pointSize),
      weight: OverlayNode.Font.Weight(weight), isItalic: traits.contains(.traitItalic),
      followsTextScale: textStyle != nil)
    if textStyle == nil, UIFont.of(plain, for: .current) == self { return plain }
    return OverlayNode.Font(
      family: plain.family, size: plain.size, weight: plain.weight, isItalic: plain.isItalic,
      followsTextScale: plain.followsTextScale, platform: OverlayNode.PlatformValue(self))
  }

  /// The text style that the font was created for, or `nil` if that style never has this size.
  var textStyle: TextStyle? {
    let usage = fontDescriptor.object(forKey: .textStyle)
    guard let name = (usage as? TextStyle)?.rawValue ?? usage as? String else { return nil }
    // The system's other fonts have a usage here that isn't a style, and bold fonts have a modified
    // style name.
    let plain = name.replacingOccurrences(of: "Emphasized", with: "")
    let style = StyleSizes.styles.first { $0.rawValue == plain }
    return style.flatMap { StyleSizes.has(pointSize, $0) ? $0 : nil }
  }

  private var weight: Weight {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let value = traits?[.weight] as? NSNumber
    return value.map { Weight(rawValue: CGFloat($0.doubleValue)) } ?? .regular
  }
}

/// The point size of each text style for each content size category.
private enum StyleSizes {
  static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]
  private static let wishes: [UIContentSizeCategory] = [
    .large, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns whether a text style has `size` points in any content size category.
  static func has(_ size: CGFloat, _ style: UIFont.TextStyle) -> Bool {
    let present = UITraitCollection.current.preferredContentSizeCategory
    return ([present] + wishes).contains { wish in
      UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: wish)
      ).pointSize == size
    }
  }
}

extension OverlayNode.Font.Weight {
  /// Creates the nearest named weight.
  fileprivate init(_ weight: UIFont.Weight) {
    func distance(_ other: Self) -> CGFloat { abs(other.uiKit.rawValue - weight.rawValue) }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .regular
  }
}
#endif
