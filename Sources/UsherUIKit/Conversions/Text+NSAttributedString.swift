#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

extension OverlayNode.Text {
  /// Creates a text from an attributed string, with all attributes of the string.
  ///
  /// Fonts in the string keep their size unless they have a text style, as in UIKit's labels.
  ///
  /// - Parameters:
  ///   - string: The attributed string. An empty string takes up no space.
  ///   - font: The font for ranges without a font.
  ///   - color: The color for ranges without a color.
  ///   - alignment: The alignment for paragraphs without an alignment.
  ///   - lineLimit: The maximum number of lines, or `nil` for no limit. Values below 1 are treated
  ///     as 1.
  public init(
    _ string: NSAttributedString, font: OverlayNode.Font = OverlayNode.Font(),
    color: AdaptiveColor = .label,
    alignment: Alignment = .leading, lineLimit: Int? = nil
  ) {
    self.init(
      runs: string.usherRuns, font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    // The string is copied, because the app may still change it.
    platform = OverlayNode.PlatformValue(AttributedWords(string))
  }
}

extension NSAttributedString {
  /// The runs of the string, with the attributes that content supports.
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

/// An immutable copy of an attributed string.
final class AttributedWords: Hashable, @unchecked Sendable {
  let string: NSAttributedString

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
