internal import Usher
@_spi(Facades) internal import UsherCore

/// The turns of a manager without a screen, decided by an overlay engine of its own.
///
/// The first caller hands over the queued events until none is left. Events from other callers
/// meanwhile are handed over by the first caller, too.
final class OwnTurns: Sendable {
  private let desk = Atomic(Desk())
  private let time: any TimeSource

  private struct Desk: Sendable {
    var engine = OverlayEngine()
    /// The events that the engine has not received yet; the first one gives the engine a viewport,
    /// and so room to show a task.
    var line = [
      OverlayEvent.viewportChanged(OverlayViewport(size: OverlaySize(width: 1, height: 1)))
    ]
    var isServed = false
    /// The moment of the earliest scheduled wakeup; `nil` for none.
    var alarm: Instant?
  }

  init(time: any TimeSource) {
    self.time = time
  }

  /// Whether the interval after the last task still runs and delays the next task.
  var isInGap: Bool {
    desk.withLock { $0.engine.isInGap(.main, at: time.now) }
  }

  /// Requests a turn for a task; the turn may come before the call returns.
  func ask(for number: Int, priority: Int, taker: any TurnTaker) {
    let overlay = OverlayConfiguration(
      priority: Priority(priority), lifetime: .infinite, hasCondition: true, drawing: .app)
    receive([.presentRequested(OverlayID(UInt64(number)), overlay)], taker: taker)
  }

  /// Ends the turn of a dismissed task; the next turn comes after `gap`.
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

  /// Hands the queued events to the engine and returns the commands.
  ///
  /// Returns `nil` if no event is queued; another caller may then hand over the next ones.
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
    case .notify(_, .didPresent), .notify(_, .willDismiss), .notify(_, .didDismiss): break
    // The engine sends none of these for overlays that the app draws, and no invalid events are
    // sent to it.
    case .attach, .measure, .refresh, .expand, .adopt, .merge, .summarize, .detach, .perform,
      .performTap, .refuse, .pressDefault, .claimPointer, .trapFocus, .restoreFocus, .offerMore,
      .followAnchor, .unfollowAnchor, .report:
      break
    }
  }

  /// Schedules a wakeup for the engine's next deadline, unless an earlier wakeup is scheduled;
  /// `taker` is kept alive until then.
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
