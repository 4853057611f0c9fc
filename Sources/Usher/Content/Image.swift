/// A picture or an icon.
///
/// One that cannot be found or read takes no room, and the presenter reports why.
public struct Image: Sendable {
  /// Where it comes from.
  public let source: Source
  /// The side of the square it is fitted into, in points.
  public let size: Double
  /// The colour of a one-coloured icon; pictures keep their own.
  public let color: Color
  /// What it shows, for those who cannot see it; `nil` where it only decorates.
  public let label: String?

  /// Makes an image; a size that is not finite, or less than 1, counts as 24 points, and
  /// one beyond 10,000 points as that.
  public init(_ source: Source, size: Double = 24, color: Color = .label, label: String? = nil) {
    self.source = source
    self.size = Length.mendedSize(size, usual: 24)
    self.color = color
    self.label = label
  }

  /// An icon of the system, by name.
  public static func icon(_ name: String, size: Double = 24, color: Color = .label) -> Image {
    Image(.icon(name), size: size, color: color)
  }

  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// The system's icon of this name: of the icon theme on Linux.
    case icon(String)
    /// The file at this path, of any format the toolkit reads.
    case file(String)
    /// The bytes of such a file.
    case bytes([UInt8])
  }
}
