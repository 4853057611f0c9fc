extension OverlayEngine {
  /// A step that is due without an event.
  ///
  /// Steps that are due at the same moment are performed in this order: steps of shown overlays in
  /// order of admission, expiries, ends of quiet rules, ends of delays, ends of gaps.
  struct Due {
    let moment: Instant
    let cause: Cause

    enum Cause {
      case presentation(Presentation.Index)
      case expiry
      case quietEnd(QuietID)
      case delay
      case gap
    }
  }

  /// Performs every step that is due by `now`, earliest first, each at the moment of its deadline.
  mutating func performDue(by now: Instant) {
    var next = nextDue()
    while let due = next, due.moment <= now {
      step.now = due.moment
      switch due.cause {
      case .presentation(let index): meetDeadline(at: index)
      case .expiry: expiries.popFirst().map { _ = cancel($0, for: .expired) }
      case .quietEnd(let id): endQuiet(id)
      case .delay: endDelay()
      case .gap: break
      }
      admitWaiting()
      follow()
      next = nextDue()
    }
    nextDeadline = next?.moment
    step.now = now
  }

  /// Returns the next step that will be due, or `nil` if there is none.
  // The function is mutating only to avoid a copy of the engine for each call.
  private mutating func nextDue() -> Due? {
    var next: Due?
    func consider(_ moment: Instant, _ cause: Due.Cause) {
      if let next, next.moment <= moment { return }
      next = Due(moment: moment, cause: cause)
    }
    for index in presentations.indices {
      if let deadline = presentations[index].deadline { consider(deadline, .presentation(index)) }
    }
    if let first = expiries.first { consider(first.deadline, .expiry) }
    if let next = nextQuietEnd { consider(next.moment, .quietEnd(next.id)) }
    if let first = delays.first { consider(first.deadline, .delay) }
    if canShow {
      // If a lane's gap has ended, the lane already shows all overlays for which it has places.
      for lane in lanes.indices where lanes[lane].gapEnd > step.now && canAdmit(lane) {
        consider(lanes[lane].gapEnd, .gap)
      }
    }
    return next
  }

  private mutating func meetDeadline(at index: Presentation.Index) {
    if presentations[index].hasAwaitedAnchor(at: step.now) {
      presentations[index].stopAwaitingAnchor()
      return dismiss(at: index, for: .anchorGone)
    }
    switch presentations[index].meetDeadline(in: &step) {
    case nil: break
    case .dismissed(let reason): remove(at: index, for: reason)
    case .interrupted(let countdown):
      putBack(at: index, countdown: countdown)
    }
  }

  /// Ends the earliest delay, and admits the delayed request to its lane.
  private mutating func endDelay() {
    guard let id = delays.popFirst() else { return }
    for lane in lanes.indices {
      guard let entry = lanes[lane].delayed.remove(id) else { continue }
      arrivals += 1
      let arrived = entry.updated(to: entry.overlay, arrival: arrivals)
      enter(arrived, lane: lane)
      return
    }
  }
}

/// The time when the engine needs the next `OverlayEvent.timePassed`.
public enum Wakeup: Equatable, Sendable {
  /// The host needs neither a timer nor a frame.
  case never
  /// At this moment, or as soon as possible afterwards.
  case at(Instant)
  /// In every frame, because an overlay is moving.
  case nextFrame
}
