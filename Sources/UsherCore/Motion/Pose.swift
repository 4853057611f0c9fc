/// The difference between an overlay's appearance at one moment and its appearance at rest.
struct Pose: Hashable, Sendable {
  /// The offset from the resting frame, in points.
  var offset: Vector
  /// The scale about the centre; 1 is the overlay's own size.
  var scale = 1.0
  /// The clockwise rotation about the centre, in radians.
  var rotation = 0.0
  /// The opacity, from 0 (invisible) to 1 (opaque).
  var opacity: Double

  /// The pose at rest: in place, unscaled, upright and opaque.
  static let resting = Pose(offset: .zero, opacity: 1)

  /// The rate of change of a pose, in the units of the pose per second.
  struct Velocity: Hashable, Sendable {
    var offset = Vector.zero
    var scale = 0.0
    var rotation = 0.0
    var opacity = 0.0

    /// The velocity of an overlay that does not move.
    static let zero = Velocity()
  }
}
