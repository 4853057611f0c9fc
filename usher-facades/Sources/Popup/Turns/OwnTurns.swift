internal import Usher
@_spi(Facades) internal import UsherCore

/// The turns of a manager without a screen, determined by the manager's own overlay engine.
///
/// The first caller sends the queued events to the engine until the queue is empty. If other
/// callers add events during this time, the first caller sends them too.
final class OwnTurns: Sendable {
  private let desk = Atomic(Desk())
  private let time: any TimeSource

  private struct Desk: Sendable {
    var engine = OverlayEngine()
    /// The events that the engine hasn't received yet.
    ///
    /// The first event sets the engine's viewport, because the engine shows tasks only in a
    /// viewport.
    var line = [
      OverlayEvent.viewportChanged(OverlayViewport(size: OverlaySize(width: 1, height: 1)))
    ]
    var isServed = false
    /// The moment of the earliest scheduled wakeup, or `nil` if none is scheduled.
    var alarm: Instant?
  }

  init(time: any TimeSource) {
    self.time = time
  }

  /// Whether the interval after the last task still delays the next task.
  var isInGap: Bool {
    desk.withLock { $0.engine.isInGap(.main, at: time.now) }
  }

  /// Requests a turn for a task.
  ///
  /// The turn can start before the call returns.
  func ask(for number: Int, priority: Int, taker: any TurnTaker) {
    let overlay = OverlayConfiguration(
      priority: Priority(priority), lifetime: .infinite, hasCondition: true, drawing: .app)
    receive([.presentRequested(OverlayID(UInt64(number)), overlay)], taker: taker)
  }

  /// Ends the turn of a dismissed task, and starts a gap before the next turn.
  func giveBack(_ number: Int, gap: Gap, taker: any TurnTaker) {
    let dismissal = OverlayEvent.dismissRequested(.overlay(OverlayID(UInt64(number))))
    receive([.laneConfigured(.main, LaneSettings(gap: gap)), dismissal], taker: taker)
  }

  private func receive(_ events: [OverlayEvent], taker: any TurnTaker) {
    let isServed = desk.withLock { desk in
      desk.line += events
      defer { desk.isServed = true }
      return desk.isServed
    }
    guard !isServed else { return }
    while let commands = receiveQueued() {
      for command in commands { perform(command, taker: taker) }
    }
    arm(taker)
  }

  /// Sends the queued events to the engine and returns the commands, or `nil` if no events are
  /// queued.
  ///
  /// After `nil`, a different caller can send the next events.
  private func receiveQueued() -> [OverlayCommand]? {
    desk.withLock { desk in
      guard !desk.line.isEmpty else {
        desk.isServed = false
        return nil
      }
      let events = desk.line
      desk.line = []
      return events.flatMap { desk.engine.receive($0, at: time.now) }
    }
  }

  private func perform(_ command: OverlayCommand, taker: any TurnTaker) {
    switch command {
    case .checkCondition(let id):
      let isAccepted = taker.offer(Int(id.rawValue))
      desk.withLock { $0.line.append(isAccepted ? .turnAccepted(id) : .turnDeclined(id)) }
    case .notify(let id, .willPresent): taker.begin(Int(id.rawValue))
    case .notify(_, .didPresent), .notify(_, .didSelectDetent), .notify(_, .willDismiss),
      .notify(_, .didDismiss):
      break
    // The engine sends none of these commands for overlays that the app draws, and it receives no
    // invalid events.
    case .attach, .measure, .refresh, .expand, .adopt, .merge, .summarize, .detach, .perform,
      .performTap, .refuse, .pressDefault, .claimPointer, .trapFocus, .restoreFocus, .offerMore,
      .followAnchor, .unfollowAnchor, .checkDismissal, .report:
      break
    }
  }

  /// Schedules a wakeup for the engine's next deadline, unless an earlier wakeup is scheduled.
  ///
  /// The wakeup retains `taker`.
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
      self.receive([.timePassed], taker: taker)
    }
  }
}
