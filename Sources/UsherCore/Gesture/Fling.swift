/// How an overlay that hung from a pointer flies off: straight, turning evenly.
struct Fling: Hashable, Sendable {
  /// Points per second; never zero.
  let velocity: Vector
  /// Radians per second, clockwise.
  let spin: Double

  /// How many points per second a radian per second is worth (SwiftMessages).
  private static let leverage = 75.0

  /// Lets go at `velocity` and `spin`; `nil` where that is too slow to fly.
  init?(velocity: Vector, spin: Double, rules: PhysicsDrag) {
    let speed = velocity.length
    let (linear, angular) = (speed, Self.leverage * spin)
    let energy = (linear * linear + angular * angular).squareRoot()
    guard speed > rules.minimumSpeed, energy > rules.minimumEnergy else { return nil }
    let share = min(rules.maximumSpeed / speed, 1)
    self.velocity = Vector(dx: velocity.dx * share, dy: velocity.dy * share)
    self.spin = min(max(spin, -rules.maximumSpin), rules.maximumSpin)
  }

  /// Seconds until a circle has left the viewport; however it turns, what lies in it has left, too.
  func timeOut(of size: Size, from centre: Point, radius: Double) -> Double {
    min(
      Self.time(from: centre.x, at: velocity.dx, radius: radius, side: size.width),
      Self.time(from: centre.y, at: velocity.dy, radius: radius, side: size.height))
  }

  /// The motion from `pose` that lasts so many seconds.
  func motion(from pose: Pose, lasting seconds: Double, start: Instant) -> Motion {
    let length = Duration(clampingSeconds: seconds)
    var target = pose
    target.offset.dx += velocity.dx * length.inSeconds
    target.offset.dy += velocity.dy * length.inSeconds
    target.rotation += spin * length.inSeconds
    return Motion(
      from: pose, to: target, offset: .curve(.linear, length), opacity: .immediate, start: start)
  }

  /// Seconds until `place ± radius` no longer touches 0...side; infinite for one that stands still.
  private static func time(
    from place: Double, at speed: Double, radius: Double, side: Double
  ) -> Double {
    if speed > 0 { return max((side + radius - place) / speed, 0) }
    if speed < 0 { return max((-radius - place) / speed, 0) }
    return .infinity
  }
}
