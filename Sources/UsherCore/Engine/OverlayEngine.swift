/// The engine that decides which overlays are shown, when, where and how they move.
///
/// Start reading here. The engine is a value without a clock. `handle` takes an event and its
/// moment, and returns commands to carry out once. `draw` describes what is visible at a moment.
/// `wakeup` tells when to call again.
///
/// Due steps are performed before an event is handled, each as of its own deadline. Calling more
/// often therefore changes nothing: inserting `.timePassed` anywhere yields the same commands and
/// an equal engine.
///
/// Moments must not run backwards; a moment earlier than the last one counts as the last one.
public struct OverlayEngine: Hashable, Sendable {
  /// Every known lane, in order of creation; the main lane is always the first.
  var lanes: [Lane]
  /// The shown overlays, back to front, in order of admission.
  var presentations: [Presentation] = []
  var surface = Surface.pending
  /// The user's system preferences, as last reported by the host.
  public internal(set) var preferences = Preferences()
  /// The reasons to pause countdowns of all overlays.
  var attention: Attention = []
  var press: Press?
  /// The overlay with the keyboard's focus trapped inside; `nil` if there is none.
  var focused: OverlayID?
  /// The ends of the delays of delayed requests.
  var delays = DeadlineQueue()
  /// The expiries of requests in line.
  var expiries = DeadlineQueue()
  var tallies: [OverlayName: NameTally] = [:]
  var arrivals = 0
  private var latest = Instant(nanoseconds: .min)

  /// Creates an engine without overlays.
  ///
  /// - Parameter settings: The settings of the main lane; by default, it shows one overlay at a
  ///   time.
  public init(_ settings: LaneSettings = LaneSettings()) {
    lanes = [Lane(id: .main, place: 0)]
    set(settings, of: 0)
  }

  /// Handles an event and returns the commands to carry out, in sequence.
  ///
  /// Linear in the number of shown overlays and lanes. For each waiting overlay that an event
  /// concerns, O(log n) is added.
  public mutating func handle(_ event: Event, at now: Instant) -> [Command] {
    latest = max(latest, now)
    var commands: [Command] = []
    settle(dueBy: latest, commands: &commands)
    route(event, at: latest, commands: &commands)
    fill(at: latest, commands: &commands)
    follow(at: latest, commands: &commands)
    // Steps that take no time are performed at once.
    settle(dueBy: latest, commands: &commands)
    return commands
  }

  /// The time of the next `Event.timePassed`, for a host that draws every frame of a motion.
  public var wakeup: Wakeup { wakeup(playsMotion: false) }

  /// Returns the time of the next `Event.timePassed`, for a host that draws every frame or plays
  /// motion by itself.
  ///
  /// - Parameter playsMotion: Whether the host plays each `motionTrack(of:from:framesPerSecond:)`
  ///   and each `timeLeftTrack(of:from:)` by itself.
  /// - Returns: `nextFrame` while a motion has to be drawn frame by frame; for a host that plays
  ///   motion, only while something that moves has no track. Otherwise the next deadline or, for a
  ///   host that plays motion, the end of a track, where the settled scene is drawn. `never` if
  ///   nothing will happen by itself.
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
