#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A font, given by family, size, weight and slant.
public final class UIFont: NSObject, Sendable {
  /// The same font in Usher's type.
  let font: OverlayNode.Font

  /// Makes a font from Usher's.
  public init(_ font: OverlayNode.Font) {
    self.font = font
  }

  /// Makes a font from a name such as "Futura" or "Futura-Medium": the family, and the style after
  /// the hyphen.
  ///
  /// If the system has no such family, the system font is drawn: unlike in UIKit, this fails only
  /// for a name without a family.
  public convenience init?(name: String, size: CGFloat) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weight = Weight.names.last { style.contains($0.key) }?.weight ?? .regular
    self.init(
      OverlayNode.Font(
        family: String(family), size: size, weight: OverlayNode.Font.Weight(weight),
        isItalic: style.contains("italic") || style.contains("oblique")))
  }

  /// The font's size, in points.
  public var pointSize: CGFloat { font.size }

  /// The font's family; ".AppleSystemUIFont" for the system font.
  public var familyName: String { font.family ?? ".AppleSystemUIFont" }

  /// The same as `familyName`.
  public var fontName: String { familyName }

  /// The height of a line, in points: 1.2 times `pointSize`.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// Returns the font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      OverlayNode.Font(
        family: font.family, size: size, weight: font.weight, isItalic: font.isItalic,
        followsTextScale: font.followsTextScale))
  }

  /// Returns the system font in a size, in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// Returns the system font in a size, in points, and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(OverlayNode.Font(size: size, weight: OverlayNode.Font.Weight(weight)))
  }

  /// Returns the bold system font in a size, in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font in a size, in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(OverlayNode.Font(size: size, isItalic: true))
  }

  /// Returns the font of a text style, which follows the system's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.font)
  }

  /// The size of running text, in points: 14.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points: 12.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels, in points: 17.
  public static let labelFontSize: CGFloat = 17
  /// The size of button titles, in points: 18.
  public static let buttonFontSize: CGFloat = 18

  /// Whether both fonts are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  /// The hash value; equal for equal fonts.
  public override var hash: Int { font.hashValue }
}
#endif
