extension OverlayEngine {
  /// Lets a request enter its lane: shows the overlay, puts the request in line, or refuses the
  /// request.
  mutating func enter(
    _ entry: WaitingLine.Entry, lane: Int, at now: Instant, commands: inout [Command]
  ) {
    guard surface.hasArea, !lanes[lane].isPaused else {
      wait(entry, lane: lane, at: now, commands: &commands)
      return
    }
    switch entry.overlay.precedence {
    case .queue:
      queue(entry, lane: lane, at: now, commands: &commands)
    case .replace(let dropsWaiting, let restoresReplaced):
      replace(
        with: entry, lane: lane, dropsWaiting: dropsWaiting, restores: restoresReplaced, at: now,
        commands: &commands)
    case .stack:
      admit(entry, as: .stacked, at: now, commands: &commands)
    }
  }

  /// Shows waiting overlays of all lanes while there is room, circle by circle.
  mutating func fill(at now: Instant, commands: inout [Command]) {
    guard surface.hasArea else { return }
    for lead in lanes.indices {
      while let lane = nextLane(inCircleOf: lead, at: now),
        let next = lanes[lane].waiting.popFirst()
      {
        expiries.remove(next.id)
        admit(next, as: .turn, at: now, commands: &commands)
      }
    }
  }

  /// Whether a lane would show the next overlay in line now, or as soon as the gap has ended.
  func canAdmit(_ lane: Int) -> Bool {
    lanes[lane].waiting.count > 0 && hasRoom(lane)
  }

  /// Whether a lane may show another overlay, apart from the gap and the overlays ahead in line.
  private func hasRoom(_ lane: Int) -> Bool {
    !lanes[lane].isPaused && places(leftIn: lane) > 0
  }

  mutating func takeTurn(_ id: OverlayID, at now: Instant, commands: inout [Command]) {
    guard let index = askedIndex(of: id, commands: &commands) else { return }
    begin(at: index, isAttached: false, at: now, commands: &commands)
  }

  mutating func declineTurn(_ id: OverlayID, commands: inout [Command]) {
    guard let index = askedIndex(of: id, commands: &commands) else { return }
    remove(at: index, for: .declined, commands: &commands)
  }

  /// Returns the index of the overlay with an offered turn; `nil` if no answer is expected any
  /// longer.
  ///
  /// An answer for a request that has not ended is a race and not reported.
  private func askedIndex(of id: OverlayID, commands: inout [Command]) -> Int? {
    if let index = shownIndex(of: id), case .asked = presentations[index].phase { return index }
    if !isUnfinished(id) { commands.append(.report(.unknownOverlay(id))) }
    return nil
  }

  /// Handles a request with the precedence `queue`, by the lane's overflow rule.
  private mutating func queue(
    _ entry: WaitingLine.Entry, lane: Int, at now: Instant, commands: inout [Command]
  ) {
    let id = lanes[lane].id
    switch lanes[lane].settings.overflow {
    case .wait:
      wait(entry, lane: lane, at: now, commands: &commands)
    case .refuse:
      if lanes[lane].waiting.count >= places(leftIn: lane) {
        refuse(entry, .laneFull(id), commands: &commands)
      } else {
        wait(entry, lane: lane, at: now, commands: &commands)
      }
    case .evictOldest:
      // The lane's own exiting overlays make room already.
      let isFull = places(leftIn: lane, besides: standing(in: id).count) <= 0
      let oldest = standing(in: id).first {
        presentations[$0].overlay.isEvictable
          && presentations[$0].overlay.priority <= entry.overlay.priority
      }
      if isFull, let oldest {
        let evicted = presentations[oldest].id
        dismiss(at: oldest, for: .evicted, at: now, commands: &commands)
        admit(entry, as: .evicted(evicted), at: now, commands: &commands)
      } else if !isFull, isNobodyInLine(inCircleOf: lane), lanes[lane].gapEnd <= now {
        admit(entry, as: .turn, at: now, commands: &commands)
      } else {
        wait(entry, lane: lane, at: now, commands: &commands)
      }
    }
  }

