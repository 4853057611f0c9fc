/// An overlay held by a pointer.
struct Drag: Hashable, Sendable {
  /// How it was posed when it was taken.
  let origin: Pose
  private let start: Point
  private var position: Point
  private var estimator: VelocityEstimator
  private(set) var hold: Hold

  /// What the pointer moves.
  enum Hold: Hashable, Sendable {
    /// The overlay, along an axis.
    case onRail(Rail)
    /// The point of the overlay under it.
    case swinging(Swing)
  }

  /// Takes an overlay posed as `origin` where the pointer went down, and moves it to `sample`.
  init(origin: Pose, hold: Hold, start: PointerSample, sample: PointerSample) {
    self.origin = origin
    self.hold = hold
    self.start = start.position
    position = start.position
    estimator = VelocityEstimator()
    estimator.add(start)
    move(to: sample)
  }

  /// Follows the pointer.
  mutating func move(to sample: PointerSample) {
    switch hold {
    case .onRail:
      estimator.add(sample)
    case .swinging(var swing):
      swing.pull(along: sample.position - position)
      estimator.add(sample, angle: swing.turn)
      hold = .swinging(swing)
    }
    position = sample.position
  }

  /// The pose under the pointer.
  func pose(in viewport: Viewport) -> Pose {
    var pose = origin
    let way = position - start
    switch hold {
    case .onRail(let rail):
      pose.offset[rail.axis] = rail.offset(
        movedBy: way[rail.axis], dimension: viewport.size[rail.axis])
    case .swinging(let swing):
      pose.offset.dx += way.dx + swing.offset.dx
      pose.offset.dy += way.dy + swing.offset.dy
      let angle = origin.rotation + swing.turn
      // What has gone round looks as if it had not, and must not unwind on its way home.
      pose.rotation = Math.angle(sine: Math.sine(angle), cosine: Math.cosine(angle))
    }
    return pose
  }

  /// How fast the pointer moves the overlay at `instant`, in points per second: along its
  /// rail alone, and slower than the pointer where the overlay resists.
  func velocity(at instant: Instant, in viewport: Viewport) -> Vector {
    let velocity = estimator.velocity(at: instant)
    switch hold {
    case .onRail(let rail):
      let slope = rail.slope(
        movedBy: (position - start)[rail.axis], dimension: viewport.size[rail.axis])
      var onAxis = Vector.zero
      onAxis[rail.axis] = velocity[rail.axis] * slope
      return onAxis
    case .swinging:
      return velocity
    }
  }

  /// How fast it turns at `instant`, in radians per second, clockwise.
  func spin(at instant: Instant) -> Double {
    estimator.spin(at: instant)
  }
}
