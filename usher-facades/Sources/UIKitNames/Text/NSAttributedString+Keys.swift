#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

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
