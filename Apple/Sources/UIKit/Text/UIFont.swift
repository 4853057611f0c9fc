public import Foundation

/// A typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The letters, as drawing takes them.
  let face: Face
  /// How the font came from another one by `UIFontMetrics`; `nil` for a font of a fixed size.
  let scaling: Scaling?

  /// The typeface, size and looks of letters.
  struct Face: Hashable, Sendable {
    /// The name of the typeface; `nil` is the system's own.
    var family: String?
    var size: Double
    var weight = Weight.regular
    var isItalic = false
    /// Whether all letters are equally wide.
    var isMonospaced = false
  }

  /// What the size of a scaled font follows.
  struct Scaling: Hashable, Sendable {
    /// The text style whose sizes the font follows.
    let style: TextStyle
    /// The size for the standard text size.
    let size: Double
    /// The greatest size of the font.
    let most: Double
    /// Whether the font was made for the text style, and not by metrics from a font of a fixed size.
    var isPreferred = false
  }

  /// Makes a font of a face.
  init(face: Face, scaling: Scaling? = nil) {
    self.face = face
    self.scaling = scaling
  }

  /// Makes a font of a family or a font's full name; `nil` where there is none of the name.
  public convenience init?(name: String, size: CGFloat) {
    guard let family = TextFamilies.family(of: name) else { return nil }
    self.init(face: Face(family: family, size: Double(size)))
  }

  /// Makes the font nearest to a descriptor: the system's where there is no typeface of the name.
  ///
  /// A size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var face = descriptor.face
    face.family = face.family.flatMap(TextFamilies.family)
    if size > 0 { face.size = Double(size) }
    self.init(face: face, scaling: descriptor.textStyle.map { Scaling(preferred: $0) })
  }

  /// The system's font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: Face(size: Double(size)))
  }

  /// The system's font of a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: Face(size: Double(size), weight: weight))
  }

  /// The system's font whose digits are equally wide; here the system's font, whose digits are not.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font whose letters are equally wide.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: Face(size: Double(size), weight: weight, isMonospaced: true))
  }

  /// The system's bold font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's italic font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(face: Face(size: Double(size), isItalic: true))
  }

  /// The font of a text style, for the text size of `UITraitCollection.current`.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, for the text size of a set of traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = Face(
      size: style.size(for: .large), weight: style == .headline ? .semibold : .regular)
    return UIFont(face: base, scaling: Scaling(preferred: style))
      .adjusted(for: traitCollection ?? .current)
  }

  /// The size of text on labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text on buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's font.
  public class var systemFontSize: CGFloat { 14 }

  /// The same font at another, fixed size.
  open func withSize(_ size: CGFloat) -> UIFont {
    var face = face
    face.size = Double(size)
    return UIFont(face: face)
  }

  /// The font for the text size of a set of traits, where it follows that; else the font itself.
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
  /// The typeface and the weight.
  open var fontName: String { fontDescriptor.postscriptName }
  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(face.size) }
  /// The height of letters above the baseline, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// The depth of letters below the baseline, in points, as a negative number.
  open var descender: CGFloat { CGFloat(-metrics.descent) }
  /// The space between two lines, which Pango counts as part of `lineHeight`.
  open var leading: CGFloat { 0 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(metrics.height) }
  /// The height of a capital letter, in points: that of the H.
  open var capHeight: CGFloat { CGFloat(FontMetrics.inkHeight(of: "H", in: face)) }
  /// The height of a small letter, in points: that of the x.
  open var xHeight: CGFloat { CGFloat(FontMetrics.inkHeight(of: "x", in: face)) }
  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      face: face, textStyle: scaling.flatMap { $0.isPreferred ? $0.style : nil })
  }

  /// The names of all typefaces.
  public class var familyNames: [String] { TextFamilies.all }

  private var metrics: FontMetrics { FontMetrics(of: face) }

  /// The font itself.
  open func copy(with zone: NSZone?) -> Any { self }

  /// Whether both fonts have the same letters.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && scaling == other.scaling
  }

  /// A number that is the same for equal fonts.
  open override var hash: Int { face.hashValue }
}

extension UIFont.Scaling {
  /// The scaling of the font of a text style.
  init(preferred style: UIFont.TextStyle) {
    self.init(style: style, size: style.size(for: .large), most: .infinity, isPreferred: true)
  }
}
