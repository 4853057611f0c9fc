/// The rules for flinging an overlay that hangs from the pointer, by default as in SwiftMessages'
/// dialogs.
///
/// If the overlay is released with too little speed or energy, it returns to its place.
public struct PhysicsDrag: Hashable, Sendable {
  /// The minimum speed of the pointer at the release, in points per second, from 100 to 1e9.
  public var minimumSpeed: Double
  /// The minimum energy √(speed² + (75 · angular speed)²) at the release, from 0 to 1e9.
  ///
  /// It is in points per second.
  public var minimumEnergy: Double
  /// The maximum speed of the fling, in points per second, from 100 to 1e9.
  public var maximumSpeed: Double
  /// The maximum angular speed of the fling, in radians per second, from 0 to 1000.
  public var maximumSpin: Double
  /// The time from when the overlay leaves the viewport until it is removed, from 0 to 60 seconds.
  public var hideDelay: Duration

  /// Creates rules, by default with SwiftMessages' values.
  public init(
    minimumSpeed: Double = 600, minimumEnergy: Double = 200, maximumSpeed: Double = 1800,
    maximumSpin: Double = 10, hideDelay: Duration = .milliseconds(200)
  ) {
    self.minimumSpeed = minimumSpeed
    self.minimumEnergy = minimumEnergy
    self.maximumSpeed = maximumSpeed
    self.maximumSpin = maximumSpin
    self.hideDelay = hideDelay
  }

  /// The rules of SwiftMessages.
  public static let standard = PhysicsDrag()
}

/// The rotation of an overlay about the point at which the pointer grabbed it.
///
/// The model is a plate that is dragged over a surface at one point, slowly enough that friction
/// outweighs inertia. Friction is uniform and proportional to speed. If the center moves at v and
/// the plate rotates at ω, the pointer's force is therefore A · v. Its torque about the center is A
/// · k² · ω. A is a constant, and k² is the mean square distance from the center, (w² + h²) / 12
/// for a rectangle. With the lever r from the center to the pointer, it follows that r × v = k² ·
/// ω. The pointer moves at V = v + ω × r. So
///
///     ω = (r × V) / (r² + k²)
///
/// If an overlay is grabbed at its center, or pulled in the direction of its lever, it doesn't
/// turn. Otherwise it turns until its center follows the pointer. Along a straight pull of length
/// s, the angle ψ from the pull to the lever satisfies dψ/ds = -r · sin ψ / (r² + k²). Therefore
/// tan(ψ/2) falls by exp(-s · r / (r² + k²)). This is exact, so the angle depends on the pointer's
/// path and not on the number of samples.
package struct Swing: Equatable, Sendable {
  /// The vector from the center to the grabbed point, before any rotation.
  package let lever: Vector
  /// The mean square distance of the overlay's points from its center.
  package let inertia: Double
  /// The clockwise rotation since the start of the drag, in radians, including full turns.
  package private(set) var turn = 0.0

  /// Creates a swing for an overlay drawn at `size` and grabbed at `lever` from its center.
  init(lever: Vector, size: OverlaySize) {
    self.lever = lever
    inertia = (size.width * size.width + size.height * size.height) / 12
  }

  /// Turns the overlay as the pointer moves along the straight line `way`.
  mutating func pull(along way: Vector) {
    let lever = turnedLever
    let (reach, distance) = (lever.length, way.length)
    guard reach > 0, distance > 0 else { return }
    let angle = Math.angle(
      sine: way.dx * lever.dy - way.dy * lever.dx, cosine: way.dx * lever.dx + way.dy * lever.dy)
    let share = Math.exponential(-distance * reach / (reach * reach + inertia))
    let left =
      2
      * Math.angle(
        sine: Math.sine(angle / 2) * share, cosine: Math.cosine(angle / 2))
    turn += left - angle
  }

  /// The displacement of the center that the rotation causes, in points.
  var offset: Vector {
    let turned = turnedLever
    return Vector(dx: lever.dx - turned.dx, dy: lever.dy - turned.dy)
  }

  private var turnedLever: Vector {
    let (sine, cosine) = (Math.sine(turn), Math.cosine(turn))
    return Vector(
      dx: lever.dx * cosine - lever.dy * sine, dy: lever.dx * sine + lever.dy * cosine)
  }
}

/// The flight of a released overlay in a straight line, with a constant rotation.
struct Fling: Equatable, Sendable {
  /// The velocity in points per second, never zero.
  let velocity: Vector
  /// The clockwise angular velocity in radians per second.
  let spin: Double

  /// The speed in points per second that corresponds to one radian per second, as in SwiftMessages.
  private static let leverage = 75.0

  /// Creates a fling for a released overlay, or returns `nil` if the overlay is too slow.
  init?(velocity: Vector, spin: Double, rules: PhysicsDrag) {
    let speed = velocity.length
    let (linear, angular) = (speed, Self.leverage * spin)
    let energy = (linear * linear + angular * angular).squareRoot()
    guard speed > rules.minimumSpeed, energy > rules.minimumEnergy else { return nil }
    let share = min(rules.maximumSpeed / speed, 1)
    self.velocity = Vector(dx: velocity.dx * share, dy: velocity.dy * share)
    self.spin = min(max(spin, -rules.maximumSpin), rules.maximumSpin)
  }

  /// Returns the seconds until a circle around the flying overlay has left the viewport.
  func timeOut(of size: OverlaySize, from centre: OverlayPoint, radius: Double) -> Double {
    min(
      Self.time(from: centre.x, at: velocity.dx, radius: radius, side: size.width),
      Self.time(from: centre.y, at: velocity.dy, radius: radius, side: size.height))
  }

  func motion(from pose: Pose, lasting seconds: Double, start: Instant) -> Motion {
    let length = Duration(clampingSeconds: seconds)
    var target = pose
    target.offset.dx += velocity.dx * length.inSeconds
    target.offset.dy += velocity.dy * length.inSeconds
    target.rotation += spin * length.inSeconds
    return Motion(
      from: pose, to: target, offset: .curve(.linear, length), opacity: .immediate, start: start)
  }

  /// Returns the seconds until `place ± radius` no longer overlaps 0...side, or infinity at speed
  /// 0.
  private static func time(
    from place: Double, at speed: Double, radius: Double, side: Double
  ) -> Double {
    if speed > 0 { return max((side + radius - place) / speed, 0) }
    if speed < 0 { return max((-radius - place) / speed, 0) }
    return .infinity
  }
}

extension Swing {
  package init(lever: Vector, inertia: Double, turn: Double) {
    self.lever = lever
    self.inertia = inertia
    self.turn = turn
  }
}
