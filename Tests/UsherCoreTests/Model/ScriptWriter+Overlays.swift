import Scripts
import UsherCore

extension ScriptWriter {
  mutating func overlay() -> OverlayConfiguration {
    var overlay = OverlayConfiguration.model
    overlay.lane = lane()
    overlay.lifetime = lifetime()
    if random.chance(1, outOf: 2) { overlay.readingTime = .milliseconds(random.pick(50, 300)) }
    if random.chance(2, outOf: 3) { overlay.name = name() }
    if random.chance(1, outOf: 2) { overlay.priority = random.pick(.low, .normal, .high) }
    if random.chance(1, outOf: 3) { overlay.precedence = precedence() }
    if random.chance(1, outOf: 2) {
      overlay.identity = random.pick(
        .ignore, .coalesceWithLast, .updateInPlace, .updateInPlace, .mergeAndCount,
        .mergeAndCount, .refuseEqualPriority)
    }
    if random.chance(1, outOf: 8) { overlay.variant = UInt32(random.int(in: 1...4)) }
    overlay.isEvictable = random.chance(3, outOf: 4)
    overlay.isReply = random.chance(1, outOf: 3)
    overlay.offersUndo = random.chance(1, outOf: 3)
    overlay.underRate = random.pick(.mayEnd, .mayEnd, .mayEnd, .stays, .wasCounted)
    if random.chance(1, outOf: 6) { overlay.delay = .milliseconds(random.pick(50, 100, 200)) }
    if random.chance(1, outOf: 5) { overlay.maximumWait = .milliseconds(random.pick(0, 50, 300)) }
    if random.chance(1, outOf: 4) { overlay.minimumTime = .milliseconds(random.pick(50, 200, 500)) }
    overlay.hasCondition = random.chance(1, outOf: 6)
    if random.chance(1, outOf: 3) { overlay.pausesFor = random.pick([], .hover, .focusWithin) }
    if random.chance(1, outOf: 3) { overlay.resumePolicy = .restart }
    if random.chance(1, outOf: 6) { overlay.drawing = .app }
    overlay.dismissesOnEscape = random.chance(1, outOf: 2)
    overlay.asksBeforeDismissal = random.chance(1, outOf: 4)
    if hasBackdrops {
      overlay.backdrop = Backdrop(
        isModal: random.chance(1, outOf: 3), fadeIn: .linear(0), fadeOut: .linear(0))
    }
    if entranceFades { overlay.entrance = fade() }
    if exitFades {
      overlay.exit = fade()
      if random.chance(1, outOf: 3) { overlay.replaced = fade() }
    }
    if hasAnchors, random.chance(1, outOf: 2) { overlay.anchor = .beside(anchor()) }
    if random.chance(1, outOf: 6) { overlay.reducedMotion = .keep }
    if random.chance(1, outOf: 40) { overlay.minimumTime = .milliseconds(-1) }
    return overlay
  }

  mutating func anchor() -> AnchorID { AnchorID(UInt64(random.int(in: 1...3))) }

  /// An anchor in the middle, hidden in a list, removed or invalid.
  mutating func visibility() -> AnchorVisibility {
    let frame = OverlayRect(
      x: 100, y: random.chance(1, outOf: 2) ? 200 : 300, width: 60, height: 20)
    let list = OverlayRect(x: 0, y: 100, width: 300, height: 150)
    let all = OverlayRect(x: 0, y: 0, width: 300, height: 500)
    return switch random.int(in: 0...11) {
    case 0...1: .removed
    case 2: .hidden
    case 3: .visible(OverlayRect(x: 0, y: 0, width: -1, height: 20), clip: all)
    case 4...6: .visible(frame, clip: list)
    default: .visible(frame, clip: all)
    }
  }

  mutating func lifetime() -> OverlayDuration {
    switch random.int(in: 0...11) {
    case 0: .timed(.zero)
    case 1...3: .infinite
    case 4: random.chance(1, outOf: 8) ? .timed(.milliseconds(-500)) : .timed(.seconds(2))
    case 5: .reading(atLeast: .milliseconds(random.pick(-1, 0, 100, 100)))
    default: .timed(.milliseconds(50 * random.int(in: 1...10)))
    }
  }

  mutating func name() -> OverlayName {
    OverlayName(UInt64(random.int(in: 1...4)))
  }

  mutating func lane() -> LaneID {
    LaneID(random.int(in: 0...(laneCount - 1)))
  }

  mutating func laneSettings() -> LaneSettings {
    var settings = random.plainLaneSettings()
    settings.showsModalsAbove = random.chance(2, outOf: 3)
    // Two overlays fit on the phone, and one in the low window.
    if hasLists, random.chance(2, outOf: 3) {
      settings.arrangement = .list(spacing: 150)
      if random.chance(1, outOf: 2) { settings.capacity = 5 }
    }
    if hasRates, random.chance(2, outOf: 3) { settings.rate = rate() }
    // Mostly the same lead, but sometimes another lane, the lane itself, or a lane without
    // requests.
    if hasGroups, random.chance(3, outOf: 4) {
      settings.takesTurnsWith = random.pick(.main, .main, lane(), LaneID(laneCount))
    }
    return settings
  }

  private mutating func rate() -> Rate {
    Rate(
      random.pick(0, 1, 1, 2, 3), per: .milliseconds(random.pick(-50, 50, 100, 300, 800, 5000)),
      then: random.pick(.summarize, .summarize, .refuse), passing: random.pick(.normal, .high))
  }

  mutating func fade() -> OverlayTransition {
    OverlayTransition(
      fade: random.chance(1, outOf: 3) ? nil : .linear(random.pick(0, 50, 100, 200)))
  }

  private mutating func precedence() -> Precedence {
    random.chance(1, outOf: 4)
      ? .stack
      : .replace(
        dropsWaiting: random.chance(1, outOf: 3), restoresReplaced: random.chance(1, outOf: 2))
  }
}

extension SplitMix {
  mutating func plainLaneSettings() -> LaneSettings {
    LaneSettings(
      capacity: pick(0, 1, 1, 2, 3, 4), order: pick(.priority, .arrival),
      overflow: pick(.wait, .wait, .dismissOldest, .refuse, .dropOldest),
      maximumWaiting: chance(2, outOf: 3) ? .max : pick(-1, 0, 1, 2, 4),
      gap: chance(1, outOf: 2)
        ? .none : .constant(.milliseconds(pick(-50, 50, 100, int(in: 1...500)))))
  }
}

extension SplitMix {
  /// Returns a quiet rule, mostly with one condition.
  mutating func quiet(in lane: LaneID, name: OverlayName) -> Quiet {
    Quiet(
      below: chance(1, outOf: 2) ? pick(.normal, .high) : nil,
      names: chance(1, outOf: 4) ? [name] : nil, lane: chance(1, outOf: 4) ? lane : nil,
      length: chance(1, outOf: 2) ? .milliseconds(pick(-50, 0, 50, 100, 300)) : nil,
      afterwards: pick(.showAll, .summarize, .discard))
  }
}

extension OverlayConfiguration {
  /// The overlay that the scripts vary.
  ///
  /// It has neither entrance nor exit. It is centered, because overlays of several lanes would move
  /// at an edge.
  static let model = OverlayConfiguration(
    placement: .center, entrance: OverlayTransition(), exit: OverlayTransition())
}
