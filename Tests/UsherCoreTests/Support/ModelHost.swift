import UsherCore

/// A host without a window.
///
/// It performs every command immediately, and records each overlay.
struct ModelHost {
  private(set) var engine: OverlayEngine
  /// The records of all requested overlays, by id.
  private(set) var records: [OverlayID: Record] = [:]
  /// The violated rules, in words.
  private(set) var faults: [String] = []
  /// The maximum number of shown overlays, or `nil` if some overlays need no room.
  private let limit: Int?

  /// The commands that named an overlay.
  struct Record {
    var milestones: [Milestone] = []
    var isAttached = false
    var attachments = 0
    var expansions = 0
    var isRefused = false
  }

  init(_ settings: LaneSettings, limit: Int?) {
    self.limit = limit
    engine = OverlayEngine(settings)
  }

  /// Sends an event to the engine, performs its commands and checks the invariants.
  mutating func receive(
    _ event: OverlayEvent, at now: Instant, answer: (OverlayID, SizeProposal) -> OverlaySize
  ) {
    if case .presentRequested(let id, _) = event, records[id] == nil { records[id] = Record() }
    var pending = [event]
    while !pending.isEmpty {
      let next = pending.removeFirst()
      for command in engine.receive(next, at: now) where !isLate(next, command) {
        perform(command, pending: &pending, answer: answer)
      }
      if pending.isEmpty { check() }
    }
  }

  /// Whether a command reports that the overlay was removed while an answer was pending.
  ///
  /// No host can avoid this race.
  private func isLate(_ answer: OverlayEvent, _ command: OverlayCommand) -> Bool {
    guard case .report(.unknownOverlay(let id)) = command else { return false }
    if case .measured(id, _) = answer { return true }
    return answer == .turnAccepted(id) || answer == .turnDeclined(id)
  }

  private mutating func perform(
    _ command: OverlayCommand, pending: inout [OverlayEvent],
    answer: (OverlayID, SizeProposal) -> OverlaySize
  ) {
    switch command {
    case .attach(let id):
      if records[id]?.isAttached == true { faults.append("\(id) attached twice") }
      records[id]?.isAttached = true
      records[id]?.attachments += 1
    case .measure(let id, let proposal):
      if records[id]?.isAttached != true { faults.append("\(id) measured while not attached") }
      pending.append(.measured(id, answer(id, proposal)))
    case .detach(let id):
      if records[id]?.isAttached != true { faults.append("\(id) detached while not attached") }
      records[id]?.isAttached = false
    case .notify(let id, let milestone):
      if case .didDismiss = milestone, records[id]?.isAttached == true {
        faults.append("\(id) dismissed before it was detached")
      }
      records[id]?.milestones.append(milestone)
    case .refuse(let id, let refusal):
      records[id]?.isRefused = true
      switch refusal {
      case .hostClosed, .higherPriorityShown: break
      case .invalid, .emptyContent, .duplicate, .priorityTaken, .laneFull:
        faults.append("\(id) refused: \(refusal)")
      }
    case .checkCondition(let id):
      pending.append(id.rawValue.isMultiple(of: 4) ? .turnDeclined(id) : .turnAccepted(id))
    case .checkDismissal(let id, let reason):
      if records[id]?.isAttached != true { faults.append("\(id) asked while not attached") }
      if !id.rawValue.isMultiple(of: 3) { pending.append(.dismissalAccepted(id, reason)) }
    case .followAnchor(let id):
      let frame = OverlayRect(x: 180, y: 400, width: 40, height: 20)
      pending.append(.anchorMoved(id, .visible(frame, clip: engine.bounds)))
    case .adopt, .merge, .summarize, .restoreFocus, .offerMore, .unfollowAnchor: break
    case .perform(let id, _), .claimPointer(let id), .refresh(let id), .performTap(let id, _),
      .trapFocus(let id), .pressDefault(let id):
      if records[id]?.isAttached != true { faults.append("\(command) while not attached") }
    case .expand(let id):
      if records[id]?.isAttached != true { faults.append("\(id) unfolded while not attached") }
      records[id]?.expansions += 1
      if records[id]?.expansions == 2 { faults.append("\(id) unfolded twice") }
    case .report(let invalidInput):
      faults.append("reported \(invalidInput)")
    }
  }

  private mutating func check() {
    let shown = engine.shown
    if let limit, shown.count > limit { faults.append("\(shown.count) shown at once") }
    if Set(shown).count < shown.count { faults.append("one overlay is shown twice") }
    if engine.waitingCount != engine.waiting.count { faults.append("waitingCount is wrong") }
    if shown.isEmpty, engine.waitingCount == 0, engine.wakeup != .never {
      faults.append("a wakeup for nothing")
    }
    for id in shown where records[id]?.isAttached != true { faults.append("\(id) not attached") }
  }
}

extension ModelHost.Record {
  /// Whether the milestones form one complete lifecycle, with exactly one reason.
  var isComplete: Bool {
    guard case .didDismiss(let reason) = milestones.last, !isAttached else { return false }
    let way = milestones.dropLast().filter {
      if case .didSelectDetent = $0 { false } else { true }
    }
    if attachments == 0 {
      // If requests were kept for a viewport, one may replace another in the same step.
      let unseen: [DismissReason] = [
        .cancelled, .superseded, .expired, .declined, .summarized, .suppressed, .ownerGone,
        .hostClosed, .replaced, .evicted,
      ]
      return way.isEmpty && unseen.contains(reason)
    }
    guard attachments == 1, ![.cancelled, .expired, .declined].contains(reason) else {
      return false
    }
    return way.isEmpty || way == [.willPresent, .willDismiss]
      || way == [.willPresent, .didPresent, .willDismiss]
  }
}
