/// The engine that decides which overlays are shown, when, where and how they move.
///
/// Start reading here. The engine is a value without a clock. `receive` accepts an event with its
/// moment, and returns commands to perform once. `draw` describes the visible overlays at a moment.
/// `wakeup` is the time of the next call.
///
/// Before `receive` applies an event, it performs the due steps, such as timeouts, each as of its
/// deadline. Therefore it doesn't matter how often the host calls it. For example, an additional
/// `.timePassed` between two events changes neither the commands nor the engine.
///
/// If a moment is earlier than the previous one, the previous moment is used.
public struct OverlayEngine: Equatable, Sendable {
  /// Every known lane, in order of creation, the main lane first.
  package internal(set) var lanes = Row<Lane>()
  /// The shown overlays in order of admission, and therefore from back to front.
  package internal(set) var presentations = Row<Presentation>()
  package internal(set) var window = WindowState.pending
  package internal(set) var isVisible = true
  /// The moment of the last event, and the conditions that apply to all overlays.
  package internal(set) var step = Step()
  package internal(set) var press: Press?
  /// The modal overlay that traps the keyboard focus, or `nil` if there is none.
  package internal(set) var focused: OverlayID?
  /// Whether the backdrop of any overlay received the pointer when `follow()` last ran.
  package internal(set) var isShutOff = false
  /// The delayed requests, with the moments at which their delays end.
  package internal(set) var delays = DeadlineQueue()
  /// The requests in line and kept requests that have a maximum wait, with the moments at which
  /// they expire.
  package internal(set) var expiries = DeadlineQueue()
  /// The current quiet rules, in the order in which they started.
  package internal(set) var quiets: [QuietRule] = []
  package internal(set) var tallies: [OverlayName: NameTally] = [:]
  package internal(set) var arrivals = 0
  /// The deadline of the next due step, or `nil` if there is none.
  // This is stored because finding it for each event would take 10 % of `receive`.
  var nextDeadline: Instant?

  /// Creates an engine without overlays.
  ///
  /// - Parameter settings: The settings of the main lane. By default, it shows one overlay at a
  ///   time.
  public init(_ settings: LaneSettings = LaneSettings()) {
    set(settings, of: laneIndex(of: .main))
  }

  /// Receives an event, and returns the commands to perform in sequence.
  ///
  /// Each step takes linear time in the number of shown overlays and lanes. The shown overlays are
  /// checked once more for each lane that has waiting overlays or an arrangement. Each waiting
  /// overlay that the step affects adds O(log n).
  public mutating func receive(_ event: OverlayEvent, at now: Instant) -> [OverlayCommand] {
    var dueCount = 0
    return receive(event, at: now, dueCount: &dueCount)
  }

  /// Receives an event, and sets `dueCount` to the number of commands that were due before the
  /// event.
  package mutating func receive(
    _ event: OverlayEvent, at now: Instant, dueCount: inout Int
  ) -> [OverlayCommand] {
    let now = max(step.now, now)
    if let nextDeadline, nextDeadline <= now { performDue(by: now) }
    step.now = now
    dueCount = step.commandCount
    // `.timePassed` has no other effect than the due steps, which were performed above.
    if case .timePassed = event { return step.removeCommands() }
    let course = press?.course
    route(event)
    // If the pointer only moves and no drag starts, turns, places and focus don't change.
    if case .pointerChanged(.moved, _) = event, press?.course == course {
      return step.removeCommands()
    }
    admitWaiting()
    follow()
    // The event may have created steps that are due now, for example the end of a lifetime of zero.
    performDue(by: now)
    return step.removeCommands()
  }

  /// The user's system preferences, as last reported by the host.
  package var preferences: Preferences { step.preferences }

  /// The time of the next `OverlayEvent.timePassed`, for a host that draws every frame of a motion.
  public var wakeup: Wakeup { wakeup(playsMotion: false) }

  /// Returns the time of the next `OverlayEvent.timePassed`.
  ///
  /// - Parameter playsMotion: Whether the host plays each `motionTrack(of:from:framesPerSecond:)`
  ///   and `timeLeftTrack(of:from:)` itself.
  /// - Returns: `nextFrame` if the host must draw every frame because an overlay moves. A host that
  ///   plays motion must do so only for overlays that move without a track. The result is `never`
  ///   if only an event can change something. Otherwise, it is the next deadline or, if earlier,
  ///   the start of a delayed motion. For a host that plays motion, the result may be the end of a
  ///   track instead of a start.
  package func wakeup(playsMotion: Bool) -> Wakeup {
    // Without overlays, only a quiet rule may have a deadline, and its end needs no call.
    if presentations.isEmpty, waitingCount == 0 { return .never }
    var next = nextDeadline
    for index in presentations.indices {
      let change =
        playsMotion
        ? presentations[index].nextCall(from: step.now)
        : presentations[index].nextChange(from: step.now)
      guard let change else { continue }
      if change <= step.now { return .nextFrame }
      next = min(next ?? change, change)
    }
    return next.map { .at($0) } ?? .never
  }

