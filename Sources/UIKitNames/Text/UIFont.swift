#if !canImport(UIKit)
public import Foundation
public import Usher

/// The letters of a text.
public final class UIFont: NSObject, Sendable {
  /// The font as Usher knows it.
  let font: Node.Font

  /// Makes a font from one of Usher's.
  public init(_ font: Node.Font) {
    self.font = font
  }

  /// Makes a font of a family, such as "Futura" or "Futura-Medium"; what follows the hyphen is its weight.
  ///
  /// Where the system has no such family, its own is taken: unlike in UIKit, this never fails.
  public convenience init?(name: String, size: CGFloat) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let family = parts.first else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weight = Weight.names.last { style.contains($0.key) }?.weight ?? .regular
    self.init(
      Node.Font(
        family: String(family), size: size, weight: Node.Font.Weight(weight),
        isItalic: style.contains("italic") || style.contains("oblique")))
  }

  /// The height of its letters, in points.
  public var pointSize: CGFloat { font.size }

  /// Its family; of the system's own font ".AppleSystemUIFont".
  public var familyName: String { font.family ?? ".AppleSystemUIFont" }

  /// Its family; see `familyName`.
  public var fontName: String { familyName }

  /// The height of a line, in points: 1.2 times that of its letters.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The same in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      Node.Font(
        family: font.family, size: size, weight: font.weight, isItalic: font.isItalic,
        followsTextScale: font.followsTextScale))
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Node.Font(size: size, weight: Node.Font.Weight(weight)))
  }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's font, leaning.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Node.Font(size: size, isItalic: true))
  }

  /// The font of a text style; it follows the system's text scaling.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.font)
  }

  /// The size of running text, in points: 14.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points: 12.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels, in points: 17.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles, in points: 18.
  public static let buttonFontSize: CGFloat = 18

  /// Whether both look alike.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  /// Equal for fonts that are equal.
  public override var hash: Int { font.hashValue }
}
#endif
