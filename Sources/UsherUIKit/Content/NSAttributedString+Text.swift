#if canImport(UIKit)
internal import UIKit
internal import Usher

extension NSAttributedString {
  /// The words of a text with their look.
  static func of(_ text: Node.Text, for traits: UITraitCollection) -> NSAttributedString {
    let words = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.of(run.font ?? text.font, for: traits),
        .foregroundColor: UIColor(run.color ?? text.color),
      ]
      if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      words.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    return words
  }

  /// Its words, each with its look.
  var words: [NSAttributedString] {
    string.split(whereSeparator: \.isWhitespace).map { word in
      attributedSubstring(from: NSRange(word.startIndex..<word.endIndex, in: string))
    }
  }
}
#endif
