internal import Usher

/// The turns of a manager that has no screen: an engine decides them, with nothing else to show.
///
/// Whoever asks serves the line until it is empty. What others ask meanwhile is done there, too.
final class OwnTurns: Sendable {
  private let desk = Atomic(Desk())
  private let time: any TimeSource

  private struct Desk: Sendable {
    var engine = OverlayEngine()
    /// What has happened and was not handled yet; at first, that there is room.
    var line = [Event.viewportChanged(Viewport(size: Size(width: 1, height: 1)))]
    var isServed = false
    /// The earliest moment at which time will be told.
    var alarm: Instant?
  }

  init(time: any TimeSource) {
    self.time = time
  }

  /// Whether nothing new is shown because a task has just gone.
  var isInGap: Bool {
    desk.withLock { $0.engine.isInGap(.main, at: time.now) }
  }

  /// Asks for a turn for a task, which may come before this returns.
  func ask(for number: Int, priority: Int, taker: any TurnTaker) {
    let overlay = Overlay(
      priority: Priority(priority), lifetime: .untilDismissed, asksFirst: true, drawing: .app)
    handle([.presentRequested(OverlayID(UInt64(number)), overlay)], taker: taker)
  }

  /// Takes back the turn of a task that has gone; the next one comes after `gap`.
  func giveBack(_ number: Int, gap: Gap, taker: any TurnTaker) {
    let dismissal = Event.dismissRequested(.overlay(OverlayID(UInt64(number))))
    handle([.laneConfigured(.main, LaneSettings(gap: gap)), dismissal], taker: taker)
  }

  private func handle(_ events: [Event], taker: any TurnTaker) {
    let isServed = desk.withLock { desk in
      desk.line += events
      defer { desk.isServed = true }
      return desk.isServed
    }
    guard !isServed else { return }
    while let commands = takeCommands() {
      for command in commands { perform(command, taker: taker) }
    }
    arm(taker)
  }

  /// Handles what is in line; `nil` where nothing is, and then it is not served any more.
  private func takeCommands() -> [Command]? {
    desk.withLock { desk in
      guard !desk.line.isEmpty else {
        desk.isServed = false
        return nil
      }
      let events = desk.line
      desk.line = []
      return events.flatMap { desk.engine.handle($0, at: time.now) }
    }
  }

  private func perform(_ command: Command, taker: any TurnTaker) {
    switch command {
    case .offerTurn(let id):
      let takesTurn = taker.offer(Int(id.rawValue))
      desk.withLock { $0.line.append(takesTurn ? .turnTaken(id) : .turnDeclined(id)) }
    case .notify(let id, .willPresent): taker.begin(Int(id.rawValue))
    case .notify(_, .didPresent), .notify(_, .willDismiss), .notify(_, .didDismiss): break
    // What the app draws leads to none of these, and what makes no sense is not asked.
    case .attach, .measure, .refresh, .unfold, .adopt, .detach, .perform, .performTap, .refuse,
      .claimPointer, .trapFocus, .restoreFocus, .report:
      break
    }
  }

  /// Sees to it that time is told when something is due; whoever is to be told is kept until then.
  private func arm(_ taker: any TurnTaker) {
    let alarm = desk.withLock { desk -> Instant? in
      guard case .at(let moment) = desk.engine.wakeup else { return nil }
      if let known = desk.alarm, known <= moment { return nil }
      desk.alarm = moment
      return moment
    }
    guard let alarm else { return }
    time.wake(at: alarm) {
      self.desk.withLock { if $0.alarm == alarm { $0.alarm = nil } }
      self.handle([.timePassed], taker: taker)
    }
  }
}
