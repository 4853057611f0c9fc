extension OverlayEngine {
  /// Returns the state of a request at `now`, with reasons; `nil` for an ended or unknown request.
  ///
  /// Linear in the number of shown overlays and lanes.
  public func standing(of id: OverlayID, at now: Instant) -> Standing? {
    if let index = shownIndex(of: id) {
      return presentations[index].standing(at: now, under: step.attention)
    }
    for lane in lanes {
      if let entry = lane.delayed.entry(of: id) {
        return .delayed(until: delays.deadline(of: id) ?? now.advanced(by: entry.overlay.delay))
      }
      if let entry = lane.waiting.entry(of: id) {
        return .waiting(
          Standing.Wait(
            obstacle: obstacle(in: lane, at: now), expiry: expiries.deadline(of: id),
            wasInterrupted: entry.interruption != nil))
      }
    }
    return nil
  }

  private func obstacle(in lane: Lane, at now: Instant) -> Standing.Obstacle? {
    if !hasArea { return .noViewport }
    if lane.isPaused { return .paused }
    let occupants = presentations.filter { $0.overlay.lane == lane.id }.map { $0.id }
    let others = othersShown(inCircleOf: lane)
    if occupants.count >= lane.capacity { return .full(occupants) }
    if occupants.count + others.count >= lanes[lane.lead].capacity {
      return others.isEmpty ? .full(occupants) : .othersShown(others)
    }
    return lane.gapEnd > now ? .gap(until: lane.gapEnd) : nil
  }
}

extension Presentation {
  fileprivate func standing(at now: Instant, under common: Attention) -> Standing {
    switch phase {
    case .asked: .asked(admission)
    case .measuring: .measuring(admission)
    case .entering: .shown(showing(.entering, at: now, under: common))
    case .resting: .shown(showing(.resting, at: now, under: common))
    case .dragged: .shown(showing(.dragged, at: now, under: common))
    case .returning: .shown(showing(.returning, at: now, under: common))
    case .exiting(_, .dismissed(let reason)): .leaving(.dismissed(reason))
    case .exiting(_, .interrupted): .leaving(.interrupted)
    }
  }

  private func showing(
    _ activity: Standing.Activity, at now: Instant, under common: Attention
  ) -> Standing.Showing {
    let timeLeft: Standing.TimeLeft =
      switch phase.countdown {
      case nil: .notCounting
      case .endless: .endless
      case .running(let until): .running(max(now.duration(to: until), .zero))
      case .paused(let left): .held(left)
      }
    return Standing.Showing(
      admission: admission, activity: activity, timeLeft: timeLeft,
      heldBy: holders(under: common), owed: owed)
  }
}
