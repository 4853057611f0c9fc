import OverlayProperties
import Scripts
@testable import UsherCore

// Random requests with all policies, and random events around them.

extension SplitMix {
  /// A random overlay, mostly an ordinary overlay with a few changes.
  mutating func request() -> OverlayConfiguration {
    var overlay = overlay()
    for _ in 0..<int(in: 0...5) {
      switch int(in: 0...6) {
      case 0: overlay.name = name()
      case 1: overlay.lane = lane()
      case 2:
        overlay.name = name()
        overlay.identity = pick(
          .ignore, .coalesceWithLast, .updateInPlace, .mergeAndCount,
          .refuseEqualPriority, .allow)
      case 3: overlay.hasCondition = true
      case 4: overlay.drawing = .app
      case 5:
        overlay.tap = reaction()
        overlay.backdrop = Backdrop(
          tap: reaction(), isModal: chance(1, outOf: 2), fadeIn: timing(), fadeOut: timing(),
          spotlight: chance(1, outOf: 3) ? Spotlight() : nil)
      default:
        let settings = OverlayProperty.all.filter { $0.topic == .turn || $0.topic == .time }
          .flatMap(\.settings)
        vary(&overlay, by: settings[int(in: 0...settings.count - 1)])
      }
    }
    overlay.replaced = chance(1, outOf: 3) ? transition() : nil
    return overlay
  }

  /// Sets a property to a random choice of the values that the playground offers.
  mutating func vary(_ overlay: inout OverlayConfiguration, by setting: OverlayProperty.Setting) {
    switch setting.kind {
    case .choice(let titles, _, let select): select(&overlay, int(in: 0...titles.count - 1))
    case .toggle(_, let set): set(&overlay, chance(1, outOf: 2))
    case .number(let range, _, _, _, let set): set(&overlay, double(in: range))
    }
  }

  mutating func name() -> OverlayName { OverlayName(UInt64(int(in: 1...3))) }
  mutating func lane() -> LaneID { LaneID(int(in: 0...2)) }
  mutating func attention() -> Attention { Attention(rawValue: UInt16(int(in: 0...127))) }

  mutating func precedence() -> Precedence {
    pick(
      .queue, .stack,
      .replace(dropsWaiting: chance(1, outOf: 3), restoresReplaced: chance(1, outOf: 2)))
  }

  mutating func reaction() -> TapBehavior {
    pick(.dismiss, .absorb, .forward, .delayExit(by: .milliseconds(int(in: -50...500))))
  }

  mutating func laneSettings() -> LaneSettings {
    let least = int(in: 0...200)
    return LaneSettings(
      capacity: int(in: 0...3),
      order: pick(.priority, .arrival),
      overflow: pick(.wait, .wait, .dismissOldest, .refuse, .dropOldest),
      maximumWaiting: pick(.max, int(in: -1...4)),
      gap: pick(
        .none, .constant(.milliseconds(int(in: -10...300))),
        .random(.milliseconds(least)...(.milliseconds(least + int(in: 0...200))), seed: next())),
      rate: chance(1, outOf: 3)
        ? Rate(
          int(in: 0...3), per: .milliseconds(int(in: -10...800)), then: pick(.summarize, .refuse))
        : nil,
      arrangement: pick(
        .layered, .list(spacing: double(in: 0...20)),
        .collapsed(CollapsedStack(visibleCount: int(in: 1...3)))),
      takesTurnsWith: chance(1, outOf: 2) ? lane() : nil)
  }

  mutating func quiet() -> Quiet {
    Quiet(
      below: pick(nil, .normal, .high), names: chance(1, outOf: 3) ? [name()] : nil,
      lane: chance(1, outOf: 3) ? lane() : nil,
      length: chance(1, outOf: 2) ? .milliseconds(int(in: -10...800)) : nil,
      afterwards: pick(.showAll, .summarize, .discard))
  }

  mutating func selection() -> OverlaySelection<OverlayName> {
    let lane = chance(1, outOf: 2) ? nil : lane()
    return pick(
      .overlay(OverlayID(UInt64(int(in: 1...6)))), .named(name(), in: lane),
      .upTo(pick(.low, .normal, .high), in: lane), .shown(in: lane), .waiting(in: lane),
      .all(in: lane))
  }

  /// A random event about lanes, turns, names or attention.
  ///
  /// The id may be any id.
  mutating func policyEvent(about id: OverlayID) -> OverlayEvent {
    switch int(in: 0...27) {
    case 27: .dismissalAccepted(id, pick(.escape, .swipe, .button(ActionID(1))))
    case 26: .contentResized(id, OverlaySize(width: double(in: 1...400), height: 60))
    case 25:
      .focusedAreaChanged(
        pick(nil, OverlayRect(x: 20, y: double(in: -50...850), width: 300, height: 40)))
    case 24: .timeoutScaleChanged(pick(.times(double(in: 1...10)), .times(1), .endless, .times(-1)))
    case 23: .quietEnded(QuietID(UInt64(int(in: 1...2))))
    case 22: .quietBegan(QuietID(UInt64(int(in: 1...2))), quiet())
    case 21: .actionCompleted(id, ActionID(0))
    case 20: .ownerGone(id)
    case 19: .containerRemoved(id)
    case 18: .textTyped(id)
    case 17: .focusMoved(id, isInside: chance(1, outOf: 2))
    case 16: .visibilityChanged(isVisible: chance(2, outOf: 3))
    case 14, 15: .transitionReplaced(id, transition())
    case 13: .contentReplaced(id, needs: nil)
    case 0: .laneConfigured(lane(), laneSettings())
    case 1: .lanePaused(lane())
    case 2, 3: .laneResumed(lane())
    case 4: .turnDeclined(id)
    case 5, 6: .turnAccepted(id)
    case 7: .updateRequested(id, request())
    case 8: .lifetimeChanged(id, lifetime())
    case 9: .countedDismissRequested(name())
    case 10: .countChanged(name(), int(in: -1...4))
    case 11: .preferencesChanged(Preferences(reducesMotion: chance(1, outOf: 2)))
    default:
      .attentionChanged(
        attention(), of: chance(1, outOf: 3) ? nil : id, isPresent: chance(1, outOf: 2))
    }
  }
}
