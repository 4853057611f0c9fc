#if os(Linux) && !UIKIT_STAND_IN
/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// Makes a category from its name; an unknown name stands for no size.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The size of the system.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// The second smallest size.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// A size a little smaller than the default.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// A size a little larger than the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// The second largest of the regular sizes.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// The largest of the regular sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX2")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX3")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX4")
  /// The largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")
}
#endif
