extension OverlayNode {
  /// The typeface, size and weight of a text.
  public struct Font: Hashable, Sendable {
    /// The typeface's name, such as "Inter", or `nil` for the system's font.
    ///
    /// "Monospace", "Serif" and "Rounded" are the names of the system's typefaces with these
    /// designs. If the typeface isn't installed, the system's font is used.
    public let family: String?
    /// The font size, in points.
    public let size: Double
    /// The weight of the characters.
    public let weight: Weight
    /// Whether the characters are italic.
    public let isItalic: Bool
    /// Whether the font follows the text size in the system's settings.
    public let followsTextScale: Bool
    /// The platform's font that this font represents, or `nil` if there is none.
    public let platform: PlatformValue?

    /// Creates a font.
    ///
    /// The parameters have the same meaning as the properties.
    ///
    /// The maximum size is 10,000 points, and sizes that are below 1 or not finite are replaced by
    /// 15. Use `followsTextScale: false` only if the text must not grow.
    public init(
      family: String? = nil, size: Double = 15, weight: Weight = .regular, isItalic: Bool = false,
      followsTextScale: Bool = true
    ) {
      self.init(
        family: family, size: size, weight: weight, isItalic: isItalic,
        followsTextScale: followsTextScale, platform: nil)
    }

    /// Creates a font that represents a platform's font, with the most similar values.
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

    /// The design of a typeface.
    public enum Design: Hashable, Sendable, CaseIterable {
      /// The standard typeface.
      case `default`
      /// A typeface whose characters are equally wide.
      case monospaced
      /// A typeface with serifs.
      case serif
      /// A typeface with round ends.
      ///
      /// GTK uses its standard typeface instead.
      case rounded

      /// The name for the system's typeface with this design, or `nil` for the standard typeface.
      public var family: String? {
        switch self {
        case .default: nil
        case .monospaced: "Monospace"
        case .serif: "Serif"
        case .rounded: "Rounded"
        }
      }
    }

    /// The weight of characters, from the lightest to the heaviest.
    public enum Weight: Hashable, Sendable, CaseIterable {
      /// The lightest weight.
      case ultraLight
      /// A very light weight.
      case thin
      /// A weight slightly lighter than body text.
      case light
      /// The weight of body text.
      case regular
      /// A weight slightly heavier than body text.
      case medium
      /// The weight of titles.
      case semibold
      /// A weight for emphasis.
      case bold
      /// A weight heavier than `bold`.
      case heavy
      /// The heaviest weight.
      case black

      /// The weight of bold words among characters of this weight.
      var emphasized: Weight {
        switch self {
        case .ultraLight, .thin, .light, .regular, .medium, .semibold: .bold
        case .bold: .heavy
        case .heavy, .black: .black
        }
      }
    }
  }
}

extension OverlayNode.Font {
  /// Returns the system's font with the given design.
  ///
  /// The maximum size is 10,000 points, and sizes that are below 1 or not finite are replaced by
  /// 15.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> OverlayNode.Font {
    OverlayNode.Font(family: design.family, size: size, weight: weight)
  }

  func design(_ design: Design) -> OverlayNode.Font { with(design: design) }

  /// Returns the font with a new weight, slant or design.
  ///
  /// `nil` keeps the current value.
  func with(
    weight: Weight? = nil, isItalic: Bool? = nil, design: Design? = nil
  ) -> OverlayNode.Font {
    guard weight != nil || isItalic != nil || design != nil else { return self }
    return OverlayNode.Font(
      family: design.map { $0.family } ?? family, size: size, weight: weight ?? self.weight,
      isItalic: isItalic ?? self.isItalic, followsTextScale: followsTextScale)
  }
}

/// The text styles of Apple's Human Interface Guidelines, at the standard text size.
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
