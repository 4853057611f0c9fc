#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// The style of a paragraph in an attributed string; only its alignment has an effect.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The values, which only a mutable style changes.
  final var values = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  /// Makes a style with natural alignment.
  public override init() {
    super.init()
  }

  /// A style with natural alignment.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The wrapping or truncation of long lines; stored without effect.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The extra distance between lines, in points; stored without effect.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph, in points; stored without effect.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the paragraph, in points; stored without effect.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, in points; stored without effect.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points; stored without effect.
  open var headIndent: CGFloat { values.headIndent }
  /// The position of the lines' ends, in points; stored without effect.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line, in points; stored without effect.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; stored without effect.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line height; stored without effect.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether both styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash value; equal for equal styles.
  open override var hash: Int { values.hashValue }
}

/// A way to wrap or truncate a long line; stored without effect.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Lines are wrapped between words.
  case byWordWrapping = 0
  /// Lines are wrapped between characters.
  case byCharWrapping = 1
  /// Lines are clipped.
  case byClipping = 2
  /// Lines are truncated at the start, with an ellipsis.
  case byTruncatingHead = 3
  /// Lines are truncated at the end, with an ellipsis.
  case byTruncatingTail = 4
  /// Lines are truncated in the middle, with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// Aligned to the left.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned to the right.
  case right = 2
  /// Aligned to both sides; same as `natural` here.
  case justified = 3
  /// Aligned to the leading edge.
  case natural = 4
}

extension NSAttributedString.Key {
  /// The text's font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The text's colour, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The underline: an `Int`, 0 for none.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The strikethrough: an `Int`, 0 for none.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The paragraph's style, an `NSParagraphStyle`; the first paragraph's style aligns all lines of
  /// a label.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The background behind the text, a `UIColor`; stored without effect.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
#endif
