/// The state of a request that hasn't ended.
public enum PendingState: Equatable, Sendable {
  /// The presenter hasn't received the request yet, for example because it was made in a callback.
  case requested
  /// The request is delayed until the given moment, and then enters its lane.
  case delayed(until: Instant)
  /// The request waits in line, or is held until it can enter its lane.
  case waiting(Wait)
  /// The app is asked whether it still wants the overlay.
  case checking(Admission)
  /// The overlay's content is built, but its size isn't known yet.
  case measuring(Admission)
  /// The overlay is shown and not exiting.
  case shown(Showing)
  /// The overlay is exiting.
  case leaving(Leave)

  /// The details of a request's wait.
  ///
  /// The request's place in line is in `LaneSnapshot.waiting`.
  public struct Wait: Hashable, Sendable {
    /// The obstacle to the lane's next turn, or `nil` if the turn is about to start.
    public let reason: WaitReason?
    /// The moment at which the request expires, or `nil` if its wait isn't limited.
    public let expiry: Instant?
    /// Whether the overlay was shown before and interrupted.
    public let wasInterrupted: Bool
  }

  /// An obstacle to a lane's next turn.
  ///
  /// If there are several obstacles, the first of these cases is used.
  public enum WaitReason: Hashable, Sendable {
    /// The viewport is invisible, for example because the app is in the background.
    case notVisible
    /// The viewport isn't known, or has no area.
    case noViewport
    /// The lane is paused.
    case paused
    /// These quiet rules apply.
    ///
    /// `until` is the moment at which the last of them ends, or `nil` if one of them has no
    /// automatic end.
    case quiet([QuietID], until: Instant?)
    /// The request waits for these modal overlays, or for overlays requested by the work of its own
    /// overlay.
    case questions([OverlayID])
    /// The lane shows these overlays, and has reached its capacity.
    case full([OverlayID])
    /// Other lanes of the group show these overlays and leave no place.
    case othersShown([OverlayID])
    /// An overlay was removed, and the lane's gap lasts until the given moment.
    case gap(until: Instant)
  }

  /// The state of a shown overlay before its exit.
  public struct Showing: Hashable, Sendable {
    /// The reason the overlay was admitted.
    public let admission: Admission
    /// The overlay's current activity.
    public let activity: Activity
    /// The time left until the overlay times out.
    public let timeLeft: TimeLeft
    /// The reasons that pause the countdown now, or will pause it when it starts.
    public let pausedBy: Attention
    /// The reason for a dismissal that is waiting for the minimum time, or `nil` if there is none.
    public let postponed: DismissReason?
  }

  /// The activity of a shown overlay before its exit.
  public enum Activity: Hashable, Sendable, CaseIterable {
    /// The overlay enters.
    case entering
    /// The overlay rests.
    case resting
    /// A pointer drags the overlay.
    case dragged
    /// The overlay returns to its resting frame.
    case returning
  }

  /// The time left until an overlay times out.
  public enum TimeLeft: Hashable, Sendable {
    /// The countdown hasn't started.
    case notCounting
    /// The overlay has no time limit.
    case endless
    /// The countdown runs, with the given time left.
    case running(Duration)
    /// The countdown is paused, with the given time left.
    case paused(Duration)
  }

  /// The state of an overlay after its exit.
  public enum Leave: Hashable, Sendable {
    /// The overlay is removed permanently.
    case dismissed(DismissReason)
    /// The overlay waits again, at the head of the line.
    case interrupted
  }
}

extension PendingState {
  /// The reason an overlay was admitted.
  public enum Admission: Hashable, Sendable {
    /// The overlay was next in line, and the lane had room.
    case turn
    /// The overlay replaced these overlays of the lane, back to front.
    ///
    /// The array is empty if there was no overlay to replace.
    case replaced([OverlayID])
    /// The overlay was stacked above the lane's other overlays.
    case stacked
    /// The overlay replaced an evicted overlay.
    case evicted(OverlayID)
  }
}

extension OverlayEngine {
  /// Returns the state of a request at `now`, or `nil` if it has ended or is unknown.
  ///
  /// Takes linear time in the number of shown overlays and lanes.
  public func pendingState(of id: OverlayID, at now: Instant) -> PendingState? {
    if let index = shownIndex(of: id) {
      return presentations[index].pendingState(at: now, under: step.attention)
    }
    for lane in lanes.indices {
      if let entry = lanes[lane].delayed.entry(of: id) {
        guard let end = delays.deadline(of: id) else { return waiting(entry, in: lane, at: now) }
        return .delayed(until: end)
      }
      if let entry = lanes[lane].waiting.entry(of: id) {
        return waiting(entry, in: lane, at: now)
      }
    }
    return nil
  }

  private func waiting(
    _ entry: WaitingLine.Entry, in lane: Lane.Index, at now: Instant
  ) -> PendingState {
    .waiting(
      PendingState.Wait(
        reason: waitReason(for: entry, in: lane, at: now),
        expiry: expiries.deadline(of: entry.id),
        wasInterrupted: entry.interruption != nil))
  }

  private func waitReason(
    for entry: WaitingLine.Entry, in index: Lane.Index, at now: Instant
  ) -> PendingState.WaitReason? {
    let (overlay, lane) = (entry.overlay, lanes[index])
    if !isVisible { return .notVisible }
    if !canShow { return .noViewport }
    if lane.isPaused { return .paused }
    let rules = quiets.filter { $0.quiet.concerns(overlay) }
    if !rules.isEmpty {
      let ends = rules.compactMap { $0.end }
      return .quiet(rules.map { $0.id }, until: ends.count == rules.count ? ends.max() : nil)
    }
    let asked = shownRequests(ofWorkOf: entry.id)
    if !asked.isEmpty { return .questions(asked) }
    if front(of: overlay.askers) != nil {
      let messages = messagesInPlace(of: overlay, in: index)
      return messages.isEmpty ? nil : .full(messages)
    }
    let floor = lane.settings.floor(of: overlay)
    let questions = questions(above: overlay.priority, on: floor, inGroupOf: index)
    if !questions.isEmpty { return .questions(questions) }
    let occupants = presentations.filter {
      $0.overlay.lane == lane.id && floor.holds($0.floor)
    }.map { $0.id }
    let others = othersShown(inGroupOf: index, on: floor)
    if occupants.count >= floor.places(of: lane.capacity) { return .full(occupants) }
    if occupants.count + others.count >= floor.places(of: lanes[lane.lead].capacity) {
      return others.isEmpty ? .full(occupants) : .othersShown(others)
    }
    return lane.gapEnd > now ? .gap(until: lane.gapEnd) : nil
  }
}

extension Presentation {
  fileprivate func pendingState(at now: Instant, under common: Attention) -> PendingState {
    switch phase {
    case .checking: .checking(admission)
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
    _ activity: PendingState.Activity, at now: Instant, under common: Attention
  ) -> PendingState.Showing {
    let timeLeft: PendingState.TimeLeft =
      switch phase.countdown {
      case nil: .notCounting
      case .endless: .endless
      case .running(let until): .running(max(now.duration(to: until), .zero))
      case .paused(let left): .paused(left)
      }
    return PendingState.Showing(
      admission: admission, activity: activity, timeLeft: timeLeft,
      pausedBy: holders(under: common), postponed: postponed)
  }
}
