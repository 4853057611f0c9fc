package import Usher

/// What the gallery shows overlays on: a window of a desktop, or a phone with its size, its
/// orientation, and what covers its screen.
package struct StageModel: Hashable, Sendable {
  /// The window, or the screen's size when the phone is held upright.
  package var screen = Screen.desktop
  /// Whether the phone is held sideways.
  package var isLandscape = false
  /// Whether a notch covers part of the edge that is at the top of an upright phone.
  package var hasNotch = true
  /// Whether a bar for going home covers part of the bottom edge.
  package var hasHomeBar = true

  /// Makes a window of a desktop.
  package init() {}

  /// A window, or a size of a phone's screen.
  package enum Screen: String, CaseIterable, Sendable {
    /// A window of a desktop, as large as the gallery has room for.
    case desktop = "Desktop window"
    /// As wide as a usual phone when it is upright, and as long as the gallery has room for.
    case fitting = "Phone"
    /// A small phone.
    case small = "320 × 568"
    /// A usual phone.
    case usual = "390 × 844"
    /// A large phone.
    case large = "430 × 932"
    /// A tablet.
    case tablet = "768 × 1024"

    /// The size of the upright screen, in points, for `fitting` the largest; `nil` for a window.
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

  /// The size of the screen as the phone is held, in points; `nil` for a window, which takes the
  /// room that there is.
  package var size: OverlaySize? {
    screen.size.map { isLandscape ? OverlaySize(width: $0.height, height: $0.width) : $0 }
  }

  /// The least size, in points; a window, and a phone that fits the gallery, may be larger.
  package var minimumSize: OverlaySize {
    guard let size else { return OverlaySize(width: 320, height: 340) }
    guard screen == .fitting else { return size }
    return OverlaySize(width: min(size.width, 480), height: min(size.height, 400))
  }

  /// The strips that overlays keep clear of: an iPhone 14's, of the parts that the phone has.
  package var safeArea: Insets {
    guard isPhone else { return .zero }
    let notch = hasNotch ? 47.0 : 0
    return isLandscape
      ? Insets(top: 0, left: notch, bottom: hasHomeBar ? 21 : 0, right: notch)
      : Insets(top: notch, left: 0, bottom: hasHomeBar ? 34 : 0, right: 0)
  }
}
