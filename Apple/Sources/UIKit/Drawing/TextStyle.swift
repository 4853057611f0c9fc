internal import Foundation

/// How text is laid out where its own attributes do not say.
struct TextStyle {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The greatest number of lines; 0 is any.
  var lineLimit = 0
  /// Whether lines begin at the right where the alignment is natural.
  var isRightToLeft = false
  /// What colours are resolved for.
  var traits: UITraitCollection?
  /// Whether fonts that were scaled follow the text size of the traits.
  var scalesFonts = false

  /// The style of text of which nothing is known.
  static var plain: TextStyle {
    TextStyle(font: .systemFont(ofSize: 12), color: .black)
  }
}
