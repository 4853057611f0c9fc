public import Foundation

extension UIFont {
  /// The weight of letters, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A weight lighter than light.
    public static let thin = Weight(-0.6)
    /// A weight a little lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A weight a little heavier than regular.
    public static let medium = Weight(0.23)
    /// A weight heavier than medium.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// A weight heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The role of a text, which determines its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Makes a style from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a style from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Large titles.
    public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
    /// First-level headings.
    public static let title1 = TextStyle("UICTFontTextStyleTitle1")
    /// Second-level headings.
    public static let title2 = TextStyle("UICTFontTextStyleTitle2")
    /// Third-level headings.
    public static let title3 = TextStyle("UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle("UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle("UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle("UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle("UICTFontTextStyleFootnote")
    /// Standard captions.
    public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
    /// Alternate captions.
    public static let caption2 = TextStyle("UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The font size of the style at a text size, in points.
  ///
  /// The tables are those of Apple's Human Interface Guidelines (Typography, Dynamic Type sizes).
  /// Unknown styles count as body, unknown text sizes as large.
  func size(for category: UIContentSizeCategory) -> Double {
    let sizes = Self.sizes[self] ?? Self.bodySizes
    return sizes[Self.categories.firstIndex(of: category) ?? 3]
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  private static let sizes: [Self: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
