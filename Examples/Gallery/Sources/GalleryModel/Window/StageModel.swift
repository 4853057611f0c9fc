package import Usher

/// The gallery's stage: a desktop window, or a phone with its size, orientation, notch and home
/// bar.
package struct StageModel: Hashable, Sendable {
  /// The window, or the phone's screen in portrait orientation.
  package var screen = Screen.desktop
  package var isLandscape = false
  /// Whether a notch covers a part of the edge that is the top edge in portrait orientation.
  package var hasNotch = true
  /// Whether a home bar covers a part of the bottom edge.
  package var hasHomeBar = true

  /// Creates a desktop window.
  package init() {}

  /// A window, or a size of a phone's screen.
  package enum Screen: String, CaseIterable, Sendable {
    /// A desktop window that uses the available space.
    case desktop = "Desktop window"
    /// A phone with a common width in portrait orientation, and the available height.
    case fitting = "Phone"
    case small = "320 × 568"
    case usual = "390 × 844"
    case large = "430 × 932"
    case tablet = "768 × 1024"

    /// The size of the screen in portrait orientation, in points.
    ///
    /// For `fitting`, it is the maximum size, and for a window, `nil`.
    fileprivate var size: OverlaySize? {
      switch self {
      case .desktop: nil
      case .fitting, .usual: OverlaySize(width: 390, height: 844)
      case .small: OverlaySize(width: 320, height: 568)
      case .large: OverlaySize(width: 430, height: 932)
      case .tablet: OverlaySize(width: 768, height: 1024)
      }
    }
  }

  /// Whether the stage is a phone or a tablet.
  package var isPhone: Bool { screen.size != nil }

  /// The size of the screen in its orientation, in points, or `nil` for a window, which uses the
  /// available space.
  package var size: OverlaySize? {
    screen.size.map { isLandscape ? OverlaySize(width: $0.height, height: $0.width) : $0 }
  }

  /// The minimum size, in points.
  ///
  /// A window, and a phone that fits the gallery, may be larger.
  package var minimumSize: OverlaySize {
    guard let size else { return OverlaySize(width: 320, height: 340) }
    guard screen == .fitting else { return size }
    return OverlaySize(width: min(size.width, 480), height: min(size.height, 400))
  }

  /// The areas that overlays avoid, like an iPhone 14, depending on the phone's notch and home bar.
  package var safeArea: Insets {
    guard isPhone else { return .zero }
    let notch = hasNotch ? 47.0 : 0
    return isLandscape
      ? Insets(top: 0, left: notch, bottom: hasHomeBar ? 21 : 0, right: notch)
      : Insets(top: notch, left: 0, bottom: hasHomeBar ? 34 : 0, right: 0)
  }
}
