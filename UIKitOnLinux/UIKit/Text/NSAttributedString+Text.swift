public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The paragraph's style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The strikethrough line, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The space added between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added between letters, in points; stored, but not drawn by the stand-in.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The color behind letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The color of the underline, a `UIColor`; by default the letters' color.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the strikethrough line, a `UIColor`; by default the letters' color.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance by which letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The URL that letters link to; stored, but not drawn by the stand-in.
  public static let link = NSAttributedString.Key("NSLink")
  /// The image or file in place of a letter; stored, but not drawn by the stand-in.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The letters' shadow, an `NSShadow`; stored, but not drawn by the stand-in.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The color of the letters' outlines; stored, but not drawn by the stand-in.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outlines, in percent of the font size; stored, but not drawn by the
  /// stand-in.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Whether ligatures are used; stored, but not drawn by the stand-in.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The name of an effect; stored, but not drawn by the stand-in.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The slant of letters; stored, but not drawn by the stand-in.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The factor by which letters are expanded; stored, but not drawn by the stand-in.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of embedded text; stored, without effect in the stand-in.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The shadow of letters.
open class NSShadow: NSObject {
  /// The shadow's offset from the letters, in points.
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
  /// Makes options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may have several lines.
  public static var usesLineFragmentOrigin: Self { Self(rawValue: 1 << 0) }
  /// Lines have the font's leading; always so in the stand-in.
  public static var usesFontLeading: Self { Self(rawValue: 1 << 1) }
  /// The last line ends with an ellipsis if the text does not fit.
  public static var truncatesLastVisibleLine: Self { Self(rawValue: 1 << 5) }
}

/// The context of drawing text; empty in the stand-in.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// The size of the text, with one line per paragraph.
  public func size() -> CGSize {
    TextLayout(self, style: .plain).size
  }

  /// The rectangle around the text, laid out within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var style = TextStyle.plain
    style.lineLimit = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .greatestFiniteMagnitude
    return CGRect(origin: .zero, size: TextLayout(self, style: style, width: width).size)
  }
}
