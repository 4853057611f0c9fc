import Scripts
@testable import UsherCore

extension SplitMix {
  /// A random script of all events, ordered by time.
  ///
  /// Many of them make no sense.
  mutating func script() -> [Timed] {
    var script: [Timed] = chance(9, outOf: 10) ? [(0, .viewportChanged(.phone))] : []
    var time = 0
    for _ in 0..<int(in: 5...40) {
      time += pick(0, int(in: 0...30), int(in: 0...400), int(in: 0...1500))
      script += step(at: time)
      time = script.last?.time ?? time
    }
    return script
  }

  private mutating func step(at time: Int) -> [Timed] {
    let id = OverlayID(UInt64(int(in: 1...6)))
    return switch int(in: 0...21) {
    case 0...3: [(time, .presentRequested(id, request())), (time, .measured(id, size()))]
    case 4: [(time, .presentRequested(id, request()))]
    case 5, 6: [(time, .measured(id, size()))]
    case 7: [(time, .dismissRequested(.overlay(id)))]
    case 8: [(time, chance(1, outOf: 2) ? .dismissRequested(selection()) : .timePassed)]
    case 9: [(time, .viewportChanged(chance(1, outOf: 2) ? .phone : viewport()))]
    case 10: [(time, .keyPressed(pick(.escape, .return)))]
    case 11: [(time, .actionTaken(id, ActionID(0), dismisses: chance(1, outOf: 2)))]
    case 13...18: [(time, policyEvent(about: id))]
    case 12: [(time, chance(1, outOf: 12) ? .hostClosed : .timePassed)]
    case 19:
      [
        (time, .moreRequested(lane(), pick(.top, .bottom))),
        (time, .detentSelected(id, pick(.medium, .large))), (time, .adapted(id, request())),
      ]
    default:
      gesture(
        from: time,
        at: OverlayPoint(x: double(in: 100...300), y: pick(30, 60, 400, 700, double(in: 0...800))))
    }
  }
}
