/// The difference between an overlay's appearance at one moment and its appearance at rest.
///
/// The initializer has no default values, so that whatever makes a pose names each component.
package struct Pose: Hashable, Sendable {
  /// The offset from the resting frame, in points.
  package var offset: Vector
  /// The scale about the center; 1 is the overlay's own size.
  package var scale: Double
  /// The clockwise rotation about the center, in radians.
  package var rotation: Double
  /// The opacity, from 0 (invisible) to 1 (opaque).
  package var opacity: Double

  /// The pose at rest: in place, unscaled, upright and opaque.
  package static let resting = Pose(offset: .zero, scale: 1, rotation: 0, opacity: 1)

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
