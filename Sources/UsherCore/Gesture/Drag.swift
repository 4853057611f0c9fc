/// An overlay held by a pointer.
struct Drag: Hashable, Sendable {
  /// How it was posed when it was taken.
  let origin: Pose
  private let start: Point
  private var position: Point
  private var estimator: VelocityEstimator

  /// Takes an overlay posed as `origin` where the pointer went down, and moves it to `sample`.
  init(origin: Pose, start: PointerSample, sample: PointerSample) {
    self.origin = origin
    self.start = start.position
    position = start.position
    estimator = VelocityEstimator()
    estimator.add(start)
    move(to: sample)
  }

  /// Follows the pointer.
  mutating func move(to sample: PointerSample) {
    position = sample.position
    estimator.add(sample)
  }

  /// The pose under the pointer; where the placement allows no swipe, the overlay resists.
  func pose(placement: Placement, viewport: Viewport) -> Pose {
    let dy =
      resists(placement)
      ? RubberBand.offset(for: pulled, dimension: viewport.size.height) : pulled
    return Pose(offset: Vector(dx: 0, dy: dy), opacity: origin.opacity)
  }

  /// The overlay's velocity under the pointer at `instant`, in points per second: straight up or
  /// down, and slower than the pointer where the overlay resists.
  func velocity(at instant: Instant, placement: Placement, viewport: Viewport) -> Vector {
    let speed = estimator.velocity(at: instant).dy
    let share =
      resists(placement) ? RubberBand.slope(at: pulled, dimension: viewport.size.height) : 1
    return Vector(dx: 0, dy: speed * share)
  }

  /// How far from its place the overlay would be if it did not resist.
  private var pulled: Double { origin.offset.dy + (position - start).dy }

  private func resists(_ placement: Placement) -> Bool {
    !placement.isSwipeable(over: pulled < 0 ? .top : .bottom)
  }
}
