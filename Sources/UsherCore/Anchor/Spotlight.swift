/// A hole in an overlay's scrim that leaves the overlay's anchor visible.
///
/// ```swift
/// presenter.present(
///   .tip("Finds letters by any word in them.", anchor: "search")
///     .backdrop(Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight())))
/// ```
public struct Spotlight: Hashable, Sendable {
  /// The distance between the hole's edge and the anchor, in points, at least 0.
  public var padding: Double
  /// The radius of the hole's corners, in points, at least 0.
  ///
  /// If the hole is small, the radius is at most half its shorter side.
  public var cornerRadius: Double
  /// Whether the pointer reaches the app through the hole.
  public var letsPointerThrough: Bool

  /// Creates a hole.
  ///
  /// By default, the pointer reaches the app through the hole.
  public init(padding: Double = 6, cornerRadius: Double = 10, letsPointerThrough: Bool = true) {
    self.padding = padding
    self.cornerRadius = cornerRadius
    self.letsPointerThrough = letsPointerThrough
  }
}

/// The hole in a scrim at one moment.
public struct PlacedSpotlight: Hashable, Sendable {
  /// The hole's frame.
  public let frame: OverlayRect
  /// The radius of the hole's corners, in points, at most half the shorter side.
  public let cornerRadius: Double

  /// Creates a hole.
  ///
  /// If the radius is too large, it is reduced.
  public init(frame: OverlayRect, cornerRadius: Double) {
    self.frame = frame
    self.cornerRadius = min(cornerRadius, min(frame.size.width, frame.size.height) / 2)
  }

  /// The hole reduced to a point at its center, for animations that open or close it.
  public var closed: PlacedSpotlight {
    let center = frame.center
    return PlacedSpotlight(
      frame: OverlayRect(x: center.x, y: center.y, width: 0, height: 0), cornerRadius: 0)
  }

  func mixed(with other: PlacedSpotlight, by share: Double) -> PlacedSpotlight {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return PlacedSpotlight(
      frame: OverlayRect(
        x: mix(frame.minX, other.frame.minX), y: mix(frame.minY, other.frame.minY),
        width: max(mix(frame.size.width, other.frame.size.width), 0),
        height: max(mix(frame.size.height, other.frame.size.height), 0)),
      cornerRadius: max(mix(cornerRadius, other.cornerRadius), 0))
  }
}

extension Spotlight {
  func validate() throws(ConfigurationError) {
    try Reach.requireNotNegative(padding, .spotlightPadding)
    try Reach.requireNotNegative(cornerRadius, .spotlightCornerRadius)
  }
}

extension OverlayConfiguration {
  /// The anchor that the scrim's hole surrounds, or `nil` if the scrim has no hole.
  var hole: AnchorID? { backdrop?.spotlight == nil ? nil : anchor?.anchor }
}

extension Presentation {
  /// Returns the hole in the overlay's scrim, or `nil` before its anchor is visible for the first
  /// time.
  ///
  /// If the anchor is hidden or removed, the hole stays until the scrim has faded out.
  func spotlight(at now: Instant, in viewport: OverlayViewport) -> PlacedSpotlight? {
    let target = targetSpotlight(in: viewport)
    guard let passage = adjustment?.spotlight else { return target }
    return passage.hole(on: target, at: now)
  }

  private func targetSpotlight(in viewport: OverlayViewport) -> PlacedSpotlight? {
    guard let spotlight = overlay.backdrop?.spotlight, let anchor = overlay.hole,
      let state = viewport.anchors[anchor],
      state.condition == .seen || state.frame.size != .zero
    else { return nil }
    let padding = Insets(horizontal: spotlight.padding, vertical: spotlight.padding)
    return PlacedSpotlight(
      frame: state.frame.outset(by: padding), cornerRadius: spotlight.cornerRadius)
  }
}

/// The movement of a scrim's hole to another anchor.
package struct SpotlightPassage: Equatable, Sendable {
  /// The previous hole, or `nil` if there was none.
  package let origin: PlacedSpotlight?
  /// The progress, from 0 to 1.
  package let share: Ramp

  init(from origin: PlacedSpotlight?, by timing: Timing, at now: Instant) {
    self.origin = origin
    share = Ramp(from: 0, to: 1, timing: timing, tolerance: 0.001, start: now)
  }

  var end: Instant { share.end }

  /// Returns the moving hole.
  ///
  /// If there was no hole, the new one opens from its center. If there is no new hole, the previous
  /// one closes to its center.
  func hole(on target: PlacedSpotlight?, at now: Instant) -> PlacedSpotlight? {
    guard now < end else { return target }
    let share = share.value(at: now)
    return switch (origin, target) {
    case (nil, nil): nil
    case (nil, let target?): target.closed.mixed(with: target, by: share)
    case (let origin?, nil): origin.mixed(with: origin.closed, by: share)
    case (let origin?, let target?): origin.mixed(with: target, by: share)
    }
  }
}

extension SpotlightPassage {
  package init(origin: PlacedSpotlight?, share: Ramp) {
    self.origin = origin
    self.share = share
  }
}
