/// A movement between two poses that can be sampled at any moment.
package struct Motion: Equatable, Sendable {
  package let start: Instant
  package let origin: Pose
  package let initialVelocity: Pose.Velocity
  package private(set) var end: Instant
  /// The vector from the overlay's center to the anchor of the scale.
  package let anchor: Vector
  package private(set) var x: Trajectory
  package private(set) var y: Trajectory
  package let scale: Trajectory
  package let rotation: Trajectory
  package let opacity: Trajectory

  /// The largest differences that aren't visible: 0.1 points, 0.1 percent, about 0.1 degrees, and
  /// one step of 8-bit opacity.
  private static let tolerance = (offset: 0.1, scale: 0.001, rotation: 0.002, opacity: 1.0 / 255)

  /// The timing and delay of one kind of change, for example of the offset.
  struct Part: TransitionPart {
    var timing: Timing
    var delay = Duration.zero

    init(_ timing: Timing) {
      self.timing = timing
    }

    init(_ part: some TransitionPart) {
      timing = part.timing
      delay = part.delay
    }

    static let immediate = Part(.immediate)
  }

  /// Creates a motion that starts at `start`.
  ///
  /// `offset` moves the overlay, `scale` scales it about `anchor`, `rotation` rotates it, and
  /// `opacity` fades it. If `rotation` is `nil`, the overlay rotates with the timing of `offset`,
  /// for example after a drag in which it hung from the pointer.
  ///
  /// If a component has no part, it doesn't move to its target, but coasts to a stop while the
  /// other parts play. If a component is already moving, the delay of its part is ignored, because
  /// waiting would stop the motion abruptly.
  init(
    from origin: Pose, to target: Pose, velocity: Pose.Velocity = .zero,
    offset: Part?, scale: Part? = nil, rotation: Part? = nil, opacity: Part?,
    anchor: Vector = .zero, start: Instant
  ) {
    // If a is the vector from the center to the anchor, a scale s moves the center by (1 - s)·a.
    // Only the rest of the offset has the timing of `offset`.
    let (sway, aim) = (1 - origin.scale, 1 - target.scale)
    let from = Vector(
      dx: origin.offset.dx - sway * anchor.dx, dy: origin.offset.dy - sway * anchor.dy)
    let to = Vector(dx: target.offset.dx - aim * anchor.dx, dy: target.offset.dy - aim * anchor.dy)
    let speed = Vector(
      dx: velocity.offset.dx + velocity.scale * anchor.dx,
      dy: velocity.offset.dy + velocity.scale * anchor.dy)
    let isSliding = speed != .zero || velocity.rotation != 0
    let offset = isSliding ? offset.map { Part($0.timing) } : offset
    let x = Self.trajectory(from.dx, to.dx, speed.dx, offset, Self.tolerance.offset)
    let y = Self.trajectory(from.dy, to.dy, speed.dy, offset, Self.tolerance.offset)
    let size = Self.trajectory(
      origin.scale, target.scale, velocity.scale, scale, Self.tolerance.scale)
    let rotation = Self.trajectory(
      origin.rotation, target.rotation, velocity.rotation, rotation ?? offset,
      Self.tolerance.rotation)
    let opacity = Self.trajectory(
      origin.opacity, target.opacity, velocity.opacity, opacity, Self.tolerance.opacity)
    let length = max(
      x?.length ?? 0, y?.length ?? 0, size?.length ?? 0, rotation?.length ?? 0,
      opacity?.length ?? 0)
    self.x = x ?? Trajectory(coastingFrom: from.dx, velocity: speed.dx, for: length)
    self.y = y ?? Trajectory(coastingFrom: from.dy, velocity: speed.dy, for: length)
    self.scale =
      size ?? Trajectory(coastingFrom: origin.scale, velocity: velocity.scale, for: length)
    self.rotation =
      rotation
      ?? Trajectory(coastingFrom: origin.rotation, velocity: velocity.rotation, for: length)
    self.opacity =
      opacity ?? Trajectory(coastingFrom: origin.opacity, velocity: velocity.opacity, for: length)
    self.anchor = anchor
    self.start = start
    self.origin = origin
    initialVelocity = velocity
    end = start.advanced(by: Duration(clampingSeconds: length))
  }

  /// The moment at which the first component starts to change, or the start if there are no
  /// changes.
  var firstMove: Instant {
    var delay = Double.infinity
    func consider(_ number: Trajectory) { if number.moves { delay = min(delay, number.delay) } }
    consider(x)
    consider(y)
    consider(scale)
    consider(rotation)
    consider(opacity)
    return delay < .infinity ? start.advanced(by: Duration(clampingSeconds: delay)) : start
  }

  func pose(at instant: Instant) -> Pose {
    let elapsed = elapsed(at: instant)
    let scale = max(scale.sample(after: elapsed).value, 0)
    return Pose(
      offset: Vector(
        dx: x.sample(after: elapsed).value + (1 - scale) * anchor.dx,
        dy: y.sample(after: elapsed).value + (1 - scale) * anchor.dy),
      scale: scale,
      rotation: rotation.sample(after: elapsed).value,
      opacity: min(max(opacity.sample(after: elapsed).value, 0), 1))
  }

  func velocity(at instant: Instant) -> Pose.Velocity {
    let elapsed = elapsed(at: instant)
    let scale = scale.sample(after: elapsed).velocity
    return Pose.Velocity(
      offset: Vector(
        dx: x.sample(after: elapsed).velocity - scale * anchor.dx,
        dy: y.sample(after: elapsed).velocity - scale * anchor.dy),
      scale: scale,
      rotation: rotation.sample(after: elapsed).velocity,
      opacity: opacity.sample(after: elapsed).velocity)
  }

  /// The offset at the end of the motion.
  var target: Vector { Vector(dx: x.target + sway.dx, dy: y.target + sway.dy) }

  /// The vector by which the scale has moved the center at the end of the motion.
  private var sway: Vector {
    let share = 1 - max(scale.target, 0)
    return Vector(dx: share * anchor.dx, dy: share * anchor.dy)
  }

  /// Returns the motion with another `target` but the same pose at `instant`.
  ///
  /// The change of the offset is scaled for the new target. The other components don't change.
  func stretched(to target: Vector, at instant: Instant) -> Motion {
    let elapsed = elapsed(at: instant)
    var stretched = self
    stretched.x = x.stretched(
      to: target.dx - sway.dx, at: elapsed, tolerance: Self.tolerance.offset)
    stretched.y = y.stretched(
      to: target.dy - sway.dy, at: elapsed, tolerance: Self.tolerance.offset)
    let length = max(
      stretched.x.length, stretched.y.length, scale.length, rotation.length, opacity.length)
    stretched.end = start.advanced(by: Duration(clampingSeconds: length))
    return stretched
  }

  func lasting(until instant: Instant) -> Motion {
    var motion = self
    motion.end = max(end, instant)
    return motion
  }

  /// Returns the seconds since the start, or infinity if the motion has ended.
  ///
  /// `end` is rounded down to nanoseconds, so a trajectory may be slightly longer.
  private func elapsed(at instant: Instant) -> Double {
    instant < end ? start.seconds(to: instant) : .infinity
  }

  private static func trajectory(
    _ start: Double, _ target: Double, _ velocity: Double, _ part: Part?, _ tolerance: Double
  ) -> Trajectory? {
    part.map {
      Trajectory(
        from: start, to: target, velocity: velocity, timing: $0.timing, delay: $0.delay.inSeconds,
        tolerance: tolerance)
    }
  }
}

extension Motion {
  package init(
    start: Instant, origin: Pose, initialVelocity: Pose.Velocity, end: Instant, anchor: Vector,
    x: Trajectory, y: Trajectory, scale: Trajectory, rotation: Trajectory, opacity: Trajectory
  ) {
    self.start = start
    self.origin = origin
    self.initialVelocity = initialVelocity
    self.end = end
    self.anchor = anchor
    self.x = x
    self.y = y
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }
}
