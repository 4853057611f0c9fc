extension OverlayNode {
  /// A text; its lines wrap where the width ends.
  ///
  /// ```swift
  /// let words = OverlayNode.Text(
  ///   "The letter waits in the outbox.", size: 14, color: .secondaryLabel, lineLimit: 2)
  /// presenter.present(Overlay(OverlayContent(.text(words))))
  /// ```
  public struct Text: Sendable {
    /// The text's runs, each of which may have a look of its own.
    public internal(set) var runs: [Run]
    /// The font of runs without a font of their own.
    public internal(set) var font: Font
    /// The color of runs without a color of their own.
    public internal(set) var color: AdaptiveColor
    /// The alignment of the lines.
    public internal(set) var alignment: Alignment
    /// The maximum number of lines, with the rest shortened to "…"; `nil` for no limit.
    public internal(set) var lineLimit: Int?
    /// The text's identifier for UI tests; hosts pass it to the native view, as UIKit's
    /// `accessibilityIdentifier`.
    public var identifier: String?
    /// The value that the text shows and follows, or `nil` for a text that stays as it is.
    var live: Live?
    /// The platform's attributed string that the text stands for; `nil` for a text of Usher's own.
    public var platform: PlatformValue?

    /// Makes a text in the system's typeface.
    ///
    /// - Parameters:
    ///   - string: The text's string; an empty text takes no room.
    ///   - size: The font size in points, at most 10,000; 15 if it is not finite or less than 1.
    ///   - weight: The weight of the letters.
    ///   - color: The color of the letters.
    ///   - alignment: The alignment of the lines.
    ///   - lineLimit: The maximum number of lines; less than 1 counts as 1, and `nil` means no
    ///     limit.
    public init(
      _ string: String, size: Double = 15, weight: Font.Weight = .regular,
      color: AdaptiveColor = .label,
      alignment: Alignment = .leading, lineLimit: Int? = nil
    ) {
      self.init(
        string, font: Font(size: size, weight: weight), color: color, alignment: alignment,
        lineLimit: lineLimit)
    }

    /// Makes a text in a font of its own.
    ///
    /// - Parameters:
    ///   - string: The text's string; an empty text takes no room.
    ///   - font: The font of the letters.
    ///   - color: The color of the letters.
    ///   - alignment: The alignment of the lines.
    ///   - lineLimit: The maximum number of lines; less than 1 counts as 1, and `nil` means no
    ///     limit.
    public init(
      _ string: String, font: Font, color: AdaptiveColor = .label, alignment: Alignment = .leading,
      lineLimit: Int? = nil
    ) {
      self.init(
        runs: [Run(string)], font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    }

    /// Creates a text that shows a value and follows it.
    ///
    /// The overlay grows or shrinks with the text. A screen reader does not say the changes.
    public init(
      _ live: ObservableValue<String>, font: Font = Font(), color: AdaptiveColor = .label,
      alignment: Alignment = .leading, lineLimit: Int? = nil
    ) {
      self.init("", font: font, color: color, alignment: alignment, lineLimit: lineLimit)
      self.live = Live(value: live)
    }

    /// Makes a text of several runs.
    ///
    /// - Parameters:
    ///   - runs: The text's runs; empty runs are left out.
    ///   - font: The font of runs without a font of their own.
    ///   - color: The color of runs without a color of their own.
    ///   - alignment: The alignment of the lines.
    ///   - lineLimit: The maximum number of lines; less than 1 counts as 1, and `nil` means no
    ///     limit.
    public init(
      runs: [Run], font: Font = Font(), color: AdaptiveColor = .label,
      alignment: Alignment = .leading,
      lineLimit: Int? = nil
    ) {
      self.runs = runs.filter { !$0.string.isEmpty }
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineLimit = lineLimit.map { max($0, 1) }
    }

    /// The whole string of the text.
    public var string: String {
      runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    }

    /// The place of lines within the text's width.
    public enum Alignment: Hashable, Sendable, CaseIterable {
      /// At the leading side.
      case leading
      /// In the middle.
      case center
      /// At the trailing side.
      case trailing
    }

    /// A part of a text with one look.
    public struct Run: Hashable, Sendable {
      /// The run's string, without control characters.
      public let string: String
      /// The run's font; `nil` for the text's font.
      public let font: Font?
      /// The run's color; `nil` for the text's color.
      public let color: AdaptiveColor?
      /// Whether the run is underlined.
      public let isUnderlined: Bool
      /// Whether the run is struck through.
      public let isStruckThrough: Bool

      /// Makes a run; values left out are those of the text.
      ///
      /// Control characters are left out, except for tabs and line breaks: a toolkit may end a text
      /// at one of them.
      public init(
        _ string: String, font: Font? = nil, color: AdaptiveColor? = nil,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false
      ) {
        self.string = string.withoutControls
        self.font = font
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
      }
    }
  }
}

extension OverlayNode.Text {
  /// Whether the text has nothing to see: no character but spaces and line breaks.
  var isBlank: Bool { live == nil && runs.allSatisfy { $0.string.allSatisfy(\.isWhitespace) } }
}

extension String {
  /// The string without control characters, except for tabs and line breaks.
  var withoutControls: String {
    // Nearly every string is left as it is, so that no copy is made.
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0x09...0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}
