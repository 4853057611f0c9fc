#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
internal import Usher

/// The traits that colours and sizes depend on.
public final class UITraitCollection: NSObject, Sendable {
  /// The appearance: light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The available width, as a class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The user's preferred text size.
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

  /// Makes the traits of a presenter's system, with an overriding style; unspecified traits without
  /// a system.
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

  /// Whether all traits of both collections are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && accessibilityContrast == other.accessibilityContrast
      && horizontalSizeClass == other.horizontalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// The hash value; equal for equal collections.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(accessibilityContrast)
    hasher.combine(horizontalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  /// The traits in Usher's type.
  var traits: Traits {
    Traits(
      appearance: userInterfaceStyle == .dark ? .dark : .light,
      contrast: accessibilityContrast == .high ? .increased : .standard)
  }
}
#endif
