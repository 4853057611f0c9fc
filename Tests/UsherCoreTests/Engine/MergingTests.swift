import Testing

@testable import UsherCore

@Suite("Requests that merge")
struct MergingTests {
  private static let merging = OverlayConfiguration.named(.letter, .mergeAndCount)

  @Test("a request merges into a resting overlay, and that overlay's countdown restarts")
  func shown() {
    var engine = OverlayEngine.resting(Self.merging)
    let commands = engine.play([asking(.second, Self.merging, at: 700), (1250, .timePassed)])
    #expect(commands == [.merge(.first, from: .second)])
    #expect(engine.shown == [.first] && engine.waitingCount == 0)
    #expect(engine.count(of: .letter) == 2)
    // 700 ms plus the lifetime of 1000 ms.
    #expect(engine.wakeup == .at(.ms(1700)))
  }

  @Test("a countdown restarts at most ten times, even if the overlay was replaced temporarily")
  func restarts() {
    var engine = OverlayEngine.resting(Self.merging)
    for number in 1...9 {
      engine.prepare([asking(OverlayID(UInt64(100 + number)), Self.merging, at: 200 + 10 * number)])
    }
    let instant = OverlayConfiguration.drawnByApp().with(
      \.precedence, .replace(restoresReplaced: true))
    engine.prepare([
      asking(.second, instant, at: 300), (400, .timePassed),
      (500, .dismissRequested(.overlay(.second))),
      (500, .measured(.first, .card)), (700, .timePassed),
    ])
    for time in [800, 900, 950] {
      engine.prepare([asking(OverlayID(UInt64(time)), Self.merging, at: time)])
    }
    #expect(engine.count(of: .letter) == 13)
    // The tenth restart was at 800 ms.
    #expect(engine.wakeup == .at(.ms(1800)))
  }

  @Test("a request merges into a waiting request, which keeps its place")
  func waiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, Self.merging, at: 300), asking(.third, at: 300)])
    let urgent = Self.merging.with(\.priority, .high).with(\.lane, LaneID(4))
    #expect(
      engine.play([asking(.stranger, urgent, at: 300)]) == [.merge(.second, from: .stranger)])
    #expect(engine.waiting == [.second, .third])
    #expect(engine.overlay(of: .second)?.priority == .normal)
  }

  @Test("a request doesn't merge if the variant or policy differs, or the overlay is exiting")
  func others() {
    var engine = OverlayEngine.resting(Self.merging, capacity: 4)
    let other = Self.merging.with(\.variant, 7)
    engine.prepare([
      asking(.second, other, at: 300), asking(.third, .named(.letter), at: 300),
    ])
    #expect(engine.shown == [.first, .second, .third])
    #expect(engine.play([asking(.stranger, other, at: 310)]) == [.merge(.second, from: .stranger)])
    engine.prepare([
      (320, .dismissRequested(.overlay(.first))), asking(.stranger, Self.merging, at: 330),
    ])
    #expect(engine.shown == [.first, .second, .third, .stranger])
  }

  @Test("ten thousand merging requests with one name become one waiting overlay")
  func storm() {
    var engine = OverlayEngine.resting()
    for number in 0..<10_000 as Range<UInt64> {
      engine.prepare([asking(OverlayID(1000 + number), Self.merging, at: 300)])
    }
    #expect(engine.waiting == [OverlayID(1000)])
    #expect(engine.count(of: .letter) == 10_000)
  }
}
