public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the characters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The paragraph's style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The strikethrough line, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The space added between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added between characters, in points.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The background color of the characters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The color of the underline, a `UIColor`, which is the color of the characters by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the strikethrough line, a `UIColor`, which is the color of the characters by
  /// default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance by which characters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The URL that the text links to.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let link = NSAttributedString.Key("NSLink")
  /// The image or file in place of a character.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The shadow of the characters, an `NSShadow`.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The color of the characters' outlines.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the characters' outlines, in percent of the font size.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Whether ligatures are used.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The name of an effect.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The slant of the characters.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The factor by which characters are expanded.
  ///
  /// It is stored, but the stand-in doesn't draw it.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of embedded text.
  ///
  /// They are stored, but have no effect in the stand-in.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The shadow of a text.
open class NSShadow: NSObject {
  /// The shadow's offset from the text, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
}

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may have several lines.
  public static var usesLineFragmentOrigin: Self { Self(rawValue: 1 << 0) }
  /// Lines have the font's leading, which is always the case in the stand-in.
  public static var usesFontLeading: Self { Self(rawValue: 1 << 1) }
  /// The last line ends with an ellipsis if the text doesn't fit.
  public static var truncatesLastVisibleLine: Self { Self(rawValue: 1 << 5) }
}

/// The context of drawing text, which is empty in the stand-in.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// Returns the size of the text, with one line per paragraph.
  public func size() -> CGSize {
    TextLayout(self, style: .plain).size
  }

  /// Returns the rectangle around the text, laid out within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var style = TextStyle.plain
    style.lineLimit = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .greatestFiniteMagnitude
    return CGRect(origin: .zero, size: TextLayout(self, style: style, width: width).size)
  }
}
