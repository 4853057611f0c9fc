extension OverlayEngine {
  /// The facts about a shown overlay that no command reports, as of the last event.
  package struct Glance: Equatable, Sendable {
    package let id: OverlayID
    /// The start of the last entrance.
    package let appeared: Instant
    /// The reasons that pause the countdown, or empty if the countdown is running.
    ///
    /// It is `nil` if there is no time limit, before the countdown starts, and during the exit.
    package let pausedBy: Attention?
    /// Whether the overlay has appeared and isn't being interrupted, or `nil` during a permanent
    /// exit.
    package let isInPlace: Bool?
    /// Whether the user can see the overlay at rest.
    ///
    /// This requires that the overlay isn't hidden, the viewport is visible, and the app is active.
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
  /// Returns the remaining lifetime of an overlay, as if the timeout scale were 1.
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
