extension Node {
  /// Words; they wrap where the width ends.
  public struct Text: Sendable {
    /// What it says, in pieces that may look different.
    public let runs: [Run]
    /// Its letters, where a run says nothing else.
    public let font: Font
    /// The colour of its letters, where a run says nothing else.
    public let color: AdaptiveColor
    /// Where its lines stand.
    public let alignment: Alignment
    /// The most lines it takes, the rest shortened to "…"; `nil` takes as many as it needs.
    public let lineLimit: Int?
    /// Its name in tests; a host that has such names gives it to its widget.
    public var identifier: String?
    /// The platform's attributed string that this text stands for; `nil` for a text of Usher's own.
    package var platform: PlatformValue?

    /// Makes a text in the system's typeface.
    ///
    /// - Parameters:
    ///   - string: What it says; an empty one takes no room.
    ///   - size: In points, at most 10,000; 15 where it is not finite or less than 1.
    ///   - weight: The strength of its letters.
    ///   - color: The colour of its letters.
    ///   - alignment: Where its lines stand.
    ///   - lineLimit: The most lines; less than 1 counts as 1.
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
    ///   - string: What it says; an empty one takes no room.
    ///   - font: Its letters.
    ///   - color: The colour of its letters.
    ///   - alignment: Where its lines stand.
    ///   - lineLimit: The most lines; less than 1 counts as 1.
    public init(
      _ string: String, font: Font, color: AdaptiveColor = .label, alignment: Alignment = .leading,
      lineLimit: Int? = nil
    ) {
      self.init(
        runs: [Run(string)], font: font, color: color, alignment: alignment, lineLimit: lineLimit)
    }

    /// Makes a text of pieces that look different.
    ///
    /// - Parameters:
    ///   - runs: What it says; empty ones are left out.
    ///   - font: Its letters, where a run says nothing else.
    ///   - color: The colour of its letters, where a run says nothing else.
    ///   - alignment: Where its lines stand.
    ///   - lineLimit: The most lines; less than 1 counts as 1.
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

    /// All that it says.
    public var string: String {
      runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    }

    /// The place of lines within the text's width.
    public enum Alignment: Hashable, Sendable, CaseIterable {
      /// At the side where reading begins.
      case leading
      /// In the middle.
      case center
      /// At the side where reading ends.
      case trailing
    }

    /// A piece of a text that looks alike.
    public struct Run: Hashable, Sendable {
      /// What it says.
      public let string: String
      /// Its letters; `nil` has those of the text.
      public let font: Font?
      /// The colour of its letters; `nil` has that of the text.
      public let color: AdaptiveColor?
      /// Whether a line is drawn under it.
      public let isUnderlined: Bool
      /// Whether a line is drawn through it.
      public let isStruckThrough: Bool

      /// Makes a piece; what is left out is as in the rest of the text.
      public init(
        _ string: String, font: Font? = nil, color: AdaptiveColor? = nil,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false
      ) {
        self.string = string
        self.font = font
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
      }
    }
  }
}
