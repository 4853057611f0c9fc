extension Presentation {
  /// Stretches its exit where it would have ended out of sight and no longer does.
  ///
  /// Its resting frame follows a new size or viewport at once, in every phase. What it is away from there
  /// stays, so an entrance or a return ends in the right place by itself; only an exit has to go further.
  ///
  /// - Parameters:
  ///   - known: The viewport in which the exit began or was last stretched.
  ///   - size: Its size then; `nil` where that is what it is now.
  ///   - viewport: The viewport now.
  ///   - now: When that changed.
  mutating func keepLeaving(
    _ known: Viewport, as size: Size? = nil, for viewport: Viewport, at now: Instant
  ) {
    guard case .exiting(let motion, let departure) = phase else { return }
    let before = restingFrame(of: size ?? self.size, in: known)
    let frame = restingFrame(of: self.size, in: viewport)
    guard
      let edge = overlay.edgeCrossed(
        by: motion.target, from: before, in: known, withShadow: false),
      overlay.edgeCrossed(by: motion.target, from: frame, in: viewport, withShadow: true) == nil
    else { return }
    var target = motion.target
    target[edge.axis] = overlay.distanceOut(of: viewport, over: edge, from: frame, withShadow: true)
    phase = .exiting(motion.stretched(to: target, at: now), departure)
  }
}
