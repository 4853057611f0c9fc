extension Presentation {
  /// Moves to the place in the step's viewport, and is measured again if the viewport proposes
  /// another size.
  ///
  /// The overlay follows a resized window at once, and moves visibly out of the way of a keyboard.
  mutating func changeViewport(from known: OverlayViewport, in step: inout Step) {
    let (area, former) = (step.viewport.area(of: id), known.area(of: id))
    let isSameArea =
      area.size == former.size && area.inset == former.inset && area.safeArea == former.safeArea
    keepLeaving(known, in: step)
    if isSameArea, hasEntered {
      move(by: restingFrame(in: step.viewport).origin - restingFrame(in: known).origin, in: step)
    }
    takeSide(in: step)
    // A keyboard may have moved the overlay onto the field that it came for.
    if hasEntered { avoidFocusedArea(in: step) }
    let proposal = overlay.proposal(in: area)
    guard proposal != overlay.proposal(in: former) else { return }
    resizing = isSameArea ? .smooth : .immediate
    step.give(.measure(id, proposal))
  }

  /// Takes the next size without a motion, because the content already has it.
  mutating func takeNextSizeAtOnce() {
    resizing = .immediate
  }

  /// Extends an exit that would have ended out of sight but no longer does.
  ///
  /// The resting frame follows a new size or viewport at once, in every phase. The offset from it
  /// stays, so an entrance or a return still ends in the right place; only an exit has to go
  /// further.
  ///
  /// - Parameters:
  ///   - known: The viewport in which the exit began or was last extended.
  ///   - size: The overlay's size at that time; `nil` if it has not changed.
  ///   - step: The step of the change, with the viewport now.
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
