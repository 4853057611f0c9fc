extension Node {
  /// The letters of a text.
  public struct Font: Hashable, Sendable {
    /// The typeface, such as "Inter"; `nil` is the system's own, and so is one that it has not.
    public let family: String?
    /// The height of its letters, in points.
    public let size: Double
    /// The strength of its letters.
    public let weight: Weight
    /// Whether its letters lean.
    public let isItalic: Bool
    /// Whether it grows with the size of letters that a person asked of the system.
    public let followsTextScale: Bool
    /// The platform's font that this one stands for; `nil` for a font of Usher's own.
    package let platform: PlatformValue?

    /// Makes a font.
    ///
    /// - Parameters:
    ///   - family: The typeface; `nil` is the system's own.
    ///   - size: In points, at most 10,000; 15 where it is not finite or less than 1.
    ///   - weight: The strength of its letters.
    ///   - isItalic: Whether its letters lean.
    ///   - followsTextScale: Whether it grows with the system's; better left as it is.
    public init(
      family: String? = nil, size: Double = 15, weight: Weight = .regular, isItalic: Bool = false,
      followsTextScale: Bool = true
    ) {
      self.init(
        family: family, size: size, weight: weight, isItalic: isItalic,
        followsTextScale: followsTextScale, platform: nil)
    }

    /// Makes a font that stands for one of the platform's, with the values nearest to that.
    package init(
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

    /// The same letters, stronger or weaker.
    public func weight(_ weight: Weight) -> Font {
      Font(
        family: family, size: size, weight: weight, isItalic: isItalic,
        followsTextScale: followsTextScale)
    }

    /// The strength of letters.
    public enum Weight: Hashable, Sendable, CaseIterable {
      /// The weakest.
      case ultraLight
      /// A hair.
      case thin
      /// A little weaker than running text.
      case light
      /// For running text.
      case regular
      /// A little stronger.
      case medium
      /// For titles.
      case semibold
      /// For what must not be missed.
      case bold
      /// Stronger still.
      case heavy
      /// The strongest.
      case black
    }
  }
}

/// The text styles of Apple's Human Interface Guidelines, at their size for standard text scaling.
extension Node.Font {
  /// 34 points.
  public static let largeTitle = Node.Font(size: 34)
  /// 28 points.
  public static let title1 = Node.Font(size: 28)
  /// 22 points.
  public static let title2 = Node.Font(size: 22)
  /// 20 points.
  public static let title3 = Node.Font(size: 20)
  /// 17 points, semibold.
  public static let headline = Node.Font(size: 17, weight: .semibold)
  /// 17 points.
  public static let body = Node.Font(size: 17)
  /// 16 points.
  public static let callout = Node.Font(size: 16)
  /// 15 points.
  public static let subheadline = Node.Font(size: 15)
  /// 13 points.
  public static let footnote = Node.Font(size: 13)
  /// 12 points.
  public static let caption1 = Node.Font(size: 12)
  /// 11 points.
  public static let caption2 = Node.Font(size: 11)
}
