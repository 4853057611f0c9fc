public import Foundation

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// On the left.
  case left = 0
  /// Centered.
  case center = 1
  /// On the right.
  case right = 2
  /// Flush with both sides, with wider spaces.
  case justified = 3
  /// The default alignment of the text's language.
  case natural = 4
}

/// The treatment of text that is too long for a line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// The text continues in the next line, after a whole word.
  case byWordWrapping = 0
  /// The text continues in the next line, after any character.
  case byCharWrapping = 1
  /// The text is clipped.
  case byClipping = 2
  /// The beginning is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction of text.
public enum NSWritingDirection: Int, Sendable {
  /// The text's natural direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The layout of a paragraph's lines.
///
/// Without the stand-in for UIKit, only the alignment has an effect.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate(set) final var values = Values()

  /// The values of a paragraph style.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy = LineBreakStrategy().rawValue
    var lineSpacing: CGFloat = 0
    var direction = NSWritingDirection.natural
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  /// The default style of a paragraph.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {
    super.init()
  }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that is too long for a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The rules for breaking lines, which have no effect in the stand-in.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The direction of the text.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The space after a paragraph, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before a paragraph, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of lines from the trailing edge, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line, in points, or 0 for no minimum.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points, or 0 for no maximum.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor for a line's natural height, or 0 for none, applied before the minimum and the
  /// maximum.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenating words.
  ///
  /// It is stored, but has no effect in the stand-in.
  open var hyphenationFactor: Float { values.hyphenationFactor }

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

  /// Returns whether both styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash that is the same for equal styles.
  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
///
/// A label draws a change after its attributed string is set again.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The rules for breaking lines, which have no effect in the stand-in.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set { values.lineBreakStrategy = newValue.rawValue }
  }
  /// The treatment of text that is too long for a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The direction of the text.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The space after a paragraph, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before a paragraph, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The distance of the first line from the leading edge, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The distance of the other lines from the leading edge, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of lines from the trailing edge, in points.
  ///
  /// It is stored, but has no effect in the stand-in.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The minimum height of a line, in points, or 0 for no minimum.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points, or 0 for no maximum.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor for a line's natural height, or 0 for none, applied before the minimum and the
  /// maximum.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The threshold for hyphenating words.
  ///
  /// It is stored, but has no effect in the stand-in.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Copies all values from another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}

extension NSParagraphStyle {
  /// The rules for breaking lines.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates rules from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No single word is on the last line.
    public static var pushOut: Self { Self(rawValue: 1 << 0) }
    /// Korean text is broken between words.
    public static var hangulWordPriority: Self { Self(rawValue: 1 << 1) }
    /// The rules of the system's labels.
    public static var standard: Self { Self(rawValue: 0xFFFF) }
  }
}
