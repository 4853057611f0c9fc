import Testing
import UsherCore

/// The Popup reference, 6 interval.
@Suite struct PopupIntervalTests {
  private static func open(_ gap: Gap) -> OverlayEngine {
    .open(with: LaneSettings(gap: gap))
  }

  @Test(
    "after a task has resigned the next one is shown when the interval has ended",
    arguments: [(500, 510), (3000, 3010), (0, 10), (-700, 10)])
  func constant(milliseconds: Int, next: Int) {
    var engine = Self.open(.constant(.milliseconds(milliseconds)))
    engine.prepare([asking(.first, .task(2), at: 0), asking(.second, .task(1), at: 0)])
    let resigned = engine.play([(10, .dismissRequested(.overlay(.first)))])
    // Mended: a negative interval counts as zero.
    guard next > 10 else {
      #expect(resigned == .resigned(.first) + .rendered(.second))
      return
    }
    #expect(resigned == .resigned(.first))
    #expect(engine.wakeup == .at(.ms(next)))
    #expect(engine.play([(next - 1, .timePassed)]) == [])
    #expect(engine.play([(next, .timePassed)]) == .rendered(.second))
  }

  @Test("a task added during the interval waits for what is left of it, also as the only one")
  func addedDuringInterval() {
    var engine = Self.open(.constant(.milliseconds(500)))
    engine.prepare([asking(.first, .task(1), at: 0), (100, .dismissRequested(.shown()))])
    #expect(engine.wakeup == .never)
    #expect(engine.play([asking(.second, .task(1), at: 300)]) == [])
    #expect(engine.wakeup == .at(.ms(600)))
    #expect(engine.play([(600, .timePassed)]) == .rendered(.second))
  }

  @Test("who is next is decided when the interval ends")
  func lateWinner() {
    var engine = Self.open(.constant(.milliseconds(500)))
    engine.prepare([
      asking(.first, .task(1), at: 0), asking(.second, .task(2), at: 0),
      (100, .dismissRequested(.shown())), asking(.third, .task(3), at: 590),
    ])
    #expect(engine.play([(600, .timePassed)]) == .rendered(.third))
  }

  @Test("there is no interval before the first task and none once it has ended unused")
  func unused() {
    var engine = Self.open(.constant(.milliseconds(500)))
    #expect(engine.play([asking(.first, .task(1), at: 0)]) == .rendered(.first))
    engine.prepare([(100, .dismissRequested(.shown()))])
    #expect(engine.play([asking(.second, .task(1), at: 600)]) == .rendered(.second))
  }

  @Test("another interval counts from the next dismissal; one that runs stays as it is")
  func changed() {
    var engine = Self.open(.constant(.milliseconds(500)))
    engine.prepare([
      asking(.first, .task(2), at: 0), asking(.second, .task(1), at: 0),
      (0, .dismissRequested(.shown())),
      (100, .laneConfigured(.main, LaneSettings(gap: .constant(.seconds(9))))),
    ])
    #expect(engine.wakeup == .at(.ms(500)))
  }

  @Test("a random interval lies in its range, is drawn anew each time, and its seed repeats it")
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

  @Test("a range of one length, or of nothing, is that length")
  func narrow() {
    #expect(
      Self.lengths(of: .random(.seconds(2) ... .seconds(2), seed: 1), count: 3)
        == [2_000_000_000, 2_000_000_000, 2_000_000_000])
    #expect(Self.lengths(of: .random(.seconds(-2) ... .zero, seed: 1), count: 2) == [0, 0])
  }

  /// The intervals after a number of tasks, in nanoseconds.
  private static func lengths(of gap: Gap, count: Int) -> [Int64] {
    var engine = OverlayEngine(LaneSettings(gap: gap))
    var now: Int64 = 0
    _ = engine.handle(.viewportChanged(.phone), at: Instant(nanoseconds: now))
    var lengths: [Int64] = []
    for id in 0...UInt64(count) {
      _ = engine.handle(
        .presentRequested(OverlayID(id), .task(1)), at: Instant(nanoseconds: now))
      if case .at(let moment) = engine.wakeup {
        lengths.append(moment.nanoseconds - now)
        now = moment.nanoseconds
        _ = engine.handle(.timePassed, at: moment)
      } else if id > 0 {
        lengths.append(0)
      }
      _ = engine.handle(.dismissRequested(.shown()), at: Instant(nanoseconds: now))
    }
    return lengths
  }
}
