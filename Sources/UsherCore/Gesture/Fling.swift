/// The flight of a released overlay in a straight line, with a constant rotation.
struct Fling: Hashable, Sendable {
  /// The velocity in points per second; never zero.
  let velocity: Vector
  /// The clockwise angular velocity in radians per second.
  let spin: Double

  /// The speed in points per second that counts as much as one radian per second (SwiftMessages).
  private static let leverage = 75.0

  /// Creates the fling of an overlay that is released at `velocity` and `spin`; `nil` if it is too
  /// slow.
  init?(velocity: Vector, spin: Double, rules: PhysicsDrag) {
    let speed = velocity.length
    let (linear, angular) = (speed, Self.leverage * spin)
    let energy = (linear * linear + angular * angular).squareRoot()
    guard speed > rules.minimumSpeed, energy > rules.minimumEnergy else { return nil }
    let share = min(rules.maximumSpeed / speed, 1)
    self.velocity = Vector(dx: velocity.dx * share, dy: velocity.dy * share)
    self.spin = min(max(spin, -rules.maximumSpin), rules.maximumSpin)
  }

  /// Returns the seconds until a circle has left the viewport, and with it everything inside,
  /// however it turns.
  func timeOut(of size: Size, from centre: Point, radius: Double) -> Double {
    min(
      Self.time(from: centre.x, at: velocity.dx, radius: radius, side: size.width),
      Self.time(from: centre.y, at: velocity.dy, radius: radius, side: size.height))
  }

  /// Returns the motion from `pose` with the given length in seconds.
  func motion(from pose: Pose, lasting seconds: Double, start: Instant) -> Motion {
    let length = Duration(clampingSeconds: seconds)
    var target = pose
    target.offset.dx += velocity.dx * length.inSeconds
    target.offset.dy += velocity.dy * length.inSeconds
    target.rotation += spin * length.inSeconds
    return Motion(
      from: pose, to: target, offset: .curve(.linear, length), opacity: .immediate, start: start)
  }

  /// Returns the seconds until `place ± radius` no longer overlaps 0...side; infinite for a speed
  /// of 0.
  private static func time(
    from place: Double, at speed: Double, radius: Double, side: Double
  ) -> Double {
    if speed > 0 { return max((side + radius - place) / speed, 0) }
    if speed < 0 { return max((-radius - place) / speed, 0) }
    return .infinity
  }
}
