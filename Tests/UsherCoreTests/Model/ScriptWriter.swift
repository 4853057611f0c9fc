import Scripts
import UsherCore

/// Writes a random script about admission, event by event, with the answers of a host that is
/// sometimes late and sometimes silent.
///
/// Most numbers are from small sets, so that times, names and priorities coincide.
struct ScriptWriter {
  var random: SplitMix
  /// Chooses the askers separately, so that a script without askers has the same events.
  var randomAskers: SplitMix
  /// Whether entrances fade, for the entire script.
  let entranceFades: Bool
  let exitFades: Bool
  /// Whether overlays have backdrops, with scrims that appear and disappear immediately.
  let hasBackdrops: Bool
  let laneCount: Int
  /// Whether lanes take turns with each other.
  let hasGroups: Bool
  /// Whether lanes may be lists.
  ///
  /// If so, places change immediately, because the model has no motion.
  let hasLists: Bool
  /// Whether overlays may have anchors.
  ///
  /// If so, places also change immediately.
  let hasAnchors: Bool
  /// Whether requests may be made inside the work of others.
  let hasAskers: Bool
  /// Whether lanes may have a rate.
  let hasRates: Bool
  private var now = 0
  private var nextID: UInt64 = 1
  private var answers: [Timed] = []
  private var opening: [OverlayEvent]

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    randomAskers = SplitMix(state: ~seed)
    hasAskers = randomAskers.chance(1, outOf: 2)
    entranceFades = random.chance(1, outOf: 3)
    exitFades = random.chance(1, outOf: 3)
    hasBackdrops = random.chance(1, outOf: 2)
    laneCount = random.int(in: 2...4)
    hasGroups = random.chance(1, outOf: 2)
    hasLists = random.chance(1, outOf: 2)
    hasRates = random.chance(1, outOf: 3)
    hasAnchors = random.chance(1, outOf: 2)
    opening = random.chance(1, outOf: 8) ? [] : [.viewportChanged(.phone)]
    if hasLists || hasAnchors {
      opening.append(.preferencesChanged(Preferences(reducesMotion: true)))
    }
    for lane in 0..<laneCount where random.chance(3, outOf: 4) {
      opening.append(.laneConfigured(LaneID(lane), laneSettings()))
    }
  }

  /// The next event.
  mutating func next() -> Timed {
    if !opening.isEmpty { return (0, opening.removeFirst()) }
    if let index = answers.firstIndex(where: { $0.time <= now }) {
      return (now, answers.remove(at: index).event)
    }
    pass()
    if let soonest = answers.map({ $0.time }).min(), soonest <= now { now = soonest }
    if let index = answers.firstIndex(where: { $0.time <= now }) {
      return (now, answers.remove(at: index).event)
    }
    // Sometimes, the clock runs backward.
    let time = random.chance(1, outOf: 80) ? now - random.int(in: 1...3000) : now
    return (time, event())
  }

  /// Plans the answers to the engine's commands.
  mutating func answer(_ commands: [OverlayCommand]) {
    for command in commands {
      switch command {
      case .measure(let id, _): plan(.measured(id, .card))
      case .checkCondition(let id):
        plan(random.chance(3, outOf: 4) ? .turnAccepted(id) : .turnDeclined(id))
      case .checkDismissal(let id, let reason):
        if random.chance(2, outOf: 3) { plan(.dismissalAccepted(id, reason)) }
      case .followAnchor(let id): plan(.anchorMoved(id, visibility()))
      // An update of an exiting overlay, for example after its anchor was removed.
      case .notify(let id, .willDismiss) where hasAnchors && random.chance(1, outOf: 6):
        plan(.updateRequested(id, overlay()))
      case .attach, .refresh, .expand, .adopt, .merge, .summarize, .detach, .notify, .perform,
        .performTap, .pressDefault, .refuse, .claimPointer, .trapFocus, .restoreFocus, .offerMore,
        .unfollowAnchor, .report:
        break
      }
    }
  }

  private mutating func plan(_ answer: OverlayEvent) {
    if random.chance(1, outOf: 25) { return }
    let delay = random.chance(3, outOf: 4) ? 0 : random.pick(1, 50, 100, random.int(in: 1...400))
    answers.append((now + delay, answer))
  }

  private mutating func pass() {
    switch random.int(in: 0...9) {
    case 0...3: break
    case 4...6: now += 50 * random.int(in: 1...6)
    case 7: now += random.int(in: 1...100)
    case 8: now += random.int(in: 1...2000)
    default: if random.chance(1, outOf: 10) { now += random.int(in: 1...10_000_000) }
    }
  }

  private mutating func event() -> OverlayEvent {
    switch random.int(in: 0...99) {
    case 0...33: return present()
    case 34...39: return .updateRequested(someID(), overlay())
    case 40: return .contentReplaced(someID(), needs: nil)
    case 41...43: return .lifetimeChanged(someID(), lifetime())
    case 44...48: return .dismissRequested(selection())
    case 49:
      let id = someID()
      return random.pick(
        .ownerGone(id), .actionCompleted(id, ActionID(0)), .dismissalAccepted(id, .escape))
    case 50: return .containerRemoved(someID())
    case 51...54: return .countedDismissRequested(name())
    case 55: return .countChanged(name(), random.int(in: -1...3))
    case 56: return random.pick(.turnAccepted(someID()), .turnDeclined(someID()))
    case 57...60: return .laneConfigured(lane(), laneSettings())
    case 61: return .lanePaused(lane())
    case 62...63: return .laneResumed(lane())
    case 64: return .measured(someID(), .card)
    case 65: return .contentResized(someID(), .card)
    case 66...67: return .viewportChanged(viewport())
    case 68:
      let reducesMotion = hasLists || hasAnchors || random.chance(1, outOf: 2)
      return .preferencesChanged(Preferences(reducesMotion: reducesMotion))
    case 69...73: return attention()
    case 74: return .focusMoved(someID(), isInside: random.chance(2, outOf: 3))
    case 75: return .textTyped(someID())
    case 76: return random.chance(1, outOf: 8) ? .hostClosed : .timePassed
    case 77...79: return .keyPressed(.escape)
    case 80: return .keyPressed(.return)
    case 81...85:
      return .actionTaken(someID(), ActionID(0), dismisses: random.chance(1, outOf: 2))
    case 86...88: return .transitionReplaced(someID(), transition())
    case 89:
      let id = someID()
      return id.rawValue.isMultiple(of: 2) ? .overlayTapped(id) : .backdropUsed(id)
    case 90...91: return .visibilityChanged(isVisible: random.chance(2, outOf: 3))
    case 92...94: return quiet()
    case 95...96:
      return .timeoutScaleChanged(
        random.pick(.times(1), .times(2), .times(3), .times(10), .endless, .times(0), .times(20)))
    case 97...98:
      return hasAnchors ? .anchorMoved(anchor(), visibility()) : .timePassed
    default: return .timePassed
    }
  }

  private mutating func transition() -> OverlayTransition {
    random.chance(1, outOf: 20) ? OverlayTransition(fade: .linear(-1)) : fade()
  }

  private mutating func present() -> OverlayEvent {
    if random.chance(1, outOf: 20) { return .presentRequested(someID(), overlay()) }
    nextID += 1
    var overlay = overlay()
    overlay.askers = askers()
    return .presentRequested(OverlayID(nextID - 1), overlay)
  }

  /// Some of the latest requests, mostly with their own askers, or none in most cases.
  private mutating func askers() -> [OverlayID] {
    guard hasAskers, randomAskers.chance(1, outOf: 2) else { return [] }
    let latest = (0...randomAskers.int(in: 0...2)).map { _ in
      OverlayID(nextID - min(UInt64(randomAskers.int(in: 2...6)), nextID))
    }
    return Array(Set(latest)).sorted()
  }

  /// A quiet rule that starts or ends.
  private mutating func quiet() -> OverlayEvent {
    let id = QuietID(UInt64(random.int(in: 1...3)))
    guard random.chance(1, outOf: 2) else { return .quietEnded(id) }
    return .quietBegan(id, random.quiet(in: lane(), name: name()))
  }

  /// The id of one of the latest requests, or of the next request.
  private mutating func someID() -> OverlayID {
    OverlayID(nextID - min(UInt64(random.int(in: 0...6)), nextID))
  }

  private mutating func viewport() -> OverlayViewport {
    switch random.int(in: 0...5) {
    case 0: OverlayViewport(size: .zero)
    case 1: OverlayViewport(size: OverlaySize(width: 300, height: 500))
    case 2: OverlayViewport(size: OverlaySize(width: -1, height: 500))
    default: .phone
    }
  }

  private mutating func attention() -> OverlayEvent {
    let signs: Attention = random.pick(.hover, .focusWithin, [.hover, .keyboardOpen], .all)
    let id: OverlayID? = random.chance(1, outOf: 3) ? nil : someID()
    return .attentionChanged(signs, of: id, isPresent: random.chance(2, outOf: 5))
  }

  private mutating func selection() -> OverlaySelection<OverlayName> {
    let lane: LaneID? = random.chance(1, outOf: 2) ? lane() : nil
    switch random.int(in: 0...9) {
    case 0...3: return .overlay(someID())
    case 4...5: return .named(name(), in: lane)
    case 6: return .upTo(random.pick(.low, .normal), in: lane)
    case 7: return .shown(in: lane)
    case 8: return .waiting(in: lane)
    default: return .all(in: lane)
    }
  }
}
