/// How an overlay differs, at one moment, from the way it rests.
struct Pose: Hashable, Sendable {
  /// Points away from its resting frame.
  var offset: Vector
  /// 0 is invisible, 1 is opaque.
  var opacity: Double

  /// In its place and opaque.
  static let resting = Pose(offset: .zero, opacity: 1)
}
