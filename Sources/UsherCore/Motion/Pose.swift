/// The difference between an overlay's appearance at one moment and at rest.
///
/// The initializer has no defaults, so callers state each component.
package struct Pose: Equatable, Sendable {
  /// The offset from the resting frame, in points.
  package var offset: Vector
  /// The scale about the center, or 1 for the normal size.
  package var scale: Double
  /// The clockwise rotation about the center, in radians.
  package var rotation: Double
  /// The opacity, from 0 (invisible) to 1 (opaque).
  package var opacity: Double

  package init(offset: Vector, scale: Double, rotation: Double, opacity: Double) {
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }

  package static let resting = Pose(offset: .zero, scale: 1, rotation: 0, opacity: 1)

  /// The rate of change of a pose, per second.
  package struct Velocity: Equatable, Sendable {
    package var offset: Vector
    package var scale: Double
    package var rotation: Double
    package var opacity: Double

    static let zero = Velocity()

    package init(
      offset: Vector = .zero, scale: Double = 0, rotation: Double = 0, opacity: Double = 0
    ) {
      self.offset = offset
      self.scale = scale
      self.rotation = rotation
      self.opacity = opacity
    }
  }
}
