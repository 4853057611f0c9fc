extension OverlayEngine {
  /// A step due without an event, and the deadline of the step.
  ///
  /// Of several steps due at one moment, those of shown overlays go first, in order of admission;
  /// then expiries, ends of delays, and ends of gaps.
  struct Due {
    let moment: Instant
    let step: Step

    enum Step {
      case presentation(Int)
      case expiry
      case delay
      case gap
    }
  }

  /// Performs every step due by `now`, earliest first, each as of its own deadline.
  mutating func settle(dueBy now: Instant, commands: inout [Command]) {
    while let due = nextDeadline, due.moment <= now {
      switch due.step {
      case .presentation(let index): settle(at: index, due.moment, commands: &commands)
      case .expiry:
        if let id = expiries.popFirst() {
          _ = cancel(id, for: .expired, commands: &commands)
        }
      case .delay:
        endDelay(at: due.moment, commands: &commands)
      case .gap: break
      }
      fill(at: due.moment, commands: &commands)
      follow(at: due.moment, commands: &commands)
    }
  }

  /// The next step due without an event; `nil` if no step is planned.
  var nextDeadline: Due? {
    var next: Due?
    func consider(_ moment: Instant, _ step: Due.Step) {
      if let next, next.moment <= moment { return }
      next = Due(moment: moment, step: step)
    }
    for index in presentations.indices {
      if let deadline = presentations[index].deadline { consider(deadline, .presentation(index)) }
    }
    if let first = expiries.first { consider(first.deadline, .expiry) }
    if let first = delays.first { consider(first.deadline, .delay) }
    if surface.hasArea {
      for lane in lanes.indices where canAdmit(lane) { consider(lanes[lane].gapEnd, .gap) }
    }
    return next
  }

  private mutating func settle(at index: Int, _ moment: Instant, commands: inout [Command]) {
    let step = presentations[index].settle(at: moment, under: attention, in: surroundings)
    commands += step.commands
    switch step.departure {
    case nil: break
    case .dismissed(let reason):
      let lane = laneIndex(of: presentations[index].overlay.lane)
      remove(at: index, for: reason, commands: &commands)
      lanes[lane].beginGap(at: moment)
    case .interrupted(let countdown):
      putBack(at: index, countdown: countdown)
    }
  }

  /// Lets the overlay with the earliest end of a delay enter its lane.
  private mutating func endDelay(at now: Instant, commands: inout [Command]) {
    guard let id = delays.popFirst() else { return }
    for lane in lanes.indices {
      guard let entry = lanes[lane].delayed.remove(id) else { continue }
      arrivals += 1
      let arrived = entry.updated(to: entry.overlay, arrival: arrivals)
      enter(arrived, lane: lane, at: now, commands: &commands)
      return
    }
  }
}
