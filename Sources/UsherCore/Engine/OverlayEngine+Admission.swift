extension OverlayEngine {
  /// Shows, queues, keeps or refuses a request when it arrives at its lane.
  mutating func enter(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    guard !mustBeKept(entry, lane: lane) else {
      keep(entry, lane: lane)
      return
    }
    enterNow(entry, lane: lane)
  }

  /// Shows, queues or refuses a request for which `mustBeKept(_:lane:)` returned `false`.
  ///
  /// If the request exceeds the lane's rate, it is refused or counted by a summary.
  // `accept` calls this function directly, because it has already checked `mustBeKept`. A second
  // check would take 4 % of a request.
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

  /// Summarizes or refuses a request because it exceeds its lane's rate.
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

  var canShow: Bool { isVisible && window == .open && step.viewport.hasArea }

  /// Shows waiting overlays of all lanes while there are free places.
  ///
  /// Before that, kept requests enter their lanes, unless their group shows a modal overlay.
  mutating func admitWaiting() {
    guard canShow else { return }
    guard keptCount > 0 else { return serveLines() }
    releaseKept(behindQuestions: false)
    serveLines()
    // A kept request whose asker was just shown can now be shown above the asker.
    releaseAsked()
  }

  /// Shows overlays in line while there are free places, one group of lanes after another.
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

  /// Whether a lane could show an overlay from its line now, ignoring its gap.
  func canAdmit(_ lane: Lane.Index) -> Bool { nextFloor(of: lane) != nil }

  /// Returns the first floor on which a lane could show an overlay now, ignoring its gap.
  ///
  /// Returns `nil` if the lane can't show an overlay on any floor.
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

  private func canAdmit(_ lane: Lane.Index, on floor: Floor) -> Bool {
    guard hasRoom(lane, on: floor), let next = lanes[lane].waiting.first(on: floor) else {
      return false
    }
    return questions(above: next.priority, on: floor, inGroupOf: lane).isEmpty
      && !isWaitingForShown(next.id)
  }

  /// Whether a lane isn't paused and has a free place on a floor.
  ///
  /// The lane's gap and its waiting requests are ignored.
  private func hasRoom(_ lane: Lane.Index, on floor: Floor) -> Bool {
    !lanes[lane].isPaused && places(leftIn: lane, on: floor) > 0
  }

  /// Whether a request must be kept instead of entering its lane now.
  ///
  /// A request must be kept if one of these conditions is true:
  /// - Overlays can't be shown now.
  /// - The work of the request's own overlay requested an overlay that is shown.
  /// - The work of another overlay made the request, and `hasPlace(fromWork:lane:)` returns
  ///   `false`.
  /// - The lane's group shows a modal overlay with the same or a higher priority. This doesn't
  ///   apply to modal requests, to the precedence `stack`, or to lanes without floors.
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

  /// Returns the index of an overlay whose condition is being checked, or `nil` if it isn't being
  /// checked.
  ///
  /// An unknown overlay is reported. Other pending overlays aren't, because the app may just have
  /// responded late.
  private mutating func checkedIndex(of id: OverlayID) -> Presentation.Index? {
    if let index = shownIndex(of: id), case .checking = presentations[index].phase { return index }
    if !isPending(id) { step.give(.report(.unknownOverlay(id))) }
    return nil
  }

  /// Shows, queues or refuses a request with the precedence `queue`, depending on the lane's
  /// `overflow`.
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

  /// Returns whether a lane is full, and its oldest overlay that a request may evict, or `nil` if
  /// there is none.
  ///
  /// Exiting overlays are ignored, because their places become free anyway.
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

  /// Returns the index of the overlay that a request from an overlay's work would evict.
  ///
  /// Returns `nil` if the request wouldn't evict an overlay, for example because one of its askers
  /// is shown and not exiting.
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

  /// Replaces overlays by a request with the precedence `replace`, or queues or refuses the
  /// request.
  private mutating func replace(
    with entry: WaitingLine.Entry, lane: Lane.Index, dropsWaiting: Bool, restores: Bool
  ) {
    let (id, floor) = (lanes[lane].id, lanes[lane].settings.floor(of: entry.overlay))
    let askers = entry.overlay.askers
    // If the replaced overlays return later, a reply doesn't replace other replies, because any
    // number of replies can be shown together.
    let staying =
      restores && floor == .replying ? [] : staying(in: id, on: floor, above: askers)
    if let blocker = highest(of: staying), blocker.priority > entry.overlay.priority {
      refuse(entry, .higherPriorityShown(blocker.id))
      return
    }
    let replaced = staying.map { presentations[$0].id }
    // Overlays in other lanes of the group can't be replaced. If they use all places, the request
    // waits.
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

  /// Puts a request in line, or refuses it if the line is full and the request can't be shown now.
  private mutating func wait(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    // `hasRoomToWait` is checked first, because counting places in `goesOn` takes 3 % of a request.
    guard
      lanes[lane].hasRoomToWait || goesOn(entry, lane: lane) || dropOldest(for: entry, lane: lane)
    else {
      refuse(entry, .laneFull(lanes[lane].id))
      return
    }
    lanes[lane].waiting.insert(entry.with(isQuiet: isQuiet(entry.overlay)))
    beginWait(of: entry)
  }

  /// Ends a waiting request to make room for `entry`, if the lane's `overflow` is `dropOldest`.
  ///
  /// The earliest request with the lowest priority ends, unless its priority is higher than the
  /// priority of `entry`. Askers of `entry` don't end.
  mutating func dropOldest(for entry: WaitingLine.Entry, lane: Lane.Index) -> Bool {
    guard lanes[lane].settings.overflow == .dropOldest, lanes[lane].settings.maximumWaiting > 0
    else { return false }
    let oldest = (lanes[lane].waiting.inOrder + lanes[lane].delayed.inOrder)
      .filter { !entry.overlay.askers.contains($0.id) }
      .min { ($0.priority, $0.arrival) < ($1.priority, $1.arrival) }
    guard let oldest, oldest.priority <= entry.priority else { return false }
    return cancel(oldest.id, for: .evicted)
  }

  /// Whether a request could be shown immediately if it were put in line.
  private func goesOn(_ entry: WaitingLine.Entry, lane: Lane.Index) -> Bool {
    let floor = lanes[lane].settings.floor(of: entry.overlay)
    return hasRoom(lane, on: floor) && lanes[lane].waiting.isEmpty(on: floor)
      && lanes[lane].gapEnd <= step.now && !isQuiet(entry.overlay)
  }

  /// Keeps a request until it can enter its lane.
  ///
  /// The request's precedence takes effect when it enters the lane.
  mutating func keep(_ entry: WaitingLine.Entry, lane: Lane.Index) {
    lanes[lane].delayed.insert(entry)
    beginWait(of: entry)
  }

  /// Moves the kept requests into their lanes in order of arrival, as if they arrived now.
  ///
  /// - Parameter behindQuestions: Whether requests also enter lanes whose group shows a modal
  ///   overlay. Requests that must wait for that overlay are then kept again.
  mutating func releaseKept(behindQuestions: Bool) {
    guard keptCount > 0 else { return }
    releaseAsked()
    // All kept requests are removed first. Otherwise, a request that drops waiting requests would
    // also end kept requests that arrived later.
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
      // Earlier requests are shown first. Otherwise, they would have to wait for the place that the
      // stacked overlay uses.
      if entry.overlay.precedence == .stack { serveLines() }
      arrivals += 1
      let arrived = entry.updated(to: entry.overlay, arrival: arrivals)
      enter(arrived, lane: laneIndex(of: entry.overlay.lane))
      if !isWaiting(entry.id) { expiries.remove(entry.id) }
    }
  }

  /// The number of kept requests.
  ///
  /// `delayed` contains delayed and kept requests, but only delayed requests have a deadline in
  /// `delays`.
  private var keptCount: Int {
    var count = -delays.count
    for lane in lanes.indices { count += lanes[lane].delayed.count }
    return count
  }

  func isKept(_ entry: WaitingLine.Entry) -> Bool { delays.deadline(of: entry.id) == nil }

  /// Starts the maximum wait of a request, unless it has already started.
  private mutating func beginWait(of entry: WaitingLine.Entry) {
    guard let maximumWait = entry.overlay.maximumWait, expiries.deadline(of: entry.id) == nil else {
      return
    }
    expiries.add(entry.id, at: step.now.advanced(by: maximumWait))
  }

  private mutating func admit(_ entry: WaitingLine.Entry, as admission: PendingState.Admission) {
    let index = presentations.append(Presentation(entry, admission))
    switch presentations[index].phase {
    case .checking: step.give(.checkCondition(entry.id))
    case .measuring, .entering, .resting, .dragged, .returning, .exiting:
      presentations[index].beginTurn(isAttached: entry.interruption != nil, in: &step)
    }
  }

  /// Makes room for a new overlay by ending or interrupting the overlays at the given indices.
  ///
  /// The indices are in ascending order. If `restores` is `true`, the overlays return later, except
  /// for overlays that the app draws or whose dismissal was postponed.
  private mutating func displace(_ staying: [Presentation.Index], restores: Bool) {
    // Iterates from front to back, so that a removal doesn't shift the remaining indices.
    for index in staying.reversed() {
      // An overlay that the app draws can't be interrupted. An overlay with a postponed dismissal
      // is dismissed now instead of returning later.
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

  /// Returns an interrupted overlay to the head of the line.
  ///
  /// If the overlay was requested by another overlay's work, its request is kept instead.
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
