#if !canImport(UIKit)
public import Foundation

/// The look of a paragraph in an attributed string; its alignment counts, and the rest is only kept.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The values, which a mutable style changes.
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

  /// Creates a style of natural alignment.
  public override init() {
    super.init()
  }

  /// A style of natural alignment.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The way in which lines end that are too long; only kept.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Extra points between lines; only kept.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph; only kept.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph; only kept.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Points before the first line begins; only kept.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points before the other lines begin; only kept.
  open var headIndent: CGFloat { values.headIndent }
  /// Points at which lines end; only kept.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points; only kept.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; only kept.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height; only kept.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Returns a style of the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether all values of both are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal for styles that are equal.
  open override var hash: Int { values.hashValue }
}

/// The ways in which a line can end that is too long; only kept.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping = 1
  /// Cut off.
  case byClipping = 2
  /// With an ellipsis at its head.
  case byTruncatingHead = 3
  /// With an ellipsis at its tail.
  case byTruncatingTail = 4
  /// With an ellipsis in its middle.
  case byTruncatingMiddle = 5
}
#endif
