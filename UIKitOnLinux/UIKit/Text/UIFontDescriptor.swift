public import Foundation

/// A description of a font by its attributes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The described face.
  let face: UIFont.Face
  /// The text style that the descriptor was made for, or `nil` if there is none.
  let textStyle: UIFont.TextStyle?

  init(face: UIFont.Face, textStyle: UIFont.TextStyle? = nil) {
    self.face = face
    self.textStyle = textStyle
  }

  /// Creates a descriptor.
  ///
  /// Attributes that the stand-in doesn't know are ignored.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    face = UIFont.Face(size: 12).adding(attributes)
    textStyle = attributes[.textStyle] as? UIFont.TextStyle
  }

  /// Returns the descriptor of a text style, for the text size of `UITraitCollection.current`.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style, for the text size of a set of traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Creates a descriptor from a name and a size.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  /// Returns a copy with additional attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      face: face.adding(attributes),
      textStyle: attributes[.textStyle] as? UIFont.TextStyle ?? textStyle)
  }

  /// Returns a copy with exactly the given traits.
  ///
  /// The weight becomes bold or regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(face: face.with(symbolicTraits), textStyle: textStyle)
  }

  /// Returns the value of an attribute, or `nil` if the descriptor doesn't have the attribute.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: face.family ?? StandIn.systemFontFamily
    case .name: postscriptName
    case .size: NSNumber(value: face.size)
    case .textStyle: textStyle
    case .traits:
      [
        TraitKey.weight: NSNumber(value: Double(face.weight.rawValue)),
        .symbolic: NSNumber(value: symbolicTraits.rawValue),
        .slant: NSNumber(value: face.isItalic ? 1 : 0),
      ]
    default: nil
    }
  }

  /// Returns a copy with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns a copy with another typeface.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a copy with the system's typeface of another kind, which is never `nil` on Linux.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = self.face
    face.isMonospaced = design == .monospaced
    face.family = design == .serif ? "Serif" : nil
    return UIFontDescriptor(face: face, textStyle: textStyle)
  }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(face.size) }

  /// The typeface and the weight as one name.
  open var postscriptName: String {
    let family = (face.family ?? StandIn.systemFontFamily).replacingOccurrences(of: " ", with: "")
    return family + "-w\(face.weight.rawValue)" + (face.isItalic ? "-Italic" : "")
  }

  /// The descriptor's traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns whether both descriptors describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.textStyle == textStyle
  }

  /// A hash that is the same for equal descriptors.
  open override var hash: Int { face.hashValue }
}

extension UIFont.Face {
  /// Returns the face, changed by attributes of a descriptor.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont.Face {
    var face = self
    if let name = attributes[.name] as? String {
      face.family = TextFamilies.family(of: name) ?? name
    }
    if let family = attributes[.family] as? String { face.family = family }
    if let size = attributes[.size] { face.size = Self.number(size) ?? face.size }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return face }
    if let symbolic = traits[.symbolic] as? UInt32 {
      face = face.with(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      face.weight = weight
    } else if let weight = traits[.weight].flatMap(Self.number) {
      face.weight = UIFont.Weight(CGFloat(weight))
    }
    if let slant = traits[.slant].flatMap(Self.number) { face.isItalic = slant > 0 }
    return face
  }

  /// Returns the face with exactly the given traits.
  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont.Face {
    var face = self
    face.isItalic = traits.contains(.traitItalic)
    face.isMonospaced = traits.contains(.traitMonoSpace)
    let isBold = face.weight.rawValue >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) != isBold { face.weight = isBold ? .regular : .bold }
    return face
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The typeface.
    public static let family = AttributeName("NSFontFamilyAttribute")
    /// The font's name.
    public static let name = AttributeName("NSFontNameAttribute")
    /// The size, in points.
    public static let size = AttributeName("NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
  }

  /// A kind of typeface.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual typeface.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Characters with round ends, replaced by the usual typeface on Linux.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Characters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of a trait.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits as a number.
    public static let symbolic = TraitKey("NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = TraitKey("NSCTFontWeightTrait")
    /// The slant of the characters.
    public static let slant = TraitKey("NSCTFontSlantTrait")
  }

  /// Traits that a font either has or doesn't have.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates traits from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The characters are italic.
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    /// The characters are bold.
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
    /// All characters have the same width.
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
  }
}
