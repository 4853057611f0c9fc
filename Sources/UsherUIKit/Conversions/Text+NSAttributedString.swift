#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension OverlayNode.Text {
  /// Makes a text from an attributed string, without loss.
  ///
  /// Its letters keep their own size, as in UIKit's labels, but those in fonts of a text style.
  ///
  /// - Parameters:
  ///   - string: The words with their looks; an empty one takes no room.
  ///   - font: The letters, where the string says nothing of them.
  ///   - color: The color of the letters, where the string says nothing of it.
  ///   - alignment: The place of its lines, where no paragraph of the string says another.
  ///   - lineLimit: The most lines; less than 1 counts as 1.
  public init(
    _ string: NSAttributedString, font: OverlayNode.Font = OverlayNode.Font(),
    color: AdaptiveColor = .label,
    alignment: Alignment = .leading, lineLimit: Int? = nil
  ) {
    self.init(
      runs: string.usherRuns, font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    // A copy, since what an app has may still change.
    platform = OverlayNode.PlatformValue(AttributedWords(string))
  }
}

extension NSAttributedString {
  /// The pieces of the string, as far as content has names for their looks.
  package var usherRuns: [OverlayNode.Text.Run] {
    var runs: [OverlayNode.Text.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      runs.append(
        OverlayNode.Text.Run(
          attributedSubstring(from: range).string,
          font: (attributes[.font] as? UIFont)?.usherFont,
          color: (attributes[.foregroundColor] as? UIColor)?.usherColor,
          isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0,
          isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0))
    }
    return runs
  }
}

/// A string with looks that nobody changes any more.
final class AttributedWords: Hashable, @unchecked Sendable {
  /// The string.
  let string: NSAttributedString

  /// Copies a string.
  init(_ string: NSAttributedString) {
    self.string = NSAttributedString(attributedString: string)
  }

  static func == (one: AttributedWords, other: AttributedWords) -> Bool {
    one.string.isEqual(to: other.string)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(string.string)
  }
}
#endif
