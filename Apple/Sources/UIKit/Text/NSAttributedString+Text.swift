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
