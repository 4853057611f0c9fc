package import Usher

/// The playground's settings of the surface.
package struct SurfaceSettings: Hashable, Sendable {
  package var background = Background.color(.card)
  /// The corners that are round.
  package var roundCorners = RoundCorners.all
  /// The radius of the round corners, in points.
  package var radius = OverlayStyle.card.corners.topLeft
  /// Whether the corners are continuous rather than circular.
  package var isContinuous = false
  /// The width of the border, in points, or 0 for none.
  package var borderWidth = 1.0
  package var borderColor = AdaptiveColor.separator
  /// The surface's shadow, or `nil`.
  package var shadow: OverlayShadow? = .card
  /// Whether the content is clipped to the corners.
  package var clipsContent = false

  /// The configured border, or `nil`.
  var border: OverlayBorder? {
    borderWidth > 0 ? OverlayBorder(borderColor, width: borderWidth) : nil
  }

  var corners: Corners {
    let curve = isContinuous ? Corners.Curve.continuous : .circular
    return switch roundCorners {
    case .none: .none
    case .top: .top(radius, curve: curve)
    case .bottom: .bottom(radius, curve: curve)
    case .all: .all(radius, curve: curve)
    }
  }

  /// A choice of round corners.
  package enum RoundCorners: Hashable, Sendable, CaseIterable {
    case none, top, bottom, all
  }

  /// An amber background.
  ///
  /// The other available backgrounds follow.
  package static let amber = Background.color(AdaptiveColor(hex: 0xFFC107))
  package static let night = Background.color(
    AdaptiveColor(light: RGBA(hex: 0x1A2A3A), dark: RGBA(hex: 0x0B141D)))
  package static let dusk = Background.gradient(
    Background.Gradient(
      AdaptiveColor(hex: 0x5B3FD6), AdaptiveColor(hex: 0xB0307F), direction: .downRight))
  package static let sunrise = Background.gradient(
    Background.Gradient(
      AdaptiveColor(hex: 0xFFC107), AdaptiveColor(hex: 0xE91E63), direction: .downRight))
  package static let steel = Background.gradient(
    Background.Gradient(
      AdaptiveColor(hex: 0xCFD8DC), AdaptiveColor(hex: 0x90A4AE), direction: .downRight))
  /// The shadow of SwiftEntryKit's playground.
  package static let deepShadow = OverlayShadow(
    color: AdaptiveColor(hex: 0x000000, alpha: 0.5), blur: 20)
  /// A wide shadow far below the surface.
  package static let farShadow = OverlayShadow(
    color: AdaptiveColor(hex: 0x000000, alpha: 0.35), blur: 40, offset: Vector(dx: 0, dy: 18))
}
