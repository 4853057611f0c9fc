/// Words; they wrap where the width ends.
public struct Text: Sendable {
  /// What it says.
  public let string: String
  /// The size of its letters, in points; it follows the system's text scaling.
  public let size: Double
  /// The strength of its letters.
  public let weight: Weight
  /// The colour of its letters.
  public let color: Color
  /// Where its lines stand.
  public let alignment: Alignment
  /// The most lines it takes, the rest shortened to "…"; `nil` takes as many as it needs.
  public let lineLimit: Int?

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
    _ string: String, size: Double = 15, weight: Weight = .regular, color: Color = .label,
    alignment: Alignment = .leading, lineLimit: Int? = nil
  ) {
    self.string = string
    self.size = Length.mendedSize(size, usual: 15)
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit.map { max($0, 1) }
  }

  /// The strength of letters.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// For running text.
    case regular
    /// A little stronger.
    case medium
    /// For titles.
    case semibold
    /// Strongest.
    case bold
  }

  /// The place of lines within the text's width.
  public enum Alignment: Hashable, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }
}
