#if !canImport(UIKit)
public import Foundation
internal import Usher

/// What colours and sizes depend on.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether things are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How clearly things are to stand out.
  public let accessibilityContrast: UIAccessibilityContrast
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How large a person wants letters to be.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Makes traits.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.horizontalSizeClass = horizontalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates the traits of a presenter's system; unspecified ones without it.
  convenience init(_ traits: Traits?, overriddenBy style: UIUserInterfaceStyle) {
    var (systemStyle, contrast) = (
      UIUserInterfaceStyle.unspecified, UIAccessibilityContrast.unspecified
    )
    if let traits {
      systemStyle = traits.appearance == .dark ? .dark : .light
      contrast = traits.contrast == .increased ? .high : .normal
    }
    self.init(
      userInterfaceStyle: style == .unspecified ? systemStyle : style,
      accessibilityContrast: contrast)
  }

  /// Whether all traits of both are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && accessibilityContrast == other.accessibilityContrast
      && horizontalSizeClass == other.horizontalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Equal for traits that are equal.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(accessibilityContrast)
    hasher.combine(horizontalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  /// The same as Usher's colours know it.
  var traits: Traits {
    Traits(
      appearance: userInterfaceStyle == .dark ? .dark : .light,
      contrast: accessibilityContrast == .high ? .increased : .standard)
  }
}

/// Whether things are light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// As the system is.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// How clearly things are to stand out.
public enum UIAccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// As the system is.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// As the system is.
  case unspecified = 0
  /// Little, as on a telephone.
  case compact = 1
  /// As much as usual.
  case regular = 2
}
#endif
