public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The paragraph's style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The line below, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The space added between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added between letters, in points; kept and not drawn here.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The colour behind letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The colour of the line below, a `UIColor`; that of the letters where there is none.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through, a `UIColor`; that of the letters where there is none.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The address that letters lead to; kept and not drawn here.
  public static let link = NSAttributedString.Key("NSLink")
  /// The image or file in place of a letter; kept and not drawn here.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The letters' shadow, an `NSShadow`; kept and not drawn here.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of the letters' outlines; kept and not drawn here.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outlines, in hundredths of the font's size; kept and not drawn here.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Whether letters are joined; kept and not drawn here.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The name of an effect; kept and not drawn here.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The slant of letters; kept and not drawn here.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider letters are; kept and not drawn here.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of embedded text; kept and not followed here.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The shadow of letters.
open class NSShadow: NSObject {
  /// How far the shadow lies from the letters, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edge is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
}

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text may take several lines.
  public static var usesLineFragmentOrigin: Self { Self(rawValue: 1 << 0) }
  /// Lines are as high as their font says, which they always are here.
  public static var usesFontLeading: Self { Self(rawValue: 1 << 1) }
  /// The last line ends with an ellipsis where the text does not fit.
  public static var truncatesLastVisibleLine: Self { Self(rawValue: 1 << 5) }
}

/// What is told about drawing text; nothing here.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// The size of the text in one line for each paragraph.
  public func size() -> CGSize {
    TextLayout(self, style: .plain).size
  }

  /// The rectangle around the text, where it may be so large.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var style = TextStyle.plain
    style.lineLimit = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .greatestFiniteMagnitude
    return CGRect(origin: .zero, size: TextLayout(self, style: style, width: width).size)
  }
}
