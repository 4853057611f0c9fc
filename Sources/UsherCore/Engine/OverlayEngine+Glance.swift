extension OverlayEngine {
  /// The state of a shown overlay after an event, with facts that no command reports.
  package struct Glance: Equatable, Sendable {
    package let id: OverlayID
    /// The start of the last entrance.
    package let appeared: Instant
    /// The reasons that pause the countdown, or empty if it runs.
    ///
    /// It is `nil` if there is no time limit, before the countdown starts, and during the exit.
    package let pausedBy: Attention?
    /// Whether the overlay has appeared and isn't being interrupted, or `nil` during a permanent
    /// exit.
    package let isInPlace: Bool?
    /// Whether the overlay rests and isn't hidden, and the user can see the active app's viewport.
    package let isInSight: Bool
  }

  /// Adds the state of each overlay that has appeared, back to front.
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
  /// Returns the rest of an overlay's lifetime at a timeout scale of 1.
  ///
  /// Returns `nil` if the overlay has no time limit, is exiting, or is unknown.
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
