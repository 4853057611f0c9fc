#if !canImport(UIKit)
/// How large a person wants letters to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Makes a category; a name that is not among those below stands for no size.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the system is.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// As usual.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// The first of the large ones.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
  /// Larger.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX2")
  /// Larger still.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX3")
  /// Much larger.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX4")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")
}
#endif