  /// Handles a request with the precedence `replace`: shows the overlay in place of the lane's
  /// others, puts the request in line, or refuses the request.
  private mutating func replace(
    with entry: WaitingLine.Entry, lane: Int, dropsWaiting: Bool, restores: Bool, at now: Instant,
    commands: inout [Command]
  ) {
    let id = lanes[lane].id
    if let blocker = highestStanding(in: id), blocker.priority > entry.overlay.priority {
      refuse(entry, .higherPriorityShown(blocker.id), commands: &commands)
      return
    }
    let replaced = standing(in: id).map { presentations[$0].id }
    // Other lanes of the circle do not make room for it.
    let waits = replaced.isEmpty && isFilledByOthers(lane)
    if waits, lanes[lane].settings.waitingLimit < 1 {
      refuse(entry, .laneFull(id), commands: &commands)
      return
    }
    if dropsWaiting { dropWaiting(in: id, for: .superseded, commands: &commands) }
    if waits {
      wait(entry, lane: lane, at: now, commands: &commands)
    } else {
      displace(in: id, restores: restores, at: now, commands: &commands)
      admit(entry, as: .replaced(replaced), at: now, commands: &commands)
    }
  }

  /// Puts a request in line, or refuses the request if the line is full and its turn would not come
  /// at once.
  private mutating func wait(
    _ entry: WaitingLine.Entry, lane: Int, at now: Instant, commands: inout [Command]
  ) {
    let goesOn =
      surface.hasArea && hasRoom(lane) && lanes[lane].waiting.count == 0
      && lanes[lane].gapEnd <= now
    guard goesOn || lanes[lane].hasRoomToWait else {
      refuse(entry, .laneFull(lanes[lane].id), commands: &commands)
      return
    }
    lanes[lane].waiting.append(entry)
    if let maximumWait = entry.overlay.maximumWait {
      expiries.add(entry.id, at: now.advanced(by: maximumWait))
    }
  }

  /// Starts the turn of a request.
  private mutating func admit(
    _ entry: WaitingLine.Entry, as admission: Standing.Admission, at now: Instant,
    commands: inout [Command]
  ) {
    let presentation = Presentation(entry, admission)
    presentations.append(presentation)
    switch presentation.phase {
    case .asked:
      commands.append(.offerTurn(entry.id))
    case .measuring, .entering, .resting, .dragged, .returning, .exiting:
      begin(
        at: presentations.count - 1, isAttached: entry.interruption != nil, at: now,
        commands: &commands)
    }
  }

  private mutating func begin(
    at index: Int, isAttached: Bool, at now: Instant, commands: inout [Command]
  ) {
    commands += presentations[index].begin(
      at: now, isAttached: isAttached, under: attention, in: surroundings)
  }

  /// Dismisses or interrupts a lane's overlays to make room for a new overlay.
  private mutating func displace(
    in lane: LaneID, restores: Bool, at now: Instant, commands: inout [Command]
  ) {
    // From front to back, so that removing an unseen overlay does not shift the indices still to
    // come.
    for index in standing(in: lane).reversed() {
      // An overlay that the app draws cannot be put aside, and one with an owed dismissal need not
      // return.
      let comesBack =
        restores && presentations[index].overlay.drawing == .host
        && presentations[index].owed == nil
      let isSeen = presentations[index].phase.acceptsInput
      switch (comesBack, isSeen) {
      case (true, true):
        let countdown =
          presentations[index].phase.countdown?.paused(at: now) ?? presentations[index].resumed
        commands += presentations[index].giveWay(
          to: .interrupted(countdown), at: now, in: surroundings)
      case (false, true):
        commands += presentations[index].giveWay(
          to: .dismissed(.replaced), at: now, in: surroundings)
      case (true, false): putBack(at: index, countdown: presentations[index].resumed)
      case (false, false): remove(at: index, for: .replaced, commands: &commands)
      }
    }
  }

  /// Puts an interrupted overlay back at the head of the line.
  mutating func putBack(at index: Int, countdown: Countdown?) {
    let presentation = presentations.remove(at: index)
    let interruption: Interruption?
    switch presentation.phase {
    case .asked: interruption = nil
    case .measuring, .entering, .resting, .dragged, .returning, .exiting:
      interruption = Interruption(
        countdown: countdown, progress: presentation.progress, fold: presentation.fold)
    }
    lanes[laneIndex(of: presentation.overlay.lane)].waiting.putFirst(
      WaitingLine.Entry(
        id: presentation.id, overlay: presentation.overlay, arrival: presentation.arrival,
        interruption: interruption))
  }

  private mutating func refuse(
    _ entry: WaitingLine.Entry, _ refusal: Refusal, commands: inout [Command]
  ) {
    finish(entry.name)
    commands.append(.refuse(entry.id, refusal))
  }
}
