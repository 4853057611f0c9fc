public import Foundation

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides, with wider spaces.
  case justified = 3
  /// Where a line of the text's language begins.
  case natural = 4
}

/// What happens to text that is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, after a word.
  case byWordWrapping = 0
  /// It goes on in the next line, after a letter.
  case byCharWrapping = 1
  /// It is cut.
  case byClipping = 2
  /// The beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction of text.
public enum NSWritingDirection: Int, Sendable {
  /// That of the text itself.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A line below or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }
  /// One thick line, drawn as `single` here.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 2) }
  /// Two lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 9) }
}

/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate(set) var values = Values()

  /// What a paragraph's style consists of.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
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

  /// The style of a paragraph that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the style of a paragraph that has none.
  public override init() {}

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is too long for a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The direction of the text.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The space after a paragraph, in points; kept and not drawn here.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before a paragraph, in points; kept and not drawn here.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge, in points; kept and not drawn here.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge, in points; kept and not drawn here.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of lines from the trailing edge, in points; kept and not drawn here.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points; 0 is none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural height of a line, before the least and the greatest; 0 is none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated; kept and not followed here.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// A style that does not change with this one.
  open func copy(with zone: NSZone?) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed.
  open func mutableCopy(with zone: NSZone?) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether both styles lay lines out alike.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A number that is the same for equal styles.
  open override var hash: Int { values.hashValue }
}

/// A paragraph's style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to text that is too long for a line.
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
  /// The space after a paragraph, in points; kept and not drawn here.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before a paragraph, in points; kept and not drawn here.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The distance of the first line from the leading edge, in points; kept and not drawn here.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The distance of the other lines from the leading edge, in points; kept and not drawn here.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of lines from the trailing edge, in points; kept and not drawn here.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line, in points; 0 is none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 is none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the natural height of a line, before the least and the greatest; 0 is none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How readily words are hyphenated; kept and not followed here.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}
