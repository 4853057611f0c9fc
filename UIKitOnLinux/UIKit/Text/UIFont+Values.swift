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
