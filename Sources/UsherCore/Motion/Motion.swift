/// A movement from one pose to another, sampled at any moment and never stepped.
struct Motion: Hashable, Sendable {
  let start: Instant
  /// When it has arrived.
  private(set) var end: Instant
  private var x: Trajectory
  private var y: Trajectory
  private let scale: Trajectory
  private let rotation: Trajectory
  private let opacity: Trajectory

  /// What an eye cannot tell from the target: a tenth of a point, of a percent, of a degree or so, and
  /// one step of 8-bit opacity.
  private static let tolerance = (offset: 0.1, scale: 0.001, rotation: 0.002, opacity: 1.0 / 255)

  /// Sets out at `start`; the `offset` timing moves and turns it, the `scale` timing makes it larger or
  /// smaller and the `opacity` timing fades it.
  init(
    from origin: Pose, to target: Pose, velocity: Vector = .zero,
    offset: Timing, scale: Timing = .immediate, opacity: Timing, start: Instant
  ) {
    x = Trajectory(
      from: origin.offset.dx, to: target.offset.dx, velocity: velocity.dx,
      timing: offset, tolerance: Self.tolerance.offset)
    y = Trajectory(
      from: origin.offset.dy, to: target.offset.dy, velocity: velocity.dy,
      timing: offset, tolerance: Self.tolerance.offset)
    self.scale = Trajectory(
      from: origin.scale, to: target.scale, velocity: 0,
      timing: scale, tolerance: Self.tolerance.scale)
    rotation = Trajectory(
      from: origin.rotation, to: target.rotation, velocity: 0,
      timing: offset, tolerance: Self.tolerance.rotation)
    self.opacity = Trajectory(
      from: origin.opacity, to: target.opacity, velocity: 0,
      timing: opacity, tolerance: Self.tolerance.opacity)
    self.start = start
    let length = max(
      x.length, y.length, self.scale.length, rotation.length, self.opacity.length)
    end = start.advanced(by: Duration(clampingSeconds: length))
  }

  /// The pose at `instant`: the first one before the start, the last one after the end.
  func pose(at instant: Instant) -> Pose {
    let elapsed = elapsed(at: instant)
    return Pose(
      offset: Vector(dx: x.sample(after: elapsed).value, dy: y.sample(after: elapsed).value),
      scale: max(scale.sample(after: elapsed).value, 0),
      rotation: rotation.sample(after: elapsed).value,
      opacity: min(max(opacity.sample(after: elapsed).value, 0), 1))
  }

  /// How fast the offset changes at `instant`, in points per second.
  func velocity(at instant: Instant) -> Vector {
    let elapsed = elapsed(at: instant)
    return Vector(dx: x.sample(after: elapsed).velocity, dy: y.sample(after: elapsed).velocity)
  }

  /// The way it will have gone.
  var target: Vector { Vector(dx: x.target, dy: y.target) }

  /// The same motion with another `target`: at `instant` it is where it was, and the rest of its way is
  /// longer or shorter in proportion.
  func stretched(to target: Vector, at instant: Instant) -> Motion {
    let elapsed = elapsed(at: instant)
    var stretched = self
    stretched.x = x.stretched(to: target.dx, at: elapsed, tolerance: Self.tolerance.offset)
    stretched.y = y.stretched(to: target.dy, at: elapsed, tolerance: Self.tolerance.offset)
    let length = max(
      stretched.x.length, stretched.y.length, scale.length, rotation.length, opacity.length)
    stretched.end = start.advanced(by: Duration(clampingSeconds: length))
    return stretched
  }

  /// Seconds since the start; infinite from `end` on, which is a fraction of a nanosecond early.
  private func elapsed(at instant: Instant) -> Double {
    instant < end ? start.duration(to: instant).inSeconds : .infinity
  }
}
