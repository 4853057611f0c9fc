import Testing
import UsherCore

/// The SwiftMessages reference, 2.11 and 2.12: panning a message away at an edge, and flinging a
/// centred one.
@Suite struct SwiftMessagesPanTests {
  private static let bar = Overlay.plain(
    lifetime: .untilDismissed,
    swipe: SwipePolicy(resistance: .power(0.7), pullback: .replay))
  private static let dialog = Overlay.plain(.center, lifetime: .untilDismissed, swipe: .physics)

  /// A pan upwards by a number of points, held still before the release.
  private static func held(_ points: Double, from y: Double = 60) -> [Timed] {
    [
      pointer(.began, at: 300, y: y), pointer(.moved, at: 310, y: y - points),
      pointer(.ended, at: 500, y: y - points),
    ]
  }

  @Test(
    "held still, it leaves from more than a third of its height or 75 points",
    arguments: [(100.0, 33.0, false), (100, 34, true), (300, 75, false), (300, 76, true)])
  func distance(height: Double, points: Double, leaves: Bool) {
    var engine = OverlayEngine.open()
    engine.prepare(
      showing(.first, Self.bar, at: 0, size: Size(width: 380, height: height))
        + [(200, .timePassed)])
    #expect(
      engine.play(Self.held(points))
        == [.claimPointer(.first)] + (leaves ? [.notify(.first, .willDismiss)] : []))
  }

  @Test(
    "let go on its way out, it leaves if it is faster than 750 points per second",
    arguments: [(7.0, false), (8, true)])
  func speed(pointsPerStep: Double, leaves: Bool) {
    var engine = OverlayEngine.resting(Self.bar)
    let moves = (1...3).map {
      pointer(.moved, at: 300 + 10 * $0, y: 60 - pointsPerStep * Double($0))
    }
    let commands = engine.play(
      [pointer(.began, at: 300, y: 60)] + moves
        + [pointer(.ended, at: 330, y: 60 - 3 * pointsPerStep)])
    #expect(
      commands == [.claimPointer(.first)] + (leaves ? [.notify(.first, .willDismiss)] : []))
  }

  @Test("outwards it follows the pointer; inwards it gives way by the distance to the power of 0.7")
  func resistance() {
    var engine = OverlayEngine.resting(Self.bar)
    engine.prepare([pointer(.began, at: 300, y: 60), pointer(.moved, at: 310, y: 30)])
    #expect(engine.only(at: 310)?.offset == Vector(dx: 0, dy: -30))
    engine.prepare([pointer(.moved, at: 320, y: 160)])
    // 100^0.7 = 10^1.4
    #expect(isClose(engine.only(at: 320)?.offset.dy ?? 0, 25.118_864_315_095_8, within: 1e-9))
  }

  @Test("it comes back by the spring of its entrance: 0.4 seconds, with a damping ratio of 0.8")
  func comesBack() {
    var engine = OverlayEngine.resting(Self.bar)
    engine.prepare(Self.held(30))
    #expect(engine.only(at: 500)?.offset == Vector(dx: 0, dy: -30))
    #expect(isClose(engine.only(at: 900)?.offset.dy ?? 99, 0, within: 0.1))
    engine.prepare([(2000, .timePassed)])
    #expect(engine.only(at: 2000)?.offset == .zero)
    #expect(engine.wakeup == .never)
  }

  @Test("one that is not to be hidden by hand follows no pointer, and neither does one across")
  func notInteractive() {
    var fixed = OverlayEngine.resting(Self.bar.with(\.swipe, nil))
    #expect(fixed.play(Self.held(80)) == [])
    var across = OverlayEngine.resting(Self.bar)
    #expect(
      across.play([
        pointer(.began, at: 300, x: 200, y: 60), pointer(.moved, at: 310, x: 300, y: 60),
        pointer(.ended, at: 500, x: 300, y: 60),
      ]) == [])
  }

  @Test(
    "a dialog flung at its centre flies straight, at most 1800 points per second",
    arguments: [(10.0, 1000.0), (18, 1800), (50, 1800)])
  func fling(pointsPerStep: Double, speed: Double) {
    var engine = OverlayEngine.resting(Self.dialog)
    let commands = engine.play(Self.flung(by: pointsPerStep))
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
    let way = engine.only(at: 430)?.offset ?? .zero
    #expect(isClose(way.dx, 0, within: 1e-9))
    #expect(isClose(way.dy, -3 * pointsPerStep - 0.1 * speed, within: 1e-3))
    #expect(isClose(engine.only(at: 430)?.rotation ?? 1, 0, within: 1e-9))
  }

  @Test("it is gone 0.2 seconds after it has left the window")
  func hideDelay() {
    var engine = OverlayEngine.resting(Self.dialog)
    engine.prepare(Self.flung(by: 10))
    // Its centre is at 370, with corners 196.47 points away: 566.47 ms at 1000 points per second.
    #expect(engine.play([(330 + 566 + 200, .timePassed)]) == [])
    #expect(engine.play([(330 + 567 + 200, .timePassed)]) == .gone(.first, .swiped))
  }

  @Test("let go too slowly, it goes home")
  func tooSlow() {
    var engine = OverlayEngine.resting(Self.dialog)
    #expect(engine.play(Self.flung(by: 5)) == [.claimPointer(.first)])
    engine.prepare([(5000, .timePassed)])
    #expect(engine.only(at: 5000)?.offset == .zero)
    #expect(engine.only(at: 5000)?.rotation == 0)
  }

  @Test("mended: shown again, it can be flung again, and comes in where it should")
  func flungAgain() {
    var engine = OverlayEngine.resting(Self.dialog)
    engine.prepare(Self.flung(by: 10) + [(2000, .timePassed)])
    engine.prepare(showing(.first, Self.dialog, at: 2000) + [(2200, .timePassed)])
    #expect(engine.only(at: 2200)?.offset == .zero)
    #expect(
      engine.play(Self.flung(by: 10, at: 2300))
        == [.claimPointer(.first), .notify(.first, .willDismiss)])
  }

  /// A fast drag upwards from the centre, by a number of points every 10 ms.
  private static func flung(by points: Double, at start: Int = 300) -> [Timed] {
    [pointer(.began, at: start, y: 400)]
      + (1...3).map { pointer(.moved, at: start + 10 * $0, y: 400 - points * Double($0)) }
      + [pointer(.ended, at: start + 30, y: 400 - 3 * points)]
  }
}
