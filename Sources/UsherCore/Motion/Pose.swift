/// How an overlay differs, at one moment, from the way it rests.
struct Pose: Hashable, Sendable {
  /// Points away from its resting frame.
  var offset: Vector
  /// How large it is drawn, about its centre; 1 is its own size.
  var scale = 1.0
  /// How far it is turned clockwise about its centre, in radians.
  var rotation = 0.0
  /// 0 is invisible, 1 is opaque.
  var opacity: Double

  /// In its place, its own size, upright and opaque.
  static let resting = Pose(offset: .zero, opacity: 1)

  /// How fast a pose changes, in its own units per second.
  struct Velocity: Hashable, Sendable {
    var offset = Vector.zero
    var scale = 0.0
    var rotation = 0.0
    var opacity = 0.0

    /// Standing still.
    static let zero = Velocity()
  }
}
