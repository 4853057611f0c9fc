import Testing
import UsherCore

/// Requests beyond the capacity in notistack, toastification, react-hot-toast, Material and
/// Flutter.
@Suite("Modern peers: full lanes")
struct PeerOverflowTests {
  private static let evicting = LaneSettings(
    capacity: 3, overflow: .dismissOldest, arrangement: .list(spacing: 20))
  private static let lasting = OverlayConfiguration.plain(lifetime: .infinite)

  /// An engine that shows three overlays, with a flag for each that allows evicting it.
  private static func full(evictable: [Bool] = [true, true, true]) -> OverlayEngine {
    var engine = OverlayEngine.open(with: evicting)
    for (id, mayGo) in zip([OverlayID.first, .second, .third], evictable) {
      engine.prepare(showing(id, lasting.with(\.isEvictable, mayGo), at: 0))
    }
    engine.prepare([(1000, .timePassed)])
    return engine
  }

  @Test("notistack: if the lane is full, a new toast evicts the oldest that isn't persistent")
  func oldestLeaves() {
    var engine = Self.full(evictable: [false, true, true])
    #expect(
      engine.play([asking(OverlayID(4), Self.lasting, at: 1000), (1100, .timePassed)])
        == [.notify(.second, .willDismiss)] + .admitted(OverlayID(4)) + .gone(.second, .evicted))
    #expect(engine.shown.map { $0.rawValue } == [1, 3, 4])
  }

  @Test(
    "notistack: a toast evicted during its entrance exits from there, and isn't presented")
  func entering() {
    var engine = OverlayEngine.open(with: LaneSettings(overflow: .dismissOldest))
    engine.prepare(showing(.first, Self.lasting, at: 0))
    #expect(
      engine.play([asking(.second, Self.lasting, at: 100), (300, .timePassed)])
        == [.notify(.first, .willDismiss)] + .admitted(.second) + .gone(.first, .evicted))
  }

  @Test("notistack: a new toast waits if all shown toasts are persistent")
  func allPersistent() {
    var engine = Self.full(evictable: [false, false, false])
    #expect(engine.play([asking(OverlayID(4), Self.lasting, at: 1000)]) == [])
    #expect(engine.waiting == [OverlayID(4)])
    #expect(
      engine.play([(2000, .dismissRequested(.overlay(.second))), (2100, .timePassed)])
        == [.notify(.second, .willDismiss)] + .gone(.second, .programmatic)
        + .admitted(OverlayID(4)))
  }

  @Test(
    "toastification and react-hot-toast: with 10 or 20 toasts, a new toast evicts the oldest",
    arguments: [10, 20])
  func limit(capacity: Int) {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: capacity, overflow: .dismissOldest))
    for id in 1...UInt64(capacity) {
      engine.prepare(showing(OverlayID(id), Self.lasting, at: 0))
    }
    engine.prepare([(1000, .timePassed)])
    let next = OverlayID(99)
    #expect(
      engine.play([asking(next, Self.lasting, at: 1000)])
        == [.notify(.first, .willDismiss)] + .admitted(next))
    engine.prepare([(1100, .timePassed)])
    #expect(engine.shown.count == capacity)
  }

  @Test("each of many requests evicts one overlay, the oldest first, and all are shown")
  func burst() {
    var engine = Self.full()
    let commands = engine.play([
      asking(OverlayID(4), Self.lasting, at: 1000), asking(OverlayID(5), Self.lasting, at: 1000),
    ])
    #expect(
      commands == [.notify(.first, .willDismiss)] + .admitted(OverlayID(4))
        + [.notify(.second, .willDismiss)] + .admitted(OverlayID(5)))
    engine.prepare([(1100, .timePassed)])
    #expect(engine.shown.map { $0.rawValue } == [3, 4, 5])
  }

  @Test(
    "if a lane is full, its setting determines whether a request waits, evicts or is refused",
    arguments: [
      (LaneOverflow.wait, []), (.refuse, [OverlayCommand.refuse(.second, .laneFull(.main))]),
      (.dismissOldest, [.notify(.first, .willDismiss)] + [OverlayCommand].admitted(.second)),
      (.dropOldest, []),
    ])
  func setting(overflow: LaneOverflow, commands: [OverlayCommand]) {
    var engine = OverlayEngine.open(with: LaneSettings(overflow: overflow))
    engine.prepare(showing(.first, Self.lasting, at: 0) + [(1000, .timePassed)])
    #expect(engine.play([asking(.second, Self.lasting, at: 1000)]) == commands)
  }

  @Test("requests beyond the maximum number of waiting requests are refused")
  func maximumWaiting() {
    var engine = OverlayEngine.open(with: LaneSettings(maximumWaiting: 1))
    engine.prepare(showing(.first, at: 0))
    #expect(
      engine.play([asking(.second, at: 10), asking(.third, at: 10)])
        == [.refuse(.third, .laneFull(.main))])
  }

  @Test("a full queue drops the request with the lowest priority, the oldest first")
  func droppingTheOldest() {
    var engine = OverlayEngine.open(with: LaneSettings(overflow: .dropOldest, maximumWaiting: 2))
    var important = Self.lasting
    important.priority = .high
    engine.prepare(showing(.first, Self.lasting, at: 0))
    #expect(
      engine.play([
        asking(.second, important, at: 10), asking(.third, Self.lasting, at: 20),
        asking(OverlayID(4), Self.lasting, at: 30), asking(OverlayID(5), important, at: 40),
        asking(OverlayID(6), Self.lasting, at: 50),
      ]) == [
        .notify(.third, .didDismiss(.evicted)), .notify(OverlayID(4), .didDismiss(.evicted)),
        .refuse(OverlayID(6), .laneFull(.main)),
      ])
    #expect(
      engine.play([asking(OverlayID(7), important, at: 60)])
        == [.notify(.second, .didDismiss(.evicted))])
    var none = OverlayEngine.open(with: LaneSettings(overflow: .dropOldest, maximumWaiting: 0))
    none.prepare(showing(.first, Self.lasting, at: 0))
    #expect(
      none.play([asking(.second, Self.lasting, at: 10)]) == [.refuse(.second, .laneFull(.main))])
  }

  @Test(
    "Material: a newer snackbar replaces the waiting one, and the shown one is dismissed")
  func onePending() {
    var engine = OverlayEngine.resting(Self.lasting)
    let next = OverlayConfiguration.plain()
    engine.prepare([(300, .dismissRequested(.all())), asking(.second, next, at: 300)])
    // Each call dismisses the shown overlay and cancels the waiting overlay.
    #expect(
      engine.play([
        (310, .dismissRequested(.all())), asking(.third, next, at: 310), (400, .timePassed),
      ]) == [.notify(.second, .didDismiss(.cancelled))] + .gone(.first, .programmatic)
        + .admitted(.third))
  }
}
