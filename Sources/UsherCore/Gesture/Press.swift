/// A pointer that went down on an overlay, or on its backdrop, and has not come up.
struct Press: Hashable, Sendable {
  let overlay: OverlayID
  let area: TapArea
  let start: PointerSample
  /// Where the pointer was last.
  private(set) var latest: PointerSample
  private(set) var course = Course.undecided

  /// What the press has turned out to be.
  enum Course: Hashable, Sendable {
    /// Still within the slop. Next: `scrolling`, `dragging`, `failed`, or a tap when released.
    case undecided
    /// It scrolls content; the overlay would follow it as `grip` says. Next: `dragging`, `failed`.
    case scrolling(SwipePolicy.Grip)
    /// It moves the overlay until released.
    case dragging
    /// It went where the overlay cannot; neither a tap nor a drag will come of it.
    case failed
  }

  /// What a pointer begins to move.
  struct Take: Hashable, Sendable {
    let grip: SwipePolicy.Grip
    /// Where the way counts from.
    let start: PointerSample
  }

  /// How far a pointer may stray before it stops being a tap, in points; GTK drags begin there too.
  static let slop = 8.0

  init(on overlay: OverlayID, _ area: TapArea, at start: PointerSample) {
    self.overlay = overlay
    self.area = area
    self.start = start
    latest = start
  }

  /// Follows the pointer to `sample`.
  ///
  /// - Returns: What it takes hold of by that; `nil` where nothing changes hands.
  mutating func move(
    to sample: PointerSample, on overlay: Overlay, in direction: Viewport.LayoutDirection
  ) -> Take? {
    defer { latest = sample }
    switch course {
    case .dragging, .failed:
      return nil
    case .undecided:
      let way = sample.position - start.position
      guard max(abs(way.dx), abs(way.dy)) > Self.slop else { return nil }
      guard area == .overlay,
        let grip = overlay.swipe?.grip(along: way, from: overlay.placement, in: direction)
      else {
        course = .failed
        return nil
      }
      let heading = grip.heading(along: way)
      if latest.scrolls(heading) {
        course = .scrolling(grip)
        return nil
      }
      course = .dragging
      // Content that came to its end within the slop took what went before.
      return Take(grip: grip, start: start.scrolls(heading) ? latest : start)
    case .scrolling(let grip):
      guard overlay.swipe != nil else {
        course = .failed
        return nil
      }
      let heading = grip.heading(along: sample.position - latest.position)
      guard !heading.isEmpty, !latest.scrolls(heading) else { return nil }
      course = .dragging
      return Take(grip: grip, start: latest)
    }
  }
}

extension PointerSample {
  /// Whether moving on to one of `directions` scrolls something.
  fileprivate func scrolls(_ directions: SwipeDirections) -> Bool {
    !scrollable.isDisjoint(with: directions)
  }
}

extension SwipePolicy.Grip {
  /// Where a pointer is heading that moves along `way`: along its axis, or mainly; empty where that is
  /// nowhere.
  fileprivate func heading(along way: Vector) -> SwipeDirections {
    let axis =
      switch self {
      case .axis(let axis): axis
      case .point: abs(way.dx) > abs(way.dy) ? Axis.horizontal : .vertical
      }
    let (low, high) = axis.edges
    if way[axis] == 0 { return [] }
    return SwipeDirections(over: way[axis] < 0 ? low : high)
  }
}
