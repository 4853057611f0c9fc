internal import Foundation

/// The layout and appearance of text, used if the text's own attributes don't specify them.
struct TextStyle {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines, or 0 for no limit.
  var lineLimit = 0
  /// Whether lines with natural alignment begin at the right.
  var isRightToLeft = false
  /// The traits that colors are resolved for.
  var traits: UITraitCollection?
  /// Whether scaled fonts follow the text size of the traits.
  var scalesFonts = false

  /// The style of text without a style.
  static var plain: TextStyle {
    TextStyle(font: .systemFont(ofSize: 12), color: .black)
  }
}
