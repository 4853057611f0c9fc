#if !canImport(UIKit)
public import Foundation

extension NSAttributedString.Key {
  /// The letters, as a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// Their colour, as a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Whether there is a line under them: an `Int` other than 0.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Whether there is a line through them: an `Int` other than 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of a paragraph, as an `NSParagraphStyle`; that of the first letters aligns all lines of a label.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour behind the letters, as a `UIColor`; only kept.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
#endif
