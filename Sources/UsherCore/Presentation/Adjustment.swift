/// An animated change of a shown overlay's size, place, opacity or rank in a stack.
///
/// The resting frame changes immediately, and only the appearance is animated.
package struct Adjustment: Equatable, Sendable {
  package private(set) var width: Ramp
  package private(set) var height: Ramp
  /// The horizontal distance from the new place.
  ///
  /// It falls to zero.
  package private(set) var dx = Ramp.still(0)
  package private(set) var dy = Ramp.still(0)
  /// The overlay's scale.
  ///
  /// It is smaller for overlays further back in a stack.
  package private(set) var scale = Ramp.still(1)
  /// The overlay's opacity.
  ///
  /// It is lower for overlays further back in a stack.
  package private(set) var opacity: Ramp
  /// The last movement of the scrim's hole to another anchor, or `nil` if it hasn't moved.
  package private(set) var spotlight: SpotlightPassage?

  /// The largest differences from a target that aren't visible.
  private static let tolerance = (length: 0.1, scale: 0.001, opacity: 1.0 / 255)

  init(size: OverlaySize, opacity: Double) {
    self.opacity = Ramp.still(opacity)
    width = Ramp.still(size.width)
    height = Ramp.still(size.height)
  }

  var end: Instant {
    let ends = max(sizeEnd, dx.end, dy.end, scale.end, opacity.end)
    return spotlight.map { max($0.end, ends) } ?? ends
  }

  var sizeEnd: Instant { max(width.end, height.end) }

  func size(at now: Instant) -> OverlaySize {
    OverlaySize(width: max(width.value(at: now), 0), height: max(height.value(at: now), 0))
  }

  mutating func resize(to size: OverlaySize, by timing: Timing, at now: Instant) {
    width = width.retargeted(
      to: size.width, timing: timing, tolerance: Self.tolerance.length, at: now)
    height = height.retargeted(
      to: size.height, timing: timing, tolerance: Self.tolerance.length, at: now)
  }

  /// Moves the overlay's place by `way`, and animates the overlay from the old place.
  mutating func move(by way: Vector, by timing: Timing, at now: Instant) {
    dx = dx.moved(
      by: -way.dx, to: 0, timing: timing, tolerance: Self.tolerance.length, at: now)
    dy = dy.moved(
      by: -way.dy, to: 0, timing: timing, tolerance: Self.tolerance.length, at: now)
  }

  mutating func scale(to scale: Double, by timing: Timing, at now: Instant) {
    self.scale = self.scale.retargeted(
      to: scale, timing: timing, tolerance: Self.tolerance.scale, at: now)
  }

  mutating func fade(to opacity: Double, by timing: Timing, at now: Instant) {
    self.opacity = self.opacity.retargeted(
      to: opacity, timing: timing, tolerance: Self.tolerance.opacity, at: now)
  }

  mutating func moveSpotlight(from hole: PlacedSpotlight?, by timing: Timing, at now: Instant) {
    spotlight = SpotlightPassage(from: hole, by: timing, at: now)
  }

  func offset(at now: Instant) -> Vector {
    Vector(dx: dx.value(at: now), dy: dy.value(at: now))
  }

  func adjusting(_ pose: Pose, at now: Instant) -> Pose {
    var adjusted = pose
    let offset = offset(at: now)
    adjusted.offset.dx += offset.dx
    adjusted.offset.dy += offset.dy
    adjusted.scale *= max(scale.value(at: now), 0)
    adjusted.opacity *= min(max(opacity.value(at: now), 0), 1)
    return adjusted
  }
}

extension Adjustment {
  package init(
    width: Ramp, height: Ramp, dx: Ramp, dy: Ramp, scale: Ramp, opacity: Ramp,
    spotlight: SpotlightPassage?
  ) {
    self.width = width
    self.height = height
    self.dx = dx
    self.dy = dy
    self.scale = scale
    self.opacity = opacity
    self.spotlight = spotlight
  }
}
