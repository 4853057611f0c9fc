public import UsherCore

extension Node {
  /// A picture or an icon.
  ///
  /// One that cannot be found or read takes no room, and the presenter reports why.
  public struct Image: Sendable {
    /// Where it comes from.
    public let source: Source
    /// The room it takes, in points.
    public let size: Size
    /// How it is fitted into that room.
    public let fit: Fit
    /// Whether it is cut to a circle, or to an ellipse where it is not square.
    public let isRound: Bool
    /// The colour of a one-coloured icon; pictures keep their own.
    public let color: AdaptiveColor
    /// How it moves.
    public let motion: Motion?
    /// What it shows, for those who cannot see it; `nil` where it only decorates.
    public let label: String?
    /// Its name in tests; a host that has such names gives it to its widget.
    public var identifier: String?

    /// Makes an image in a square; a side that is not finite, or less than 1, counts as 24 points, and
    /// one beyond 10,000 points as that.
    public init(
      _ source: Source, size: Double = 24, fit: Fit = .whole, isRound: Bool = false,
      color: AdaptiveColor = .label, motion: Motion? = nil, label: String? = nil
    ) {
      self.init(
        source, size: Size(width: size, height: size), fit: fit, isRound: isRound, color: color,
        motion: motion, label: label)
    }

    /// Makes an image; a side that is not finite, or less than 1, counts as 24 points, and one beyond
    /// 10,000 points as that.
    public init(
      _ source: Source, size: Size, fit: Fit = .whole, isRound: Bool = false,
      color: AdaptiveColor = .label,
      motion: Motion? = nil, label: String? = nil
    ) {
      self.source = source
      self.size = Size(
        width: Length.mendedSize(size.width, usual: 24),
        height: Length.mendedSize(size.height, usual: 24))
      self.fit = fit
      self.isRound = isRound
      self.color = color
      self.motion = motion
      self.label = label
    }

    /// An icon of the system, by name.
    public static func icon(_ name: String, size: Double = 24, color: AdaptiveColor = .label)
      -> Image
    {
      Image(.icon(name), size: size, color: color)
    }

    /// A round picture, as of a person.
    public static func thumb(_ source: Source, side: Double, label: String? = nil) -> Image {
      Image(source, size: side, fit: .cover, isRound: true, label: label)
    }

    /// Where an image comes from.
    public enum Source: Hashable, Sendable {
      /// The system's icon of this name: of the icon theme on Linux.
      case icon(String)
      /// A drawing of its own.
      case glyph(Glyph)
      /// The file at this path, of any format the toolkit reads.
      case file(String)
      /// The bytes of such a file.
      case bytes([UInt8])
      /// A picture of the platform's own, such as a `UIImage`.
      case platform(PlatformValue)
    }

    /// How an image is fitted into its room.
    public enum Fit: Hashable, Sendable, CaseIterable {
      /// All of it is seen, its proportions kept.
      case whole
      /// It fills the room, its proportions kept, and is cut where it is too large.
      case cover
      /// It fills the room, whatever its proportions.
      case stretch
      /// It keeps its own size, in the middle, and is cut where it is too large.
      case center
    }

    /// How an image moves while its overlay is shown; where a person prefers less motion, it does not.
    public indirect enum Motion: Hashable, Sendable {
      /// One picture after the other, again and again; the image's own source comes first.
      case sequence([Source], period: Duration)
      /// It grows to `scale` and back, again and again.
      case pulse(scale: Double, period: Duration)
      /// Two motions at once; of two of a kind, the second counts.
      case both(Motion, Motion)

      /// The pictures that follow the image's own; none where it shows only that.
      public var furtherSources: [Source] {
        switch self {
        case .sequence(let sources, _): sources
        case .pulse: []
        case .both(let first, let second):
          second.furtherSources.isEmpty ? first.furtherSources : second.furtherSources
        }
      }
    }
  }
}
