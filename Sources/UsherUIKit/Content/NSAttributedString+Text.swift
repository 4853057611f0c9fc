#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension NSAttributedString {
  /// Returns the string of a text, with the attributes for a view.
  ///
  /// If `style` is `nil`, the paragraphs have the style of the view.
  @MainActor
  static func of(
    _ text: OverlayNode.Text, in view: UIView, _ style: NSParagraphStyle? = nil
  ) -> NSAttributedString {
    if let known = text.platform?.object as? AttributedWords {
      return known.string.standing(in: text, of: view)
    }
    func line(_ isShown: Bool) -> Int { isShown ? NSUnderlineStyle.single.rawValue : 0 }
    let words = NSMutableAttributedString(string: "")
    for (index, run) in text.runs.enumerated() {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.of(text.font(of: run), for: view.traitCollection),
        .foregroundColor: view.uiColor(run.color ?? text.color),
        .underlineStyle: line(run.isUnderlined), .strikethroughStyle: line(run.isStruckThrough),
      ]
      attributes[.paragraphStyle] = style
      #if UIKIT_STAND_IN
      // Foundation on Linux can end the program if neighboring runs have equally many attributes.
      if !index.isMultiple(of: 2) { attributes[NSAttributedString.Key("usher.second")] = true }
      #endif
      words.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    return words
  }

  /// Returns the string with the text's font and color as defaults, and with fonts scaled for a
  /// view.
  @MainActor
  private func standing(in text: OverlayNode.Text, of view: UIView) -> NSAttributedString {
    let traits = view.traitCollection
    let words = NSMutableAttributedString(string: "")
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { known, range, _ in
      var attributes = known
      let font = (known[.font] as? UIFont)?.usherFont ?? text.font
      attributes[.font] = UIFont.of(font, for: traits)
      attributes[.foregroundColor] = known[.foregroundColor] ?? view.uiColor(text.color)
      words.append(
        NSAttributedString(string: attributedSubstring(from: range).string, attributes: attributes))
    }
    return words
  }
}
#endif
