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
  /// Every lane that was named so far, in that order; the main one is always the first.
  var lanes: [Lane]
  /// Whose turn has come, back to front, which is the order in which they were admitted.
  var presentations: [Presentation] = []
  var surface = Surface.pending
  /// What a person asked of every app, as the host told last.
  public internal(set) var preferences = Preferences()
  /// What a person is busy with that concerns every overlay.
  var attention: Attention = []
  var press: Press?
  /// Which overlay keeps the keyboard's focus inside itself.
  var focused: OverlayID?
  /// When delayed requests join their lines.
  var delays = DeadlineQueue()
  /// When those in line expire.
  var expiries = DeadlineQueue()
  var tallies: [OverlayName: NameTally] = [:]
  var arrivals = 0
  private var latest = Instant(nanoseconds: .min)

  /// Makes an engine that shows nothing.
  ///
  /// - Parameter settings: How the main lane works; without any, it shows one at a time.
  public init(_ settings: LaneSettings = LaneSettings()) {
    lanes = [Lane(id: .main, place: 0)]
    set(settings, of: 0)
  }

  /// Takes one event and returns what must be done about it, in order.
  ///
  /// Linear in the number of shown overlays and lanes; waiting ones add O(log n) to the events that
  /// name them, for each one that is named.
  public mutating func handle(_ event: Event, at now: Instant) -> [Command] {
    latest = max(latest, now)
    var commands: [Command] = []
    settle(dueBy: latest, commands: &commands)
    route(event, at: latest, commands: &commands)
    fill(at: latest, commands: &commands)
    follow(at: latest, commands: &commands)
    // What takes no time at all is over at once.
    settle(dueBy: latest, commands: &commands)
    return commands
  }

  /// When time itself will next change something.
  public var wakeup: Wakeup { wakeup(playsMotion: false) }

  /// When time itself will next change something that a host has to do something about.
  ///
  /// - Parameter playsMotion: Whether the host plays each `motionTrack(of:from:framesPerSecond:)` and each
  ///   `timeLeftTrack(of:from:)` by itself.
  /// - Returns: `wakeup` for a host that draws every frame. For one that plays motion, `nextFrame` only while
  ///   something that moves has no track, and otherwise the next deadline or the end of a track, where the
  ///   settled scene is drawn. `never` means that nothing moves, as for any host.
  public func wakeup(playsMotion: Bool) -> Wakeup {
    var next = nextDeadline?.moment
    for index in presentations.indices {
      let change =
        playsMotion
        ? presentations[index].nextCall(from: latest)
        : presentations[index].nextChange(from: latest)
      guard let change else { continue }
      if change <= latest { return .nextFrame }
      next = min(next ?? change, change)
    }
    return next.map { .at($0) } ?? .never
  }

  private mutating func route(_ event: Event, at now: Instant, commands: inout [Command]) {
    switch event {
    case .presentRequested(let id, let overlay): present(id, overlay, at: now, commands: &commands)
    case .updateRequested(let id, let overlay):
      update(id, to: overlay, at: now, commands: &commands)
    case .contentReplaced(let id, let needs):
      replaceContent(of: id, needs: needs, at: now, commands: &commands)
    case .lifetimeChanged(let id, let lifetime):
      changeLifetime(of: id, to: lifetime, at: now, commands: &commands)
    case .transitionReplaced(let id, let transition):
      replaceTransition(of: id, by: transition, at: now, commands: &commands)
    case .dismissRequested(let selection): dismiss(selection, at: now, commands: &commands)
    case .countedDismissRequested(let name): dismissCounted(name, at: now, commands: &commands)
    case .countChanged(let name, let count): setCount(of: name, to: count)
    case .turnTaken(let id): takeTurn(id, at: now, commands: &commands)
    case .turnDeclined(let id): declineTurn(id, commands: &commands)
    case .laneConfigured(let id, let settings): configure(id, settings, commands: &commands)
    case .lanePaused(let id): withLane(id) { $0.isPaused = true }
    case .laneResumed(let id): withLane(id) { $0.isPaused = false }
    case .measured(let id, let size): measure(id, as: size, at: now, commands: &commands)
    case .viewportChanged(let viewport): changeViewport(to: viewport, at: now, commands: &commands)
    case .preferencesChanged(let preferences): self.preferences = preferences
    case .attentionChanged(let reasons, let id, let isPresent):
      changeAttention(reasons, of: id, isPresent: isPresent, at: now, commands: &commands)
    case .hostClosed: close(commands: &commands)
    case .pointerChanged(let stage, let sample):
      movePointer(stage, sample, at: now, commands: &commands)
    case .keyPressed(let key): pressKey(key, at: now, commands: &commands)
    case .backdropUsed(let id): useBackdrop(of: id, at: now, commands: &commands)
    case .actionTaken(let id, let action, let dismisses):
      takeAction(action, of: id, dismisses: dismisses, at: now, commands: &commands)
    case .timePassed: break
    }
  }
}
