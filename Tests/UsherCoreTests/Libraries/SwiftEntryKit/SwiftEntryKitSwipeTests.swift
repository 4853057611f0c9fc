import Testing

@testable import UsherCore

/// The SwiftEntryKit reference, 2.12: how an entry follows a finger, and when a swipe dismisses it.
@Suite("SwiftEntryKit 2.12: pan, rubber band and swipe")
struct SwiftEntryKitSwipeTests {
  private static let throwLength: ClosedRange<Duration> = .milliseconds(300) ... .milliseconds(700)

  /// The policy for `.enabled(swipeable:pullbackAnimation: .jolt)`, `limit` points from the edge.
  private static func enabled(limit: Double) -> SwipePolicy {
    SwipePolicy(
      thresholds: .slightest, resistance: .logarithmic(limit: limit), pullback: .jolt,
      throwLength: throwLength)
  }

  /// The policy for `.edgeCrossingDisabled(swipeable: true)`.
  private static let edgeCrossingDisabled = SwipePolicy(
    thresholds: .slightest, resistance: .rigid, pullback: .easeOut, throwLength: throwLength)

  /// An engine with an entry at rest, 54 points from the top and the bottom edge.
  private static func resting(_ placement: Placement, _ swipe: SwipePolicy) -> OverlayEngine {
    .resting(
      .plain(placement, lifetime: .untilDismissed, swipe: swipe)
        .with(\.margins, Insets(horizontal: 10, vertical: 54)))
  }

  /// A pan that begins at 300 ms at `start` and moves by `speed` points per second, with an event
  /// every 10 ms.
  private static func pan(
    from start: Double, speed: Double, for milliseconds: Int
  ) -> [Timed] {
    let moves = stride(from: 10, through: milliseconds, by: 10).map {
      pointer(.moved, at: 300 + $0, y: start + speed * Double($0) / 1000)
    }
    let end = pointer(
      .ended, at: 300 + milliseconds, y: start + speed * Double(milliseconds) / 1000)
    return [pointer(.began, at: 300, y: start)] + moves + [end]
  }

  @Test("its limit is how far it rests from its edge, and one that touches that gives no way")
  func stretchFromEdge() {
    var policy = Self.enabled(limit: 1)
    policy.resistance = .logarithmicFromEdge
    // 54 · log₁₀(1 + 120 / 54) and 10 · log₁₀(1 + 100 / 10)
    for (rest, distance, given) in [(54.0, 120.0, 27.44), (10, 100, 10.41), (0, 100, 0)] {
      for (placement, y, sign) in [(Placement.top, 70.0, 1.0), (.bottom, 730, -1)] {
        var engine = OverlayEngine.resting(
          .plain(placement, lifetime: .untilDismissed, swipe: policy)
            .with(\.margins, Insets(horizontal: 10, vertical: rest)))
        engine.prepare([
          pointer(.began, at: 300, y: y), pointer(.moved, at: 310, y: y + sign * distance),
        ])
        let dy = engine.only(at: 310)?.offset.dy ?? .nan
        #expect(isClose(dy, sign * given, within: 0.0051))
      }
    }
  }

  @Test("mended: how far it gives way depends on the finger's place, not on how often that is told")
  func stretchByPlace() {
    for placement in [Placement.top, .bottom] {
      let (start, sign) = placement == .top ? (100.0, 1.0) : (700, -1)
      let offsets = [1, 5, 20, 100].map { count in
        var engine = Self.resting(placement, Self.enabled(limit: 54))
        engine.prepare([pointer(.began, at: 300, y: start)])
        for step in 1...count {
          let y = start + sign * 100 * Double(step) / Double(count)
          engine.prepare([pointer(.moved, at: 300 + step, y: y)])
        }
        return engine.only(at: 400)?.offset.dy ?? .nan
      }
      #expect(offsets.allSatisfy { isClose($0, offsets[0]) })
    }
  }

  @Test("one in the middle is swiped down alone")
  func center() {
    var swipe = Self.enabled(limit: 54)
    swipe.directions = .down
    for (speed, leaves) in [(500.0, true), (-500, false)] {
      var engine = Self.resting(.center, swipe)
      let commands = engine.play(
        Self.pan(from: 400, speed: speed, for: 100) + [(9000, .timePassed)])
      #expect(
        commands == [.claimPointer(.first)]
          + (leaves ? [.notify(.first, .willDismiss)] + .gone(.first, .swiped) : []))
    }
  }

  @Test("a jolt swings and comes to rest in half a second, an ease-out in 0.3 without a swing")
  func pullback() {
    for (swipe, milliseconds, swings) in [
      (Self.enabled(limit: 54), 500, true), (Self.edgeCrossingDisabled, 300, false),
    ] {
      var engine = Self.resting(.top, swipe)
      engine.prepare(Self.pan(from: 140, speed: -50, for: 1000))
      let release = 1300
      let way = engine.only(at: release)?.offset.dy ?? .nan
      #expect(isClose(way, -50, within: 0.1))
      let offsets = (0...milliseconds).compactMap { engine.only(at: release + $0)?.offset.dy }
      #expect(offsets.contains { $0 > 0.1 } == swings)
      #expect(abs(offsets.last ?? .nan) < 0.01 * abs(way))
    }
  }
}
