import Testing
import UsherCore

@Suite("The gap after an overlay")
struct GapTests {
  /// An overlay that is shown and removed within the events that present and dismiss it.
  private static let instant = OverlayConfiguration.drawnByApp()

  private static func open(_ gap: Gap) -> OverlayEngine {
    .open(with: LaneSettings(gap: gap))
  }

  @Test(
    "the next overlay is shown when the gap after the last overlay ends",
    arguments: [(500, 510), (3000, 3010), (0, 10), (-700, 10)])
  func constant(milliseconds: Int, next: Int) {
    var engine = Self.open(.constant(.milliseconds(milliseconds)))
    engine.prepare([asking(.first, Self.instant, at: 0), asking(.second, Self.instant, at: 0)])
    let dismissed = engine.play([(10, .dismissRequested(.overlay(.first)))])
    // A negative gap is treated as zero.
    guard next > 10 else {
      #expect(dismissed == .withdrawn(.first) + .drawn(.second))
      return
    }
    #expect(dismissed == .withdrawn(.first))
    #expect(engine.wakeup == .at(.ms(next)))
    #expect(engine.play([(next - 1, .timePassed)]) == [])
    #expect(engine.play([(next, .timePassed)]) == .drawn(.second))
  }

  @Test("a request during the gap waits until it ends, even if no others are waiting")
  func requestedDuringGap() {
    var engine = Self.open(.constant(.milliseconds(500)))
    engine.prepare([asking(.first, Self.instant, at: 0), (100, .dismissRequested(.shown()))])
    #expect(engine.wakeup == .never)
    #expect(engine.play([asking(.second, Self.instant, at: 300)]) == [])
    #expect(engine.wakeup == .at(.ms(600)))
    #expect(engine.play([(600, .timePassed)]) == .drawn(.second))
  }

  @Test("the next overlay is chosen when the gap ends")
  func lateWinner() {
    var engine = Self.open(.constant(.milliseconds(500)))
    engine.prepare([
      asking(.first, Self.instant, at: 0), asking(.second, Self.instant, at: 0),
      (100, .dismissRequested(.shown())), asking(.third, .drawnByApp(priority: .high), at: 590),
    ])
    #expect(engine.play([(600, .timePassed)]) == .drawn(.third))
  }

  @Test("there is no gap before the first overlay, or after a gap during which nothing waited")
  func unused() {
    var engine = Self.open(.constant(.milliseconds(500)))
    #expect(engine.play([asking(.first, Self.instant, at: 0)]) == .drawn(.first))
    engine.prepare([(100, .dismissRequested(.shown()))])
    #expect(engine.play([asking(.second, Self.instant, at: 600)]) == .drawn(.second))
  }

  @Test("an overlay that was never visible isn't followed by a gap")
  func unseen() {
    var engine = Self.open(.constant(.milliseconds(500)))
    engine.prepare([asking(.first, at: 0), asking(.second, at: 0)])
    let commands = engine.play([(10, .dismissRequested(.overlay(.first)))])
    #expect(commands == .gone(.first, .programmatic) + .admitted(.second))
  }

  @Test("a new gap is used from the next dismissal, and a running gap keeps its length")
  func changed() {
    var engine = Self.open(.constant(.milliseconds(500)))
    engine.prepare([
      asking(.first, Self.instant, at: 0), asking(.second, Self.instant, at: 0),
      (0, .dismissRequested(.shown())),
      (100, .laneConfigured(.main, LaneSettings(gap: .constant(.seconds(9))))),
    ])
    #expect(engine.wakeup == .at(.ms(500)))
  }

  @Test("a random gap is in its range, differs each time, and is reproduced by its seed")
  func random() {
    let gap = Gap.random(.seconds(1) ... .seconds(3), seed: 7)
    let lengths = Self.lengths(of: gap, count: 200)
    #expect(lengths.allSatisfy { (1_000_000_000...3_000_000_000).contains($0) })
    #expect(Set(lengths).count > 190)
    // Both halves of the range occur about equally often.
    #expect((80...120).contains(lengths.count { $0 < 2_000_000_000 }))
    #expect(lengths == Self.lengths(of: gap, count: 200))
    #expect(lengths != Self.lengths(of: .random(.seconds(1) ... .seconds(3), seed: 8), count: 200))
  }

  @Test(
    "a random gap with a single length has that length, and negative lengths are treated as zero")
  func narrow() {
    #expect(
      Self.lengths(of: .random(.seconds(2) ... .seconds(2), seed: 1), count: 3)
        == [2_000_000_000, 2_000_000_000, 2_000_000_000])
    #expect(Self.lengths(of: .random(.seconds(-2) ... .zero, seed: 1), count: 2) == [0, 0])
  }

  @Test("configuring a lane again with the same random gap continues its sequence")
  func configuredAgain() {
    let gap = Gap.random(.seconds(1) ... .seconds(3), seed: 7)
    #expect(
      Self.lengths(of: gap, count: 9, configuring: true) == Self.lengths(of: gap, count: 9))
  }

  /// Returns the gaps after a number of overlays, in nanoseconds.
  ///
  /// If `isConfigured` is true, the lane gets a new capacity after each.
  private static func lengths(
    of gap: Gap, count: Int, configuring isConfigured: Bool = false
  ) -> [Int64] {
    var engine = OverlayEngine(LaneSettings(gap: gap))
    var now: Int64 = 0
    _ = engine.receive(.viewportChanged(.phone), at: Instant(nanoseconds: now))
    var lengths: [Int64] = []
    for id in 0...UInt64(count) {
      _ = engine.receive(
        .presentRequested(OverlayID(id), instant), at: Instant(nanoseconds: now))
      if case .at(let moment) = engine.wakeup {
        lengths.append(moment.nanoseconds - now)
        now = moment.nanoseconds
        _ = engine.receive(.timePassed, at: moment)
      } else if id > 0 {
        lengths.append(0)
      }
      _ = engine.receive(.dismissRequested(.shown()), at: Instant(nanoseconds: now))
      if isConfigured {
        let settings = LaneSettings(capacity: Int(id) + 2, gap: gap)
        _ = engine.receive(.laneConfigured(.main, settings), at: Instant(nanoseconds: now))
      }
    }
    return lengths
  }
}
