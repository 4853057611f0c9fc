extension Presentation {
  /// Moves the overlay to its place in the changed viewport.
  ///
  /// If the proposed size changes, the overlay is remeasured. The overlay follows a resized window
  /// immediately, but moves away from a keyboard with an animation.
  mutating func changeViewport(from known: OverlayViewport, in step: inout Step) {
    let (area, former) = (step.viewport.area(of: id), known.area(of: id))
    let isSameArea =
      area.size == former.size && area.inset == former.inset && area.safeArea == former.safeArea
    keepLeaving(known, in: step)
    if isSameArea, hasEntered {
      move(by: restingFrame(in: step.viewport).origin - restingFrame(in: known).origin, in: step)
    }
    takeSide(in: step)
    // To avoid the keyboard, the overlay may have moved over the focused text field.
    if hasEntered { avoidFocusedArea(in: step) }
    let proposal = overlay.proposal(in: area)
    guard proposal != overlay.proposal(in: former) else { return }
    resizing = isSameArea ? .smooth : .immediate
    step.give(.measure(id, proposal))
  }

  /// Applies the next size without an animation, because the content already has it.
  mutating func takeNextSizeAtOnce() {
    resizing = .immediate
  }

  /// Extends an exit so that it still ends outside the viewport after a change of size or viewport.
  ///
  /// The resting frame follows the change, but the offset from it doesn't change. Therefore
  /// entrances and returns still end at the right place, but an exit may end inside the viewport.
  ///
  /// - Parameters:
  ///   - known: The viewport in which the exit started or was last extended.
  ///   - size: The overlay's size at that time, or `nil` if it hasn't changed.
  ///   - step: The step of the change, with the new viewport.
  mutating func keepLeaving(
    _ known: OverlayViewport, as size: OverlaySize? = nil, in step: Step
  ) {
    guard case .exiting(let motion, let departure) = phase else { return }
    let before = restingFrame(of: size ?? self.size, in: known)
    let frame = restingFrame(of: self.size, in: step.viewport)
    let area = step.viewport.area(of: id)
    guard
      let edge = overlay.edgeCrossed(
        by: motion.target, from: before, in: known.area(of: id), withShadow: false),
      overlay.edgeCrossed(by: motion.target, from: frame, in: area, withShadow: true)
        == nil
    else { return }
    var target = motion.target
    target[edge.axis] = overlay.distanceOut(
      of: area, over: edge, from: frame, withShadow: true)
    phase = .exiting(motion.stretched(to: target, at: step.now), departure)
  }
}
