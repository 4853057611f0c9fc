/// A movement from one pose to another, sampled at any moment and never stepped.
struct Motion: Hashable, Sendable {
  let start: Instant
  /// The pose it set out from.
  let origin: Pose
  /// How fast that pose changed as it set out.
  let initialVelocity: Pose.Velocity
  /// When it has arrived.
  private(set) var end: Instant
  /// The way from its centre to the point that it is scaled about.
  private let anchor: Vector
  private var x: Trajectory
  private var y: Trajectory
  private let scale: Trajectory
  private let rotation: Trajectory
  private let opacity: Trajectory

  /// What an eye cannot tell from the target: a tenth of a point, of a percent, of a degree or so, and
  /// one step of 8-bit opacity.
  private static let tolerance = (offset: 0.1, scale: 0.001, rotation: 0.002, opacity: 1.0 / 255)

  /// How some of its numbers move.
  struct Part: TransitionPart {
    var timing: Timing
    var delay = Duration.zero

    init(_ timing: Timing) {
      self.timing = timing
    }

    /// A transition's part without what it moves by.
    init(_ part: some TransitionPart) {
      timing = part.timing
      delay = part.delay
    }

    /// No time at all.
    static let immediate = Part(.immediate)
  }

  /// Sets out at `start`; the `offset` part moves it, the `scale` part makes it larger or smaller about
  /// its centre and `anchor`, the `rotation` part turns it, and the `opacity` part fades it.
  ///
  /// Without a `rotation` part the `offset` part turns it as well, as it does what hung from a pointer.
  /// Numbers whose part is `nil` leave their target aside. They stay as they are, or, where they move,
  /// coast to a stop as long as the other parts take. A part that moves ignores its delay, and begins
  /// at once, all its numbers together: to wait would stop it dead, which looks like a fault.
  init(
    from origin: Pose, to target: Pose, velocity: Pose.Velocity = .zero,
    offset: Part?, scale: Part? = nil, rotation: Part? = nil, opacity: Part?,
    anchor: Vector = .zero, start: Instant
  ) {
    // About an anchor a from the centre, a scale s moves the centre by (1 - s)·a: the rest is offset.
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

  /// When the first of its numbers leaves its place; the start, where none ever does.
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

  /// The pose at `instant`: the first one before the start, the last one after the end.
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

  /// How fast the pose changes at `instant`.
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

  /// The way it will have gone.
  var target: Vector { Vector(dx: x.target + sway.dx, dy: y.target + sway.dy) }

  /// How far its scale will have moved its centre.
  private var sway: Vector {
    let share = 1 - max(scale.target, 0)
    return Vector(dx: share * anchor.dx, dy: share * anchor.dy)
  }

  /// The same motion with another `target`: at `instant` it is where it was, and the rest of its way is
  /// longer or shorter in proportion.
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

  /// The same motion, which has not arrived before `instant`.
  func lasting(until instant: Instant) -> Motion {
    var motion = self
    motion.end = max(end, instant)
    return motion
  }

  /// Seconds since the start; infinite from `end` on, which is a fraction of a nanosecond early.
  private func elapsed(at instant: Instant) -> Double {
    instant < end ? start.duration(to: instant).inSeconds : .infinity
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
