/// The rules for flinging an overlay that hangs from the pointer.
///
/// The defaults are those of SwiftMessages' centered dialogs.
public struct PhysicsDrag: Hashable, Sendable {
  /// The minimum speed of the pointer at the release, in points per second; 100 to 1e9.
  public var minimumSpeed: Double
  /// The minimum energy at the release, √(speed² + (75 · angular speed)²), in points per second; 0
  /// to 1e9.
  public var minimumEnergy: Double
  /// The maximum speed of the fling, in points per second; 100 to 1e9.
  public var maximumSpeed: Double
  /// The maximum angular speed of the fling, in radians per second; 0 to 1000.
  public var maximumSpin: Double
  /// The time from when the overlay is out of sight until it counts as gone; 0 to 60 seconds.
  public var hideDelay: Duration

  /// Creates rules.
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

/// The rotation of an overlay that hangs from a pointer, about the point at which it was grabbed.
///
/// The model is a plate dragged over a surface by one point, slowly enough that friction outweighs
/// inertia. Friction is even over the plate and grows with speed, so the force at the pointer is v
/// · A for a center that moves at v, and the torque about the center is ω · A · k², where k² is the
/// mean square distance from the center; (w² + h²) / 12 for a rectangle. With the lever r from the
/// center to the pointer, r × v = k² · ω, and the pointer moves at V = v + ω × r. So
///
///     ω = (r × V) / (r² + k²)
///
/// An overlay that is grabbed at its center does not turn. Pulled in the direction of its lever, it
/// keeps its angle; pulled in another direction, it turns until its center trails behind the
/// pointer. Along a straight pull of length s, the angle ψ from the pull to the lever obeys dψ/ds =
/// -r · sin ψ / (r² + k²), and so tan(ψ/2) falls by exp(-s · r / (r² + k²)). This is exact, so the
/// angle depends on the path of the pointer and not on the number of samples.
package struct Swing: Equatable, Sendable {
  /// The vector from the center to the grabbed point, before any rotation.
  package let lever: Vector
  /// The mean square distance of the overlay's points from its center.
  package let inertia: Double
  /// The clockwise rotation since the beginning of the drag, in radians; full turns count.
  package private(set) var turn = 0.0

  /// Creates a swing for an overlay drawn at `size`, grabbed at `lever` from its center.
  init(lever: Vector, size: OverlaySize) {
    self.lever = lever
    inertia = (size.width * size.width + size.height * size.height) / 12
  }

  /// Turns the overlay as by a straight pull along `way`.
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

  /// The displacement of the center by the rotation about the pointer, in points.
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
  func timeOut(of size: OverlaySize, from centre: OverlayPoint, radius: Double) -> Double {
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

extension Swing {
  /// Restores a rotation from its stored values.
  package init(lever: Vector, inertia: Double, turn: Double) {
    self.lever = lever
    self.inertia = inertia
    self.turn = turn
  }
}
