#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension UIFont {
  /// Returns the native font for a font in content.
  ///
  /// - Parameters:
  ///   - font: The font of the text.
  ///   - traits: The traits with the user's text size and the setting Bold Text.
  /// - Returns: The font, or the system font if the typeface doesn't exist.
  static func of(_ font: OverlayNode.Font, for traits: UITraitCollection) -> UIFont {
    if let known = font.platform?.object as? UIFont { return known.scaled(for: traits) }
    let size =
      font.followsTextScale
      ? UIFontMetrics(forTextStyle: font.textStyle)
        .scaledValue(for: CGFloat(font.size), compatibleWith: traits) : CGFloat(font.size)
    let upright: UIFont
    if let design = font.systemDesign {
      let usual = UIFont.systemFont(ofSize: size, weight: font.weight.uiKit)
      upright =
        usual.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? usual
    } else if let family = font.family {
      // The system applies Bold Text only to its own typeface.
      let weight = traits.legibilityWeight == .bold ? font.weight.bolder : font.weight
      let descriptor = UIFontDescriptor(fontAttributes: [
        .family: family,
        .traits: [UIFontDescriptor.TraitKey.weight: weight.uiKit.rawValue],
      ])
      let found = UIFont(descriptor: descriptor, size: size)
      upright =
        found.familyName == family ? found : .systemFont(ofSize: size, weight: font.weight.uiKit)
    } else {
      upright = .systemFont(ofSize: size, weight: font.weight.uiKit)
    }
    guard font.isItalic else { return upright }
    let traits = upright.fontDescriptor.symbolicTraits.union(.traitItalic)
    return upright.fontDescriptor.withSymbolicTraits(traits)
      .map { UIFont(descriptor: $0, size: size) } ?? upright
  }
}

extension UITraitCollection {
  /// Returns a length that scales with the text size like body text, in points.
  func scaledWithText(_ length: Double) -> Double {
    Double(
      UIFontMetrics(forTextStyle: .body).scaledValue(for: CGFloat(length), compatibleWith: self))
  }
}

extension UIFont {
  /// Returns the font in the size that its text style has for these traits.
  ///
  /// A font without a text style is returned unchanged.
  private func scaled(for traits: UITraitCollection) -> UIFont {
    guard let style = textStyle else { return self }
    let preferred = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: traits)
    return UIFont(descriptor: fontDescriptor, size: preferred.pointSize)
  }
}

extension OverlayNode.Font {
  /// The system font design that the family represents, or `nil` for any other family.
  fileprivate var systemDesign: UIFontDescriptor.SystemDesign? {
    switch Design.allCases.first(where: { $0.family == family }) {
    case .monospaced: .monospaced
    case .serif: .serif
    case .rounded: .rounded
    case .default, nil: nil
    }
  }

  /// The text style with the nearest size, because large text grows less than small text.
  fileprivate var textStyle: UIFont.TextStyle {
    switch size {
    case 31...: .largeTitle
    case 25...: .title1
    case 21...: .title2
    case 18.5...: .title3
    case 16.5...: .body
    case 15.5...: .callout
    case 14...: .subheadline
    case 12.5...: .footnote
    case 11.5...: .caption1
    default: .caption2
    }
  }
}

extension OverlayNode.Font.Weight {
  var uiKit: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }

  /// The weight that is used with Bold Text.
  fileprivate var bolder: OverlayNode.Font.Weight {
    switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium: .bold
    case .semibold: .heavy
    case .bold, .heavy, .black: .black
    }
  }
}
#endif
