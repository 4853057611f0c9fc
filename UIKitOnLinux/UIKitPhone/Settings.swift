#if GTK && UIKIT_STAND_IN
public import UIKit

/// The user's settings of a phone.
public struct Settings: Hashable, Sendable {
  /// Whether the phone is held sideways.
  public var isLandscape = false
  /// Whether the appearance is dark.
  public var isDark = false
  /// The text size.
  public var letters = UIContentSizeCategory.large

  /// Creates the settings of a new phone.
  public init() {}

  /// The text sizes to choose from, from small to large.
  public static let allLetters: [(title: String, category: UIContentSizeCategory)] = [
    ("Letters S", .small), ("Letters L", .large), ("Letters XXL", .extraExtraLarge),
    ("Letters AX2", .accessibilityLarge), ("Letters AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The size of the screen when the phone is held upright, as on an iPhone 14.
  static let uprightSize = CGSize(width: 390, height: 844)

  /// The size of the screen as the phone is held, in points.
  public var size: CGSize {
    let size = Self.uprightSize
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  var orientation: UIInterfaceOrientation { isLandscape ? .landscapeRight : .portrait }

  /// The strips covered by the sensors and the home indicator, as on an iPhone 14.
  var safeArea: UIEdgeInsets {
    isLandscape
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  /// Applies the traits, but not the rotation, which the device does.
  @MainActor
  func apply() {
    StandIn.changeTraits {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.preferredContentSizeCategory = letters
      // A phone of this size is compact in both directions when it is held sideways.
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = isLandscape ? .compact : .regular
    }
  }
}
#endif
