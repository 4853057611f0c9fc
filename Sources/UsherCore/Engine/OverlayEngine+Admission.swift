extension OverlayEngine {
  /// Lets a request enter its lane: shows the overlay, puts the request in line, or refuses the
  /// request.
  mutating func enter(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    guard !mustBeKept(entry, lane: lane) else {
      keep(entry, lane: lane)
      return
    }
    enterNow(entry, lane: lane)
  }

  /// Lets a request that need not be kept enter its lane.
  // Apart, as `accept` knows the answer already, and asking again takes 4 % of a request.
  mutating func enterNow(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    if lanes[lane].settings.rate != nil, !entry.isRestored,
      let excess = lanes[lane].excess(entry.overlay, at: step.now)
    {
      return turnAway(entry, lane: lane, as: excess)
    }
    guard !lanes[lane].isPaused, !isQuiet(entry.overlay) else {
      wait(entry, lane: lane)
      return
    }
    switch entry.precedence {
    case .queue where !entry.overlay.askers.isEmpty:
      takePlace(fromWork: entry, lane: lane)
    case .queue:
      queue(entry, lane: lane)
    case .replace(let dropsWaiting, let restoresReplaced):
      replace(
        with: entry, lane: lane, dropsWaiting: dropsWaiting, restores: restoresReplaced)
    case .stack:
      admit(entry, as: .stacked)
    }
  }

  /// Ends a request beyond the rate of its lane.
  private mutating func turnAway(
    _ entry: WaitingLine.Entry, lane: Lane.Index, as excess: Rate.Excess
  ) {
    switch excess {
    case .summarize:
      step.give(.summarize(entry.id, in: lanes[lane].id, at: entry.overlay.placement))
      end(entry, for: .summarized)
    case .refuse: refuse(entry, .laneFull(lanes[lane].id))
    }
  }

  /// Whether overlays can be shown now.
  var canShow: Bool { isVisible && window == .open && step.viewport.hasArea }

  /// Shows waiting overlays of all lanes while there is room, group by group.
  mutating func admitWaiting() {
    guard canShow else { return }
    guard keptCount > 0 else { return serveLines() }
    releaseKept(behindQuestions: false)
    serveLines()
    // What has taken its turn may wait for one of them.
    releaseAsked()
  }

  /// Shows waiting overlays that are in line while there is room, group by group.
  private mutating func serveLines() {
    for lead in lanes.indices {
      while let (lane, floor) = nextTurn(inGroupOf: lead),
        let next = lanes[lane].waiting.popFirst(on: floor)
      {
        expiries.remove(next.id)
        admit(next, as: .turn)
      }
    }
  }

  /// Whether a lane would show the next overlay in line on any floor now, or as soon as the gap has
  /// ended.
  func canAdmit(_ lane: Lane.Index) -> Bool { nextFloor(of: lane) != nil }

  /// Returns the floor of the overlay that a lane would show next, now or as soon as the gap has
  /// ended; `nil` if there is none.
  func nextFloor(of lane: Lane.Index) -> Floor? {
    guard lanes[lane].waiting.count > 0 else { return nil }
    guard lanes[lane].settings.showsModalsAbove else {
      return canAdmit(lane, on: .whole) ? .whole : nil
    }
    var floor = lanes[lane].waiting.firstFloor
    while let next = floor {
      if canAdmit(lane, on: next) { return next }
      floor = lanes[lane].waiting.floor(after: next)
    }
    return nil
  }

  /// Whether a lane would show the next overlay in line on a floor now, or as soon as the gap has
  /// ended.
  private func canAdmit(_ lane: Lane.Index, on floor: Floor) -> Bool {
    guard hasRoom(lane, on: floor), let next = lanes[lane].waiting.first(on: floor) else {
      return false
    }
    return questions(above: next.priority, on: floor, inGroupOf: lane).isEmpty
      && !isWaitingForShown(next.id)
  }

  /// Whether a lane may show another overlay on a floor, apart from the gap and the overlays ahead
  /// in line.
  private func hasRoom(_ lane: Lane.Index, on floor: Floor) -> Bool {
    !lanes[lane].isPaused && places(leftIn: lane, on: floor) > 0
  }

  /// Whether a request enters its lane only later: overlays cannot be shown, an overlay is shown
  /// that the request waits for, or there is no place above its askers.
  func mustBeKept(_ entry: WaitingLine.Entry, lane: Lane.Index) -> Bool {
    guard canShow, !isWaitingForShown(entry.id) else { return true }
    guard entry.overlay.askers.isEmpty else { return !hasPlace(fromWork: entry, lane: lane) }
    if case .stack = entry.overlay.precedence { return false }
    let floor = lanes[lane].settings.floor(of: entry.overlay)
    return !questions(above: entry.priority, on: floor, inGroupOf: lane).isEmpty
  }

  mutating func acceptTurn(_ id: OverlayID) {
    guard let index = checkedIndex(of: id) else { return }
    presentations[index].beginTurn(isAttached: false, in: &step)
  }

  mutating func declineTurn(_ id: OverlayID) {
    guard let index = checkedIndex(of: id) else { return }
    remove(at: index, for: .declined)
  }

  /// Returns the index of the overlay whose condition is checked; `nil` if no answer is expected
  /// any longer.
  ///
  /// An answer for a request that has not ended is a race and not reported.
  private mutating func checkedIndex(of id: OverlayID) -> Presentation.Index? {
    if let index = shownIndex(of: id), case .checking = presentations[index].phase { return index }
    if !isPending(id) { step.give(.report(.unknownOverlay(id))) }
    return nil
  }

  /// Lets a request with the precedence `queue` enter its lane, by the lane's overflow rule.
  private mutating func queue(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    let (id, floor) = (lanes[lane].id, lanes[lane].settings.floor(of: entry.overlay))
    switch lanes[lane].settings.overflow {
    case .wait, .dropOldest:
      wait(entry, lane: lane)
    case .refuse:
      if lanes[lane].waiting.count(on: floor) >= places(leftIn: lane, on: floor) {
        refuse(entry, .laneFull(id))
      } else {
        wait(entry, lane: lane)
      }
    case .dismissOldest:
      let (isFull, oldest) = evictable(for: entry, lane: lane, on: floor)
      if isFull, let oldest {
        evict(at: oldest, for: entry)
      } else if !isFull, isNobodyWaiting(inGroupOf: lane, on: floor), lanes[lane].gapEnd <= step.now
      {
        admit(entry, as: .turn)
      } else {
        wait(entry, lane: lane)
      }
    }
  }

  /// Returns whether a lane is full, apart from its own exiting overlays, which make room already,
  /// and its first overlay that a request may evict.
  private func evictable(
    for entry: WaitingLine.Entry, lane: Lane.Index, on floor: Floor
  ) -> (isFull: Bool, oldest: Presentation.Index?) {
    let staying = staying(in: lanes[lane].id, on: floor)
    let oldest = staying.first {
      presentations[$0].overlay.isEvictable && presentations[$0].overlay.priority <= entry.priority
    }
    return (places(leftIn: lane, on: floor, besides: staying.count) <= 0, oldest)
  }

  private mutating func evict(at oldest: Presentation.Index, for entry: WaitingLine.Entry) {
    let evicted = presentations[oldest].id
    dismiss(at: oldest, for: .evicted)
    admit(entry, as: .evicted(evicted))
  }

  /// Returns the overlay that a request from inside work evicts, as no asker stays above which it
  /// would have a place; `nil` for none.
  func evicted(byWork entry: WaitingLine.Entry, lane: Lane.Index) -> Presentation.Index? {
    guard lanes[lane].settings.overflow == .dismissOldest, !entry.isRestored,
      front(of: entry.overlay.askers) == nil
    else { return nil }
    let floor = lanes[lane].settings.floor(of: entry.overlay)
    let (isFull, oldest) = evictable(for: entry, lane: lane, on: floor)
    return isFull ? oldest : nil
  }

  private mutating func takePlace(fromWork entry: WaitingLine.Entry, lane: Lane.Index) {
    if let oldest = evicted(byWork: entry, lane: lane) {
      evict(at: oldest, for: entry)
    } else {
      admit(entry, as: .turn)
    }
  }

  /// Shows the overlay of a request with the precedence `replace` in place of the lane's others,
  /// puts the request in line, or refuses the request.
  private mutating func replace(
    with entry: WaitingLine.Entry, lane: Lane.Index, dropsWaiting: Bool, restores: Bool
  ) {
    let (id, floor) = (lanes[lane].id, lanes[lane].settings.floor(of: entry.overlay))
    let askers = entry.overlay.askers
    // A reply need not take the place of those that would only come back to places of their own.
    let staying =
      restores && floor == .replying ? [] : staying(in: id, on: floor, above: askers)
    if let blocker = highest(of: staying), blocker.priority > entry.overlay.priority {
      refuse(entry, .higherPriorityShown(blocker.id))
      return
    }
    let replaced = staying.map { presentations[$0].id }
    // Other lanes of the group do not make room for it.
    let waits = replaced.isEmpty && askers.isEmpty && isFilledByOthers(lane, on: floor)
    if waits, lanes[lane].settings.maximumWaiting < 1 {
      refuse(entry, .laneFull(id))
      return
    }
    if dropsWaiting {
      dropWaiting(in: id, for: .superseded) { $0.removeAll(on: floor, except: askers) }
    }
    if waits {
      wait(entry, lane: lane)
    } else {
      displace(staying, restores: restores)
      admit(entry, as: .replaced(replaced))
    }
  }

  /// Puts a request in line, or refuses the request if the line is full and its turn would not come
  /// at once.
  private mutating func wait(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    // In this order, as counting the places first takes 3 % of a request.
    guard
      lanes[lane].hasRoomToWait || goesOn(entry, lane: lane) || dropOldest(for: entry, lane: lane)
    else {
      refuse(entry, .laneFull(lanes[lane].id))
      return
    }
    lanes[lane].waiting.insert(entry.with(isQuiet: isQuiet(entry.overlay)))
    beginWait(of: entry)
  }

  /// Ends the least important request of a full lane, if the lane's rule says so; of equals, the
  /// one that has waited longest.
  ///
  /// - Returns: Whether a request has ended, so that `entry` may wait in its place.
  mutating func dropOldest(for entry: WaitingLine.Entry, lane: Lane.Index) -> Bool {
    guard lanes[lane].settings.overflow == .dropOldest, lanes[lane].settings.maximumWaiting > 0
    else { return false }
    let oldest = (lanes[lane].waiting.inOrder + lanes[lane].delayed.inOrder)
      .filter { !entry.overlay.askers.contains($0.id) }
      .min { ($0.priority, $0.arrival) < ($1.priority, $1.arrival) }
    guard let oldest, oldest.priority <= entry.priority else { return false }
    return cancel(oldest.id, for: .evicted)
  }

  /// Whether the turn of a request comes at once if the request waits in line.
  private func goesOn(_ entry: WaitingLine.Entry, lane: Lane.Index) -> Bool {
    let floor = lanes[lane].settings.floor(of: entry.overlay)
    return hasRoom(lane, on: floor) && lanes[lane].waiting.isEmpty(on: floor)
      && lanes[lane].gapEnd <= step.now && !isQuiet(entry.overlay)
  }

  /// Keeps a request until it can enter its lane, so that its precedence counts then.
  mutating func keep(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    lanes[lane].delayed.insert(entry)
    beginWait(of: entry)
  }

  /// Lets the kept requests enter their lanes, as if they came now, one after the other.
  ///
  /// - Parameter behindQuestions: Whether also those of lanes that wait for a question enter, to be
  ///   kept again if they still wait for it.
  mutating func releaseKept(behindQuestions: Bool) {
    guard keptCount > 0 else { return }
    releaseAsked()
    // All of them leave the lines first: a request that drops waiting ones drops none that came
    // after it.
    var kept: [WaitingLine.Entry] = []
    for lane in lanes.indices where behindQuestions || !isQuestionShown(inGroupOf: lane) {
      for entry in lanes[lane].delayed.inOrder
      where isKept(entry) && entry.overlay.askers.isEmpty && !isWaitingForShown(entry.id) {
        _ = lanes[lane].delayed.remove(entry.id)
        kept.append(entry)
      }
    }
    kept.sort { $0.turn(by: .arrival) < $1.turn(by: .arrival) }
    for entry in kept {
      // What came before is shown below it, and is not kept waiting by the place that it takes.
      if entry.overlay.precedence == .stack { serveLines() }
      arrivals += 1
      let arrived = entry.updated(to: entry.overlay, arrival: arrivals)
      enter(arrived, lane: laneIndex(of: entry.overlay.lane))
      if !isWaiting(entry.id) { expiries.remove(entry.id) }
    }
  }

  /// The number of kept requests: of the delayed and kept ones, those without a deadline.
  private var keptCount: Int {
    var count = -delays.count
    for lane in lanes.indices { count += lanes[lane].delayed.count }
    return count
  }

  /// Whether a delayed or kept request is a kept one.
  func isKept(_ entry: WaitingLine.Entry) -> Bool { delays.deadline(of: entry.id) == nil }

  /// Begins the maximum wait of a request, unless the wait has begun before.
  private mutating func beginWait(of entry: WaitingLine.Entry) {
    guard let maximumWait = entry.overlay.maximumWait, expiries.deadline(of: entry.id) == nil else {
      return
    }
    expiries.add(entry.id, at: step.now.advanced(by: maximumWait))
  }

  /// Begins the turn of a request.
  private mutating func admit(_ entry: WaitingLine.Entry, as admission: PendingState.Admission) {
    let index = presentations.append(Presentation(entry, admission))
    switch presentations[index].phase {
    case .checking: step.give(.checkCondition(entry.id))
    case .measuring, .entering, .resting, .dragged, .returning, .exiting:
      presentations[index].beginTurn(isAttached: entry.interruption != nil, in: &step)
    }
  }

  /// Dismisses or interrupts overlays, listed back to front, to make room for a new overlay.
  private mutating func displace(_ staying: [Presentation.Index], restores: Bool) {
    // From front to back, so that removing an unseen overlay does not shift the indices still to
    // come.
    for index in staying.reversed() {
      // An overlay that the app draws cannot be put aside, and one with a postponed dismissal need
      // not return.
      let comesBack =
        restores && presentations[index].overlay.drawing == .host
        && presentations[index].postponed == nil
      let isSeen = presentations[index].phase.acceptsInput
      switch (comesBack, isSeen) {
      case (true, true):
        let countdown = presentations[index].keptCountdown(in: step)
        presentations[index].giveWay(to: .interrupted(countdown), in: &step)
      case (false, true):
        presentations[index].giveWay(to: .dismissed(.replaced), in: &step)
      case (true, false):
        putBack(at: index, countdown: presentations[index].keptCountdown(in: step))
      case (false, false): remove(at: index, for: .replaced)
      }
    }
  }

  /// Puts an interrupted overlay back at the head of the line.
  mutating func putBack(at index: Presentation.Index, countdown: Countdown?) {
    let presentation = presentations.remove(at: index)
    let interruption: Interruption?
    switch presentation.phase {
    case .checking: interruption = nil
    case .measuring, .entering, .resting, .dragged, .returning, .exiting:
      interruption = Interruption(
        countdown: countdown, progress: presentation.progress,
        collapseState: presentation.collapseState,
        restarts: presentation.restarts, avoidedFrom: presentation.avoidedFrom)
    }
    arrivals += 1
    let lane = laneIndex(of: presentation.overlay.lane)
    let entry = WaitingLine.Entry(
      id: presentation.id, overlay: presentation.overlay, arrival: presentation.arrival,
      restoration: arrivals, interruption: interruption)
    if entry.overlay.askers.isEmpty {
      lanes[lane].waiting.insert(entry.with(isQuiet: isQuiet(entry.overlay)))
    } else {
      lanes[lane].delayed.insert(entry)
    }
  }

  private mutating func refuse(_ entry: WaitingLine.Entry, _ refusal: Refusal) {
    removeRequest(named: entry.name)
    step.give(.refuse(entry.id, refusal))
  }
}
