extension OverlayEngine {
  /// The facts about a shown overlay that no command tells, as they stand between two events.
  package struct Glance: Equatable, Sendable {
    /// The overlay.
    package let id: OverlayID
    /// The beginning of the last entrance.
    package let appeared: Instant
    /// The reasons for which the countdown stands still; empty while it runs, and `nil` without a
    /// time limit, before the countdown begins, and during the exit.
    package let pausedBy: Attention?
    /// Whether the overlay has appeared, and has not begun to give way to another one that takes
    /// its place for a while; `nil` on its way out for good, which it may begin in either case.
    package let isInPlace: Bool?
    /// Whether the overlay rests where the user can look at it: neither behind a question nor
    /// without room in its list, in a viewport that can be seen.
    package let isInSight: Bool
  }

  /// Adds a glance at each overlay that has appeared and not gone to `glances`, back to front.
  package func glance(into glances: inout [Glance]) {
    for index in presentations.indices {
      if let glance = presentations[index].glance(
        under: step.attention, isVisible: isVisible)
      {
        glances.append(glance)
      }
    }
  }
}

extension Presentation {
  fileprivate func glance(under common: Attention, isVisible: Bool) -> OverlayEngine.Glance? {
    guard let entranceStart else { return nil }
    let (rests, isInPlace): (Bool, Bool?) =
      switch phase {
      case .checking, .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance):
        (false, true)
      case .resting, .dragged(_, .rest), .returning(_, .rest): (true, true)
      case .exiting(_, .interrupted): (false, false)
      case .exiting(_, .dismissed): (false, nil)
      }
    let pausedBy: Attention? =
      switch phase.countdown {
      case nil, .endless: nil
      case .running: []
      case .paused: holders(under: common)
      }
    return OverlayEngine.Glance(
      id: id, appeared: entranceStart, pausedBy: pausedBy, isInPlace: isInPlace,
      isInSight: rests && isVisible && hidden.isEmpty && !common.contains(.appInactive))
  }
}

extension OverlayEngine {
  /// Returns the rest of an overlay's lifetime at `now` under the usual timeout scale; `nil` for an
  /// endless one, for an overlay on its way out, and for any other id.
  package func rest(of id: OverlayID, at now: Instant) -> Duration? {
    guard let index = shownIndex(of: id) else { return overlay(of: id)?.rest }
    return presentations[index].rest(at: now, under: timeoutScale)
  }
}

extension Presentation {
  fileprivate func rest(at now: Instant, under timeoutScale: TimeoutScale) -> Duration? {
    if case .exiting = phase { return nil }
    guard let countdown = phase.countdown ?? resumed else { return overlay.rest }
    switch countdown.paused(at: now, under: self.timeoutScale(timeoutScale)) {
    case .paused(let left): return left
    case .running, .endless: return nil
    }
  }
}
