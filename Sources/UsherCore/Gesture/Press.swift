package struct Press: Equatable, Sendable {
  package let overlay: OverlayID
  package let area: TapArea
  package let start: PointerSample
  package private(set) var latest: PointerSample
  package private(set) var course = Course.undecided

  /// The interpretation of a press so far.
  package enum Course: Equatable, Sendable {
    /// The pointer is within the slop.
    ///
    /// Next: `scrolling`, `dragging`, `failed`, or a tap on release.
    case undecided
    /// The pointer scrolls the overlay's content.
    ///
    /// When the content reaches its end, the pointer drags the overlay using this lock.
    ///
    /// Next: `dragging`, `failed`.
    case scrolling(SwipePolicy.AxisLock)
    /// The pointer drags the overlay until the release.
    case dragging
    /// The press is neither a tap nor a drag, because the overlay can't follow the pointer.
    case failed
  }

  struct DragStart: Equatable, Sendable {
    let lock: SwipePolicy.AxisLock
    /// The first sample used for the drag's velocity.
    let sample: PointerSample
    /// The position from which the drag is measured.
    let origin: OverlayPoint
  }

  /// The maximum distance that the pointer moves during a tap, in points.
  ///
  /// In GTK, drags start at the same distance.
  static let slop = 8.0

  init(on overlay: OverlayID, _ area: TapArea, at start: PointerSample) {
    self.overlay = overlay
    self.area = area
    self.start = start
    latest = start
  }

  /// Moves the press to `sample`, and returns a drag if one starts.
  ///
  /// In the directions of `growth`, a drag enlarges the overlay instead of scrolling its content.
  mutating func move(
    to sample: PointerSample, on overlay: OverlayConfiguration, at placement: OverlayPosition,
    growing growth: SwipeDirections, in direction: OverlayViewport.LayoutDirection
  ) -> DragStart? {
    defer { latest = sample }
    switch course {
    case .dragging, .failed:
      return nil
    case .undecided:
      let way = sample.position - start.position
      guard max(abs(way.dx), abs(way.dy)) > Self.slop else { return nil }
      guard area == .overlay, let policy = overlay.swipe,
        let lock = policy.axisLock(along: way, from: placement, in: direction)
      else {
        course = .failed
        return nil
      }
      let heading = lock.heading(along: way)
      if latest.scrolls(heading.subtracting(growth)) {
        course = .scrolling(lock)
        return nil
      }
      course = .dragging
      // If the content reached its end within the slop, the movement so far scrolled the content.
      // The drag then starts here.
      if start.scrolls(heading.subtracting(growth)) {
        return DragStart(lock: lock, sample: latest, origin: latest.position)
      }
      let slop = policy.discardsSlop ? Self.slop / max(abs(way.dx), abs(way.dy)) : 0
      return DragStart(
        lock: lock, sample: start,
        origin: OverlayPoint(
          x: start.position.x + way.dx * slop, y: start.position.y + way.dy * slop))
    case .scrolling(let lock):
      guard overlay.swipe != nil else {
        course = .failed
        return nil
      }
      let heading = lock.heading(along: sample.position - latest.position)
      guard !heading.isEmpty, !latest.scrolls(heading) else { return nil }
      course = .dragging
      return DragStart(lock: lock, sample: latest, origin: latest.position)
    }
  }
}

extension PointerSample {
  fileprivate func scrolls(_ directions: SwipeDirections) -> Bool {
    !scrollable.isDisjoint(with: directions)
  }
}

extension SwipePolicy.AxisLock {
  /// Returns the direction of a movement along the locked axis.
  ///
  /// If the lock is `free`, it is the direction of the longer component. The result is empty if the
  /// pointer doesn't move along the axis.
  fileprivate func heading(along way: Vector) -> SwipeDirections {
    let axis =
      switch self {
      case .axis(let axis): axis
      case .free: abs(way.dx) > abs(way.dy) ? Axis.horizontal : .vertical
      }
    let (low, high) = axis.edges
    if way[axis] == 0 { return [] }
    return SwipeDirections(over: way[axis] < 0 ? low : high)
  }
}

extension Press {
  package init(
    on overlay: OverlayID, _ area: TapArea, from start: PointerSample, to latest: PointerSample,
    course: Course
  ) {
    self.overlay = overlay
    self.area = area
    self.start = start
    self.latest = latest
    self.course = course
  }
}
