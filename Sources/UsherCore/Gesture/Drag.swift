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
    let pulled = origin.offset.dy + (position - start).dy
    let edge: Edge = pulled < 0 ? .top : .bottom
    let dy =
      placement.isSwipeable(over: edge)
      ? pulled : RubberBand.offset(for: pulled, dimension: viewport.size.height)
    return Pose(offset: Vector(dx: 0, dy: dy), opacity: origin.opacity)
  }

  /// The pointer's velocity at `instant`, in points per second.
  func velocity(at instant: Instant) -> Vector {
    estimator.velocity(at: instant)
  }
}
