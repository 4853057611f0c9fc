/// How an overlay that is up goes over from one place, size and rank to another.
///
/// Its resting frame changes at once; this is the way its looks take there. Everything is at rest
/// until something changes, and again when it has arrived.
struct Adjustment: Hashable, Sendable {
  private(set) var width: Ramp
  private(set) var height: Ramp
  /// How far it still is from its new place.
  private(set) var dx = Ramp.still(0)
  private(set) var dy = Ramp.still(0)
  /// How large, and how visible, its rank in a pile leaves it.
  private(set) var scale = Ramp.still(1)
  private(set) var opacity = Ramp.still(1)

  /// What an eye cannot tell from the target.
  private static let tolerance = (length: 0.1, scale: 0.001, opacity: 1.0 / 255)

  init(size: Size) {
    width = Ramp.still(size.width)
    height = Ramp.still(size.height)
  }

  /// When nothing is on its way any more.
  var end: Instant {
    max(sizeEnd, dx.end, dy.end, scale.end, opacity.end)
  }

  /// When its size is no longer on its way.
  var sizeEnd: Instant { max(width.end, height.end) }

  /// The size it has at `now`.
  func size(at now: Instant) -> Size {
    Size(width: max(width.value(at: now), 0), height: max(height.value(at: now), 0))
  }

  /// Goes over to another size.
  mutating func resize(to size: Size, by timing: Timing, at now: Instant) {
    width = width.retargeted(
      to: size.width, timing: timing, tolerance: Self.tolerance.length, at: now)
    height = height.retargeted(
      to: size.height, timing: timing, tolerance: Self.tolerance.length, at: now)
  }

  /// Stays where it is seen while its place changes by `way`, and goes there.
  mutating func move(by way: Vector, by timing: Timing, at now: Instant) {
    dx = dx.moved(
      by: -way.dx, to: 0, timing: timing, tolerance: Self.tolerance.length, at: now)
    dy = dy.moved(
      by: -way.dy, to: 0, timing: timing, tolerance: Self.tolerance.length, at: now)
  }

  /// Goes over to another rank.
  mutating func rank(scale: Double, opacity: Double, by timing: Timing, at now: Instant) {
    self.scale = self.scale.retargeted(
      to: scale, timing: timing, tolerance: Self.tolerance.scale, at: now)
    self.opacity = self.opacity.retargeted(
      to: opacity, timing: timing, tolerance: Self.tolerance.opacity, at: now)
  }

  /// How far it is from its place at `now`.
  func offset(at now: Instant) -> Vector {
    Vector(dx: dx.value(at: now), dy: dy.value(at: now))
  }

  /// The pose with all that still has to go over.
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
