#if os(Linux) && !UIKIT_STAND_IN
internal import Usher

extension UIFont {
  /// The purpose of a text, which determines its font's size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Makes a style from its name; an unknown name has the font of `body`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style of large titles: 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of first-level titles: 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of second-level titles: 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of third-level titles: 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headlines: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of running text: 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts: 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of subheadlines: 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of small captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var font: OverlayNode.Font { Self.fonts[self] ?? .body }

    private static let fonts: [TextStyle: OverlayNode.Font] = [
      .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
      .headline: .headline, .body: .body, .callout: .callout, .subheadline: .subheadline,
      .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
    ]
  }
}
#endif
