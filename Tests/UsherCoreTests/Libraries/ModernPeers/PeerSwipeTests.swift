import Testing
import UsherCore

/// The distance, speed and direction of a swipe.
@Suite("Modern peers: swipes")
struct PeerSwipeTests {
  /// A system's swipe policy, and a swipe by a distance in its direction.
  struct Swipe: Sendable, CustomTestStringConvertible {
    let system: String
    let placement: OverlayPosition
    let policy: SwipePolicy
    let way: Vector
    let leaves: Bool

    var testDescription: String { "\(system), \(placement), \(leaves ? "leaves" : "stays")" }
  }

  private static func swipes(
    _ system: String, _ placement: OverlayPosition, _ policy: SwipePolicy, _ stays: Vector,
    _ leaves: Vector
  ) -> [Swipe] {
    [
      Swipe(system: system, placement: placement, policy: policy, way: stays, leaves: false),
      Swipe(system: system, placement: placement, policy: policy, way: leaves, leaves: true),
    ]
  }

  private static let sonner = SwipePolicy(thresholds: SwipeThresholds(speed: 110, distance: 45))
  private static let radix = SwipePolicy(
    directions: .right, thresholds: SwipeThresholds(distance: 50))
  private static let material = SwipePolicy(
    directions: [.left, .right], thresholds: SwipeThresholds(share: 0.5))

  private static let held =
    swipes("sonner", .bottom, sonner, Vector(dx: 0, dy: 45), Vector(dx: 0, dy: 46))
    + swipes("sonner", .bottomTrailing, sonner, Vector(dx: 45, dy: 0), Vector(dx: 46, dy: 0))
    + swipes("Radix", .bottom, radix, Vector(dx: 50, dy: 0), Vector(dx: 51, dy: 0))
    + swipes("Drops", .top, .standard, Vector(dx: 0, dy: -33), Vector(dx: 0, dy: -34))
    + swipes(
      "JDStatusBarNotification", .top, SwipePolicy(thresholds: SwipeThresholds(share: 0.25)),
      Vector(dx: 0, dy: -25), Vector(dx: 0, dy: -26))
    + swipes(
      "exyte, Mijick", .bottom, SwipePolicy(thresholds: SwipeThresholds(share: 1.0 / 3)),
      Vector(dx: 0, dy: 33), Vector(dx: 0, dy: 34))
    + swipes("Material", .bottom, material, Vector(dx: 190, dy: 0), Vector(dx: 191, dy: 0))
    + swipes("Material", .bottom, material, Vector(dx: -190, dy: 0), Vector(dx: -191, dy: 0))

  @Test("a toast released at rest is dismissed only beyond its system's distance", arguments: held)
  func distance(swipe: Swipe) {
    var engine = OverlayEngine.resting(
      .plain(swipe.placement, lifetime: .infinite, swipe: swipe.policy))
    let frame = engine.only(at: 300)?.frame ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
    let (x, y) = (frame.minX + 190, frame.minY + 50)
    let commands = engine.play([
      pointer(.began, at: 300, x: x, y: y),
      pointer(.moved, at: 310, x: x + swipe.way.dx, y: y + swipe.way.dy),
      pointer(.ended, at: 500, x: x + swipe.way.dx, y: y + swipe.way.dy),
    ])
    #expect(
      commands == [.claimPointer(.first)]
        + (swipe.leaves ? [.notify(.first, .willDismiss)] : []))
  }

  @Test(
    "sonner: a toast faster than 0.11 points per millisecond is dismissed at any distance",
    arguments: [(10.0, false), (12, true)])
  func speed(points: Double, leaves: Bool) {
    var engine = OverlayEngine.resting(
      .plain(.bottom, lifetime: .infinite, swipe: Self.sonner))
    let commands = engine.play([
      pointer(.began, at: 300, y: 740), pointer(.moved, at: 350, y: 740 + points / 2),
      pointer(.moved, at: 400, y: 740 + points), pointer(.ended, at: 400, y: 740 + points),
    ])
    #expect(
      commands == [.claimPointer(.first)] + (leaves ? [.notify(.first, .willDismiss)] : []))
  }

  @Test("Radix: a swipe in another direction has no effect")
  func otherDirection() {
    for way in [Vector(dx: -120, dy: 0), Vector(dx: 0, dy: 60), Vector(dx: 0, dy: -120)] {
      var engine = OverlayEngine.resting(
        .plain(.bottom, lifetime: .infinite, swipe: Self.radix))
      let commands = engine.play([
        pointer(.began, at: 300, y: 740),
        pointer(.moved, at: 310, x: 200 + way.dx, y: 740 + way.dy),
        pointer(.ended, at: 500, x: 200 + way.dx, y: 740 + way.dy), (5000, .timePassed),
      ])
      #expect(commands == (way.dy == 0 ? [.claimPointer(.first)] : []))
      #expect(engine.only(at: 5000)?.offset == .zero)
    }
  }

  @Test("sonner: a wrong direction meets resistance, and a swipe keeps its first axis")
  func axis() {
    var engine = OverlayEngine.resting(
      .plain(.bottomTrailing, lifetime: .infinite, swipe: Self.sonner))
    engine.prepare([
      pointer(.began, at: 300, y: 740), pointer(.moved, at: 310, x: 220, y: 745),
      pointer(.moved, at: 320, x: 220, y: 790),
    ])
    #expect(engine.only(at: 320)?.offset == Vector(dx: 20, dy: 0))
    engine.prepare([pointer(.moved, at: 330, x: 100, y: 790)])
    let offset = engine.only(at: 330)?.offset ?? .zero
    #expect(-100 < offset.dx && offset.dx < 0)
    #expect(offset.dy == 0)
  }
}
