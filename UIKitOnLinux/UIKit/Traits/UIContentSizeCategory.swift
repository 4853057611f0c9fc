public import Foundation

/// The user's preferred text size.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// Creates a category from its name.
  ///
  /// An unknown name creates an unspecified size.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    rawValue = "UICTContentSizeCategory" + name
  }

  /// The size of the system.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// The second smallest size.
  public static let small = UIContentSizeCategory("S")
  /// A size a little smaller than the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// A size a little larger than the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The second largest of the regular sizes.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of the regular sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// The name of the notification that the user has chosen another size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All text sizes, from small to large.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the left size is smaller.
  ///
  /// The unspecified size is the smallest.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (all.firstIndex(of: left) ?? -1) < (all.firstIndex(of: right) ?? -1)
  }
}