  private mutating func route(_ event: OverlayEvent) {
    switch event {
    case .presentRequested(let id, let overlay): present(id, overlay)
    case .updateRequested(let id, let overlay):
      update(id, to: overlay)
    case .adapted(let id, let overlay): update(id, to: overlay, restarts: false)
    case .contentReplaced(let id, let needs):
      replaceContent(of: id, needs: needs)
    case .lifetimeChanged(let id, let lifetime):
      changeLifetime(of: id, to: lifetime)
    case .detentSelected(let id, let detent): selectDetent(detent, of: id)
    case .transitionReplaced(let id, let transition):
      replaceTransition(of: id, by: transition)
    case .dismissRequested(let selection): dismiss(selection)
    case .countedDismissRequested(let name): dismissCounted(name)
    case .countChanged(let name, let count): setCount(of: name, to: count)
    case .turnAccepted(let id): acceptTurn(id)
    case .turnDeclined(let id): declineTurn(id)
    case .dismissalAccepted(let id, let reason): acceptDismissal(of: id, for: reason)
    case .laneConfigured(let id, let settings): configure(id, settings)
    case .lanePaused(let id): withLane(id) { $0.isPaused = true }
    case .laneResumed(let id): withLane(id) { $0.isPaused = false }
    case .quietBegan(let id, let quiet): beginQuiet(id, quiet)
    case .quietEnded(let id): endQuiet(id)
    case .measured(let id, let size): measure(id, as: size)
    case .contentResized(let id, let size): resizeContent(of: id, to: size)
    case .viewportChanged(let viewport): changeViewport(to: viewport)
    case .visibilityChanged(let isVisible): changeVisibility(to: isVisible)
    case .preferencesChanged(let preferences): step.preferences = preferences
    case .timeoutScaleChanged(let timeoutScale): changeTimeoutScale(to: timeoutScale)
    case .attentionChanged(let reasons, let id, let isPresent):
      changeAttention(reasons, of: id, isPresent: isPresent)
    case .focusMoved(let id, let isInside): moveFocus(isInside: isInside, of: id)
    case .textTyped(let id): changeAttention(.focusWithin, of: id, isPresent: true)
    case .containerRemoved(let id): losePlace(of: id)
    case .anchorMoved(let id, let visibility): moveAnchor(id, visibility)
    case .focusedAreaChanged(let area): moveFocusedArea(to: area)
    case .ownerGone(let id): dismiss(id, for: .ownerGone)
    case .hostClosed: close()
    case .pointerChanged(let stage, let sample):
      movePointer(stage, sample)
    case .keyPressed(let key): pressKey(key)
    case .overlayTapped(let id): tap(.overlay, of: id)
    case .backdropUsed(let id): tap(.backdrop, of: id)
    case .moreRequested(let lane, let placement): openMore(of: lane, at: placement)
    case .actionTaken(let id, let action, let dismisses):
      performAction(action, of: id, dismisses: dismisses)
    case .actionCompleted(let id, let action): dismiss(id, for: .button(action))
    case .timePassed: break
    }
  }
}

extension OverlayEngine {
  /// Restores an engine from its stored values.
  ///
  /// The caller must check that the values are consistent, and then call `planNextStep()`.
  package init(
    lanes: Row<Lane>, presentations: Row<Presentation>, window: WindowState, isVisible: Bool,
    step: Step, press: Press?, focused: OverlayID?, isShutOff: Bool, delays: DeadlineQueue,
    expiries: DeadlineQueue, tallies: [OverlayName: NameTally], arrivals: Int, quiets: [QuietRule]
  ) {
    self.lanes = lanes
    self.presentations = presentations
    self.window = window
    self.isVisible = isVisible
    self.step = step
    self.press = press
    self.focused = focused
    self.isShutOff = isShutOff
    self.delays = delays
    self.expiries = expiries
    self.tallies = tallies
    self.arrivals = arrivals
    self.quiets = quiets
  }

  /// Finds the next deadline of a restored engine.
  package mutating func planNextStep() {
    performDue(by: step.now)
    _ = step.removeCommands()
  }
}
