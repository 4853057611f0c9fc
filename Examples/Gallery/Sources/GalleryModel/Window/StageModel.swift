package import Usher

/// The phone beside the gallery's list: its size, its orientation, and what covers its screen.
package struct PhoneModel: Hashable, Sendable {
  /// The size of the screen when the phone is held upright.
  package var screen = Screen.fitting
  /// Whether the phone is held sideways.
  package var isLandscape = false
  /// Whether a notch covers part of the edge that is at the top of an upright phone.
  package var hasNotch = true
  /// Whether a bar for going home covers part of the bottom edge.
  package var hasHomeBar = true

  /// Makes an upright phone that is as high as its window allows.
  package init() {}

  /// A size of a phone's screen.
  package enum Screen: String, CaseIterable, Sendable {
    /// As wide as a usual phone when it is upright, and as long as the window allows.
    case fitting = "Fit the window"
    /// A small phone.
    case small = "320 × 568"
    /// A usual phone.
    case usual = "390 × 844"
    /// A large phone.
    case large = "430 × 932"
    /// A tablet.
    case tablet = "768 × 1024"

    /// The size of the upright screen, in points; for `fitting` the largest.
    var size: OverlaySize {
      switch self {
      case .fitting, .usual: OverlaySize(width: 390, height: 844)
      case .small: OverlaySize(width: 320, height: 568)
      case .large: OverlaySize(width: 430, height: 932)
      case .tablet: OverlaySize(width: 768, height: 1024)
      }
    }
  }

  /// The size of the screen as the phone is held, in points.
  package var size: OverlaySize {
    isLandscape ? OverlaySize(width: screen.size.height, height: screen.size.width) : screen.size
  }

  /// The least size of the screen, in points; a screen that fits the window may be shorter than
  /// `size`.
  package var minimumSize: OverlaySize {
    guard screen == .fitting else { return size }
    return OverlaySize(width: min(size.width, 480), height: min(size.height, 400))
  }

  /// The strips that overlays keep clear of: an iPhone 14's, of the parts that the phone has.
  package var safeArea: Insets {
    let notch = hasNotch ? 47.0 : 0
    return isLandscape
      ? Insets(top: 0, left: notch, bottom: hasHomeBar ? 21 : 0, right: notch)
      : Insets(top: notch, left: 0, bottom: hasHomeBar ? 34 : 0, right: 0)
  }
}
