import Testing

@testable import UsherCore

@Suite("Rates of lanes")
struct RateTests {
  private static func engine(_ rate: Rate, capacity: Int = 9) -> OverlayEngine {
    .open(with: LaneSettings(capacity: capacity, rate: rate))
  }

  /// The ids of the requests that were summarized, if requests are made at the given times.
  private static func summarized(_ engine: inout OverlayEngine, at times: [Int]) -> [UInt64] {
    var found: [UInt64] = []
    for (number, time) in times.enumerated() {
      let id = OverlayID(UInt64(number))
      let commands = engine.play([asking(id, at: time)])
      if commands == [
        .summarize(id, in: .main, at: .top), .notify(id, .didDismiss(.summarized)),
      ] {
        found.append(id.rawValue)
      }
    }
    return found
  }

  @Test("requests beyond the rate are summarized, even if others are waiting")
  func excess() {
    let rate = Rate(2, per: .milliseconds(100), then: .summarize)
    var engine = Self.engine(rate)
    let times = [0, 50, 99, 100, 149, 150, 200, 240, 250]
    // The time is counted back from each request, and summarized requests don't count.
    #expect(Self.summarized(&engine, at: times) == [2, 4, 7])
    var full = Self.engine(rate, capacity: 1)
    #expect(Self.summarized(&full, at: times) == [2, 4, 7])
    #expect(full.shown.count == 1 && full.waitingCount == 5)
  }

  @Test("a count below one is treated as one, and a negative time doesn't limit requests")
  func odd() {
    var none = Self.engine(Rate(0, per: .milliseconds(100), then: .summarize))
    #expect(Self.summarized(&none, at: [0, 0, 0]) == [1, 2])
    var never = Self.engine(Rate(1, per: .milliseconds(-5), then: .summarize))
    #expect(Self.summarized(&never, at: [0, 0, 0]).isEmpty)
  }

  @Test("requests with high priority and modal overlays don't count for the rate")
  func passing() {
    var engine = Self.engine(Rate(1, per: .seconds(1), then: .summarize))
    let question = OverlayConfiguration.plain().with(\.backdrop, Backdrop())
    engine.prepare([
      asking(OverlayID(11), .plain(priority: .high), at: 0), asking(OverlayID(12), question, at: 0),
    ])
    #expect(engine.shown == [OverlayID(11), OverlayID(12)])
    // Behind a modal overlay, a request is kept, and counts only when it enters.
    engine.prepare([
      asking(.first, at: 10), asking(.second, at: 10),
      (20, .dismissRequested(.overlay(OverlayID(12)))),
    ])
    #expect(engine.shown == [OverlayID(11), .first])
    #expect(!engine.waiting.contains(.second))
  }

  @Test("a lane can refuse requests beyond its rate, and a new rate starts a new count")
  func refusing() {
    var engine = Self.engine(Rate(1, per: .seconds(1), then: .refuse))
    engine.prepare([asking(.first, at: 0)])
    #expect(engine.play([asking(.second, at: 10)]) == [.refuse(.second, .laneFull(.main))])
    let other = LaneSettings(capacity: 9, rate: Rate(1, per: .seconds(2), then: .refuse))
    engine.prepare([(20, .laneConfigured(.main, other)), asking(.third, at: 30)])
    #expect(engine.shown == [.first, .third])
  }

  @Test("configuring the same rate again continues its count, unless the rate was removed before")
  func configuredAgain() {
    let rate = Rate(1, per: .seconds(1), then: .refuse)
    var engine = Self.engine(rate)
    engine.prepare([
      asking(.first, at: 0), (10, .laneConfigured(.main, LaneSettings(capacity: 5, rate: rate))),
    ])
    #expect(engine.play([asking(.second, at: 20)]) == [.refuse(.second, .laneFull(.main))])
    engine.prepare([
      (30, .laneConfigured(.main, LaneSettings(capacity: 5))),
      (40, .laneConfigured(.main, LaneSettings(capacity: 5, rate: rate))), asking(.third, at: 50),
    ])
    #expect(engine.shown == [.first, .third])
  }

  @Test("a delayed request counts when its delay ends")
  func delayed() {
    var engine = Self.engine(Rate(1, per: .milliseconds(100), then: .summarize))
    let late = OverlayConfiguration.plain().with(\.delay, .milliseconds(50))
    engine.prepare([asking(.first, late, at: 0), asking(.second, late, at: 0)])
    #expect(
      engine.play([(60, .timePassed)]) == .admitted(.first) + [
        .summarize(.second, in: .main, at: .top), .notify(.second, .didDismiss(.summarized)),
      ])
  }
}
