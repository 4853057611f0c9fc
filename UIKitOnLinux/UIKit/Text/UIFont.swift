public import Foundation

/// A typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The face for drawing text.
  let face: Face
  /// The scaling that the font follows, or `nil` for a font with a fixed size.
  let scaling: Scaling?

  /// The typeface, the size and the style of a font.
  struct Face: Hashable, Sendable {
    /// The name of the typeface, or `nil` for the system's own.
    var family: String?
    var size: Double
    var weight = Weight.regular
    var isItalic = false
    /// Whether all characters have the same width.
    var isMonospaced = false
  }

  /// The scaling of a font with the user's text size.
  struct Scaling: Hashable, Sendable {
    /// The text style that the font scales with.
    let style: TextStyle
    /// The size at the default text size, in points.
    let size: Double
    /// The maximum size of the font, in points.
    let most: Double
    /// Whether the font was created for the text style, rather than by `UIFontMetrics` from a fixed
    /// font.
    var isPreferred = false
  }

  /// Creates a font of a face.
  init(face: Face, scaling: Scaling? = nil) {
    self.face = face
    self.scaling = scaling
  }

  /// Creates a font from a family name or a font's full name, or returns `nil` for an unknown name.
  public convenience init?(name: String, size: CGFloat) {
    guard let family = TextFamilies.family(of: name) else { return nil }
    self.init(face: Face(family: family, size: Double(size)))
  }

  /// Creates the font that matches a descriptor best.
  ///
  /// The system's typeface replaces an unknown one.
  ///
  /// A size of 0 stands for the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var face = descriptor.face
    face.family = face.family.flatMap(TextFamilies.family)
    if size > 0 { face.size = Double(size) }
    self.init(face: face, scaling: descriptor.textStyle.map { Scaling(preferred: $0) })
  }

  /// Returns the system's font.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: Face(size: Double(size)))
  }

  /// Returns the system's font in a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: Face(size: Double(size), weight: weight))
  }

  /// Returns the system's font with digits of equal width.
  ///
  /// The stand-in returns the plain system font.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the system's font with characters of equal width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: Face(size: Double(size), weight: weight, isMonospaced: true))
  }

  /// Returns the system's bold font.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's italic font.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: Face(size: Double(size), isItalic: true))
  }

  /// Returns the font of a text style, for the text size of `UITraitCollection.current`.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style, for the text size of a set of traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = Face(
      size: style.size(for: .large), weight: style == .headline ? .semibold : .regular)
    return UIFont(face: base, scaling: Scaling(preferred: style))
      .adjusted(for: traitCollection ?? .current)
  }

  /// The default font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's small font, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default size of the system's font, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the same font at another, fixed size.
  open func withSize(_ size: CGFloat) -> UIFont {
    var face = face
    face.size = Double(size)
    return UIFont(face: face)
  }

  /// Returns the font for the text size of a set of traits, or the font itself if it doesn't scale.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let category = traits.preferredContentSizeCategory
    var face = face
    face.size = min(
      scaling.size * scaling.style.size(for: category) / scaling.style.size(for: .large),
      scaling.most)
    return UIFont(face: face, scaling: scaling)
  }

  /// The name of the typeface.
  open var familyName: String { face.family ?? StandIn.systemFontFamily }
  /// The name of the typeface with its weight.
  open var fontName: String { fontDescriptor.postscriptName }
  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(face.size) }
  /// The distance from the top of the text to the baseline, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// The distance from the bottom of the text to the baseline, in points, as a negative number.
  open var descender: CGFloat { CGFloat(-metrics.descent) }
  /// The space between two lines, which is always 0 because Pango includes it in `lineHeight`.
  open var leading: CGFloat { 0 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(metrics.height) }
  /// The height of capital letters, in points, measured on the H.
  open var capHeight: CGFloat { CGFloat(FontMetrics.inkHeight(of: "H", in: face)) }
  /// The height of lowercase letters, in points, measured on the x.
  open var xHeight: CGFloat { CGFloat(FontMetrics.inkHeight(of: "x", in: face)) }
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      face: face, textStyle: scaling.flatMap { $0.isPreferred ? $0.style : nil })
  }

  /// The names of all typefaces.
  public class var familyNames: [String] { TextFamilies.all }

  private var metrics: FontMetrics { FontMetrics(of: face) }

  /// Returns the font itself.
  open func copy(with zone: NSZone?) -> Any { self }

  /// Returns whether both fonts have the same face and scaling.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && scaling == other.scaling
  }

  /// A hash that is the same for equal fonts.
  open override var hash: Int { face.hashValue }
}

extension UIFont.Scaling {
  /// Creates the scaling of a text style's font.
  init(preferred style: UIFont.TextStyle) {
    self.init(style: style, size: style.size(for: .large), most: .infinity, isPreferred: true)
  }
}

extension StandIn {
  /// The system's font family, which GTK's pictures use as well.
  public nonisolated static let systemFontFamily = "Inter"
}

extension UIFont {
  /// The weight of characters, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A weight lighter than light.
    public static let thin = Weight(-0.6)
    /// A weight a little lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A weight a little heavier than regular.
    public static let medium = Weight(0.23)
    /// A weight heavier than medium.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// A weight heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The role of a text, which determines its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Creates a style from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a style from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Large titles.
    public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
    /// First-level headings.
    public static let title1 = TextStyle("UICTFontTextStyleTitle1")
    /// Second-level headings.
    public static let title2 = TextStyle("UICTFontTextStyleTitle2")
    /// Third-level headings.
    public static let title3 = TextStyle("UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle("UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle("UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle("UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle("UICTFontTextStyleFootnote")
    /// Standard captions.
    public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
    /// Alternate captions.
    public static let caption2 = TextStyle("UICTFontTextStyleCaption2")
  }
}
