/// The state of a request that has not ended, at a given moment and with reasons.
public enum PendingState: Equatable, Sendable {
  /// The presenter has not received the request yet, as when it was made inside a callback.
  case requested
  /// The request is delayed, and joins the line at the given moment.
  case delayed(until: Instant)
  /// The request waits in line, or is kept until it can enter its lane.
  case waiting(Wait)
  /// The app is asked whether the overlay is still wanted at its turn.
  case checking(Admission)
  /// The overlay's content is built, and the size is not known yet.
  case measuring(Admission)
  /// The overlay is shown, and not exiting.
  case shown(Showing)
  /// The overlay is exiting.
  case leaving(Leave)

  /// The reasons for a request's wait; `LaneSnapshot.waiting` tells the place in line.
  public struct Wait: Hashable, Sendable {
    /// The obstacle to the lane's next turn; `nil` if the next turn is about to come.
    public let reason: WaitReason?
    /// The moment of expiry; `nil` for a request without a maximum wait.
    public let expiry: Instant?
    /// Whether the overlay was shown before, and gave its place away.
    public let wasInterrupted: Bool
  }

  /// An obstacle to a lane's next turn; of several, the first in the order of these cases.
  public enum WaitReason: Hashable, Sendable {
    /// The viewport cannot be seen, as while the app is in the background.
    case notVisible
    /// No viewport with an area is known.
    case noViewport
    /// The lane is paused.
    case paused
    /// The request is quiet by the rules listed here, until the given moment; `nil` if the app ends
    /// one of them.
    case quiet([QuietID], until: Instant?)
    /// The overlays listed here ask the user something, and the request does not; or the work of
    /// the request's own overlay has asked for them.
    case questions([OverlayID])
    /// The lane already shows its capacity of overlays, listed here.
    case full([OverlayID])
    /// Other lanes of the group leave no place, with the overlays listed here.
    case othersShown([OverlayID])
    /// An overlay has just gone, and the lane's gap lasts until the given moment.
    case gap(until: Instant)
  }

  /// The state of a shown overlay before its exit.
  public struct Showing: Hashable, Sendable {
    /// The cause of the overlay's turn.
    public let admission: Admission
    /// The overlay's current activity.
    public let activity: Activity
    /// The time left until the overlay times out.
    public let timeLeft: TimeLeft
    /// The reasons that pause the overlay's countdown, or will when it begins; empty if there are
    /// none.
    public let pausedBy: Attention
    /// The reason of a dismissal that is postponed until the end of the minimum time; `nil` if none
    /// is.
    public let postponed: DismissReason?
  }

  /// The activity of a shown overlay before its exit.
  public enum Activity: Hashable, Sendable, CaseIterable {
    /// The entrance is in progress.
    case entering
    /// The overlay rests.
    case resting
    /// A pointer drags the overlay.
    case dragged
    /// The overlay moves back to its resting frame.
    case returning
  }

  /// The time left until an overlay times out.
  public enum TimeLeft: Hashable, Sendable {
    /// The countdown has not begun.
    case notCounting
    /// The overlay has no time limit.
    case endless
    /// The countdown runs, with the given time left.
    case running(Duration)
    /// The countdown is paused, with the given time left.
    case paused(Duration)
  }

  /// The state of an overlay after the exit.
  public enum Leave: Hashable, Sendable {
    /// The overlay is gone for good.
    case dismissed(DismissReason)
    /// The overlay waits again, at the head of the line.
    case interrupted
  }
}

extension PendingState {
  /// The cause of an overlay's turn.
  public enum Admission: Hashable, Sendable {
    /// The overlay was the next in line, and the lane had room.
    case turn
    /// The overlay replaced the lane's other overlays, listed back to front; none if the lane was
    /// empty.
    case replaced([OverlayID])
    /// The overlay was stacked beside the other overlays of the lane.
    case stacked
    /// The overlay took the place of an evicted overlay.
    case evicted(OverlayID)
  }
}

extension OverlayEngine {
  /// Returns the state of a request at `now`, with reasons; `nil` for an ended or unknown request.
  ///
  /// Linear in the number of shown overlays and lanes.
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
