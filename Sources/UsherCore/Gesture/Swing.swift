/// The rotation of an overlay that hangs from a pointer, about the point at which it was grabbed.
///
/// The model is a plate dragged over a surface by one point, slowly enough that friction outweighs
/// inertia. Friction is even over the plate and grows with speed, so the force at the pointer is v
/// · A for a centre that moves at v, and the torque about the centre is ω · A · k², where k² is the
/// mean square distance from the centre; (w² + h²) / 12 for a rectangle. With the lever r from the
/// centre to the pointer, r × v = k² · ω, and the pointer moves at V = v + ω × r. So
///
///     ω = (r × V) / (r² + k²)
///
/// An overlay that is grabbed at its centre does not turn. Pulled in the direction of its lever, it
/// keeps its angle; pulled in another direction, it turns until its centre trails behind the
/// pointer. Along a straight pull of length s, the angle ψ from the pull to the lever obeys dψ/ds =
/// -r · sin ψ / (r² + k²), and so tan(ψ/2) falls by exp(-s · r / (r² + k²)). This is exact, so the
/// angle depends on the path of the pointer and not on the number of samples.
struct Swing: Hashable, Sendable {
  /// The vector from the centre to the grabbed point, before any rotation.
  private let lever: Vector
  /// The mean square distance of the overlay's points from its centre.
  private let inertia: Double
  /// The clockwise rotation since the beginning of the drag, in radians; full turns count.
  private(set) var turn = 0.0

  /// Creates a swing for an overlay drawn at `size`, grabbed at `lever` from its centre.
  init(lever: Vector, size: Size) {
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

  /// The displacement of the centre by the rotation about the pointer, in points.
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
