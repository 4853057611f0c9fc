#if GTK && UIKIT_STAND_IN
public import UIKit

/// A person's settings of a phone.
public struct Settings: Hashable, Sendable {
  /// Whether the phone is held sideways.
  public var isLandscape = false
  /// Whether the appearance is dark.
  public var isDark = false
  /// The size of letters.
  public var letters = UIContentSizeCategory.large

  /// Makes the settings of a new phone.
  public init() {}

  /// The sizes of letters to choose from, from small to large.
  public static let allLetters: [(title: String, category: UIContentSizeCategory)] = [
    ("Letters S", .small), ("Letters L", .large), ("Letters XXL", .extraExtraLarge),
    ("Letters AX2", .accessibilityLarge), ("Letters AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The size of the screen when the phone is held upright: an iPhone 14's.
  static let uprightSize = CGSize(width: 390, height: 844)

  /// The size of the screen as the phone is held, in points.
  public var size: CGSize {
    let size = Self.uprightSize
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  var orientation: UIInterfaceOrientation { isLandscape ? .landscapeRight : .portrait }

  /// The strips covered by the sensors and the home indicator: an iPhone 14's.
  var safeArea: UIEdgeInsets {
    isLandscape
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  /// Applies the traits; rotating is the device's.
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
