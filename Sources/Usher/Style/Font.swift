extension OverlayNode {
  /// The typeface, size and weight of a text.
  public struct Font: Hashable, Sendable {
    /// The typeface's name, such as "Inter", or "Monospace", "Serif" or "Rounded" for the system's
    /// typeface of that kind; `nil` for the system's font, which also replaces a typeface that is
    /// not installed.
    public let family: String?
    /// The font size, in points.
    public let size: Double
    /// The weight of the letters.
    public let weight: Weight
    /// Whether the letters are italic.
    public let isItalic: Bool
    /// Whether the font grows and shrinks with the text size that the user chose in the system's
    /// settings.
    public let followsTextScale: Bool
    /// The platform's font that this font stands for; `nil` for a font of Usher's own.
    public let platform: PlatformValue?

    /// Makes a font.
    ///
    /// - Parameters:
    ///   - family: The typeface's name; `nil` for the system's font.
    ///   - size: The font size in points, at most 10,000; 15 if it is not finite or less than 1.
    ///   - weight: The weight of the letters.
    ///   - isItalic: Whether the letters are italic.
    ///   - followsTextScale: Whether the font follows the system's text size; `true` is
    ///     recommended.
    public init(
      family: String? = nil, size: Double = 15, weight: Weight = .regular, isItalic: Bool = false,
      followsTextScale: Bool = true
    ) {
      self.init(
        family: family, size: size, weight: weight, isItalic: isItalic,
        followsTextScale: followsTextScale, platform: nil)
    }

    /// Makes a font that stands for a platform's font, with the values nearest to that.
    public init(
      family: String?, size: Double, weight: Weight, isItalic: Bool, followsTextScale: Bool,
      platform: PlatformValue?
    ) {
      self.family = family
      self.size = Length.mendedSize(size, usual: 15)
      self.weight = weight
      self.isItalic = isItalic
      self.followsTextScale = followsTextScale
      self.platform = platform
    }

    /// A kind of typeface.
    public enum Design: Hashable, Sendable, CaseIterable {
      /// The usual typeface.
      case `default`
      /// Letters of one width.
      case monospaced
      /// Letters with serifs.
      case serif
      /// Letters with round ends; the usual typeface in GTK.
      case rounded

      /// The name that stands for the system's typeface of this kind; `nil` for the usual one.
      public var family: String? {
        switch self {
        case .default: nil
        case .monospaced: "Monospace"
        case .serif: "Serif"
        case .rounded: "Rounded"
        }
      }
    }

    /// The weight of letters, from the lightest to the heaviest.
    public enum Weight: Hashable, Sendable, CaseIterable {
      /// The lightest weight.
      case ultraLight
      /// A very light weight.
      case thin
      /// A weight a little lighter than running text.
      case light
      /// The weight of running text.
      case regular
      /// A weight a little heavier than running text.
      case medium
      /// The weight of titles.
      case semibold
      /// A weight for emphasis.
      case bold
      /// A weight heavier than `bold`.
      case heavy
      /// The heaviest weight.
      case black
    }
  }
}

extension OverlayNode.Font {
  /// Returns the system's font, or one of its kind.
  ///
  /// - Parameters:
  ///   - size: The size in points, at most 10,000; 15 if it is not finite or less than 1.
  ///   - weight: The weight of the letters.
  ///   - design: The kind of typeface.
  /// - Returns: The font.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> OverlayNode.Font {
    OverlayNode.Font(family: design.family, size: size, weight: weight)
  }

  /// Returns the font with the letters of another kind of typeface.
  func design(_ design: Design) -> OverlayNode.Font {
    OverlayNode.Font(
      family: design.family, size: size, weight: weight, isItalic: isItalic,
      followsTextScale: followsTextScale)
  }
}

/// The text styles of Apple's Human Interface Guidelines, at their size for standard text scaling.
extension OverlayNode.Font {
  /// A font of 34 points.
  public static let largeTitle = OverlayNode.Font(size: 34)
  /// A font of 28 points.
  public static let title = OverlayNode.Font(size: 28)
  /// A font of 22 points.
  public static let title2 = OverlayNode.Font(size: 22)
  /// A font of 20 points.
  public static let title3 = OverlayNode.Font(size: 20)
  /// A semibold font of 17 points.
  public static let headline = OverlayNode.Font(size: 17, weight: .semibold)
  /// A font of 17 points.
  public static let body = OverlayNode.Font(size: 17)
  /// A font of 16 points.
  public static let callout = OverlayNode.Font(size: 16)
  /// A font of 15 points.
  public static let subheadline = OverlayNode.Font(size: 15)
  /// A font of 13 points.
  public static let footnote = OverlayNode.Font(size: 13)
  /// A font of 12 points.
  public static let caption = OverlayNode.Font(size: 12)
  /// A font of 11 points.
  public static let caption2 = OverlayNode.Font(size: 11)
}
