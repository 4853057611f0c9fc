/// Decides what is shown, where, when and how it moves.
///
/// Start reading here. A value without a clock: `handle` takes what happened and the moment, and
/// returns what to do once; `draw` says what is visible at a moment; `wakeup` says when to call again.
/// What is due is performed before an event is looked at, each step as of its own deadline, so calling
/// more often changes nothing: inserting `.timePassed` anywhere yields the same commands and an equal
/// engine.
///
/// Moments must not run backwards; one earlier than the last counts as the last.
public struct OverlayEngine: Hashable, Sendable {
  var lane: Lane
  var surface = Surface.pending
  var preferences = Preferences()
  var press: Press?
  private var latest = Instant(nanoseconds: .min)

  /// Makes an engine that shows nothing.
  ///
  /// - Parameter capacity: How many overlays may be shown at once; less than 1 counts as 1. Beyond 1,
  ///   those of one placement lie over each other, the latest in front.
  public init(capacity: Int = 1) {
    lane = Lane(capacity: max(capacity, 1))
  }

  /// Takes one event and returns what must be done about it, in order.
  ///
  /// Linear in the number of shown overlays; waiting ones add O(log n) to the events that name them.
  public mutating func handle(_ event: Event, at now: Instant) -> [Command] {
    latest = max(latest, now)
    var commands: [Command] = []
    settle(dueBy: latest, commands: &commands)
    route(event, at: latest, commands: &commands)
    admit(commands: &commands)
    return commands
  }

  /// When time itself will next change something.
  public var wakeup: Wakeup {
    if lane.shown.contains(where: { $0.phase.isMoving }) { return .nextFrame }
    return lane.shown.compactMap { $0.phase.deadline }.min().map { .at($0) } ?? .never
  }

  /// The overlays that are shown, back to front, from the request being admitted to the exit's end.
  public var shown: [OverlayID] { lane.shown.map { $0.id } }

  /// The overlays that wait, the next one first; O(n).
  public var waiting: [OverlayID] { lane.waiting.entries.map { $0.id } }

  /// How many overlays wait; O(1).
  public var waitingCount: Int { lane.waiting.count }

  private mutating func route(_ event: Event, at now: Instant, commands: inout [Command]) {
    switch event {
    case .presentRequested(let id, let overlay): present(id, overlay, commands: &commands)
    case .dismissRequested(let selection): dismiss(selection, at: now, commands: &commands)
    case .measured(let id, let size): measure(id, as: size, at: now, commands: &commands)
    case .viewportChanged(let viewport): changeViewport(to: viewport, at: now, commands: &commands)
    case .hostClosed: close(commands: &commands)
    case .pointerChanged(let stage, let sample):
      movePointer(stage, sample, at: now, commands: &commands)
    case .keyPressed(let key): pressKey(key, at: now, commands: &commands)
    case .actionTaken(let id, let action, let dismisses):
      takeAction(action, of: id, dismisses: dismisses, at: now, commands: &commands)
    case .preferencesChanged(let preferences): self.preferences = preferences
    case .timePassed: break
    }
  }
}
