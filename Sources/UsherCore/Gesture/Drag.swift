/// A drag in which a pointer moves an overlay.
package struct Drag: Equatable, Sendable {
  /// The pose of the overlay at the start of the drag.
  package let origin: Pose
  /// The position of the pointer at which the overlay has the pose `origin`.
  package let start: OverlayPoint
  package private(set) var position: OverlayPoint
  package private(set) var estimator: VelocityEstimator
  package private(set) var mode: Mode

  /// How the overlay follows the pointer.
  package enum Mode: Equatable, Sendable {
    /// The overlay moves along an axis.
    case onRail(Rail)
    /// The overlay hangs from the point at which it was grabbed.
    case swinging(Swing)
  }

  init(origin: Pose, mode: Mode, start: Press.DragStart, sample: PointerSample) {
    self.origin = origin
    self.mode = mode
    self.start = start.origin
    position = start.origin
    estimator = VelocityEstimator()
    estimator.add(start.sample)
    move(to: sample)
  }

  mutating func move(to sample: PointerSample) {
    switch mode {
    case .onRail:
      estimator.add(sample)
    case .swinging(var swing):
      swing.pull(along: sample.position - position)
      estimator.add(sample, angle: swing.turn)
      mode = .swinging(swing)
    }
    position = sample.position
  }

  func pose(in viewport: OverlayViewport) -> Pose {
    var pose = origin
    let way = position - start
    switch mode {
    case .onRail(let rail):
      pose.offset[rail.axis] = rail.offset(
        movedBy: way[rail.axis], dimension: viewport.size[rail.axis])
    case .swinging(let swing):
      pose.offset.dx += way.dx + swing.offset.dx
      pose.offset.dy += way.dy + swing.offset.dy
      let angle = origin.rotation + swing.turn
      // Full turns are removed. Otherwise, the overlay would turn several times when it returns.
      pose.rotation = Math.angle(sine: Math.sine(angle), cosine: Math.cosine(angle))
    }
    return pose
  }

  /// Returns the overlay's velocity in points per second.
  ///
  /// On a rail, resistance reduces the velocity.
  func velocity(at instant: Instant, in viewport: OverlayViewport) -> Vector {
    let velocity = estimator.velocity(at: instant)
    switch mode {
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

  /// Returns the clockwise angular velocity in radians per second.
  func spin(at instant: Instant) -> Double {
    estimator.spin(at: instant)
  }
}

extension Drag {
  package init(
    origin: Pose, start: OverlayPoint, position: OverlayPoint, estimator: VelocityEstimator,
    mode: Mode
  ) {
    self.origin = origin
    self.start = start
    self.position = position
    self.estimator = estimator
    self.mode = mode
  }
}
