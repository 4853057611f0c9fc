// An overlay with detents: a drag along its edge changes its height instead of its place, and ends
// at a detent.

extension Presentation {
  /// Whether a drag changes the overlay's height.
  private var changesHeightByDrag: Bool { overlay.restsAtDetents && overlay.swipe?.drag == .edges }

  /// Whether the current motion may change the overlay's height.
  ///
  /// Entrances and most exits move the overlay without changing its height. An exit during a drag
  /// first reverts the height that the drag added.
  var isStretchable: Bool {
    guard changesHeightByDrag else { return false }
    return switch phase {
    case .dragged(_, .rest), .returning(_, .rest), .exiting(_, .dismissed(.swipe)): true
    case .exiting(let motion, _): overlay.placement.inwards * motion.origin.offset.dy > 0
    case .checking, .measuring, .entering, .resting, .dragged(_, .entrance),
      .returning(_, .entrance):
      false
    }
  }

  /// Whether a drag that starts now changes the overlay's height.
  var growsAndShrinks: Bool { changesHeightByDrag && !isEntering }

  /// The distance by which a drag can still enlarge the overlay, in points.
  func growth(in viewport: OverlayViewport) -> Double {
    guard growsAndShrinks,
      let highest = overlay.heights(in: viewport.area(of: id)).last?.height
    else { return 0 }
    return max(highest - size.height, 0)
  }

  /// Whether a drag that starts now interrupts the entrance instead of changing the height.
  private var isEntering: Bool {
    switch phase {
    case .checking, .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance): true
    case .resting, .dragged(_, .rest), .returning(_, .rest), .exiting: false
    }
  }

  /// The directions in which a drag enlarges the overlay instead of scrolling its content.
  func growthDirections(in viewport: OverlayViewport) -> SwipeDirections {
    // Heights that differ by less are equal, because hosts round sizes to whole points.
    guard growth(in: viewport) > 1 else { return [] }
    return overlay.placement.vertical == .top ? .down : .up
  }

  /// Returns the directions in which a drag can dismiss the overlay.
  ///
  /// An overlay with detents leaves only over its own edge. In the other direction, it grows.
  func exits(by policy: SwipePolicy, in viewport: OverlayViewport) -> SwipeDirections {
    let direction = viewport.layoutDirection
    let exits = policy.exits(from: placementOfSwipes(in: direction), in: direction)
    guard changesHeightByDrag else { return exits }
    return exits.subtracting(overlay.placement.vertical == .top ? .down : .up)
  }

  /// Converts a vertical offset to a change of height, down to the lowest detent.
  ///
  /// The rest of the offset moves the overlay over its edge. In an exit that isn't a swipe, the
  /// height only grows.
  func stretch(_ size: inout OverlaySize, _ offset: inout Vector, in viewport: OverlayViewport) {
    let inwards = overlay.placement.inwards
    let wanted = size.height + inwards * offset.dy
    let lowest =
      switch phase {
      case .exiting(_, .dismissed(.swipe)): lowestHeight(in: viewport)
      case .exiting: size.height
      case .checking, .measuring, .entering, .resting, .dragged, .returning:
        lowestHeight(in: viewport)
      }
    size.height = max(wanted, lowest)
    offset.dy = inwards * (wanted - size.height)
  }

  /// The height of the lowest detent, or the overlay's own height if that is lower.
  func lowestHeight(in viewport: OverlayViewport) -> Double {
    min(overlay.heights(in: viewport.area(of: id)).first?.height ?? size.height, size.height)
  }

  /// Ends a drag at its place or, if it changes the height, at a detent.
  mutating func settle(velocity: Pose.Velocity, in step: inout Step) {
    if let detent = detent(after: velocity.offset, in: step.viewport) { select(detent, in: &step) }
    comeBack(velocity: velocity, in: step)
  }

  /// Returns the detent at which a drag with a final velocity ends.
  ///
  /// It is the nearest detent to the height that the overlay would reach by slowing down like a
  /// scroll view. If the drag is fast, it is at least the next detent in its direction.
  private func detent(after velocity: Vector, in viewport: OverlayViewport) -> OverlayDetent? {
    guard changesHeightByDrag, case .dragged(let drag, .rest) = phase,
      case .onRail(let rail) = drag.mode, rail.axis == .vertical
    else { return nil }
    let heights = overlay.heights(in: viewport.area(of: id))
    let inwards = overlay.placement.inwards
    let height = size.height + inwards * drag.pose(in: viewport).offset.dy
    let speed = inwards * velocity.dy
    let goal = height + speed * Self.slowing
    var target = heights.min { abs($0.height - goal) < abs($1.height - goal) }
    if let fast = overlay.swipe?.thresholds.speed, abs(speed) > fast {
      let next =
        speed > 0
        ? heights.first { $0.height > height } : heights.last { $0.height < height }
      if let next, let nearest = target, (next.height - nearest.height) * speed > 0 {
        target = next
      }
    }
    // A keyboard may limit several detents to the same height.
    let area = viewport.area(of: id)
    if let target, let current = overlay.currentDetent(in: area), current.height == target.height {
      return current.detent
    }
    return target?.detent
  }

  /// The distance at which a scroll view with UIKit's fast deceleration stops, for each point per
  /// second of its speed: the sum of 0.99 to the power of all milliseconds.
  private static let slowing = 0.099

  /// Selects a detent and animates the overlay's height to it.
  ///
  /// Does nothing if the detent is already selected or isn't one of the overlay's detents.
  mutating func select(_ detent: OverlayDetent, in step: inout Step) {
    let area = step.viewport.area(of: id)
    guard overlay.detents.contains(detent), overlay.currentDetent(in: area)?.detent != detent
    else { return }
    overlay.selectedDetent = detent
    guard phase.isStaying else { return }
    resizing = .detent
    step.give(.notify(id, .didSelectDetent(detent)))
    if isBuilt { step.give(.measure(id, overlay.proposal(in: area))) }
  }
}
