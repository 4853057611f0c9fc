import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.12: dragging and swiping entries.
@MainActor
@Suite("SwiftEntryKit 2.12: pan, rubber band and swipe", .ownDefault)
struct SwipeTests {
  typealias Scroll = EKAttributes.Scroll
  private static let loose = Scroll.enabled(swipeable: true, pullbackAnimation: .jolt)

  /// Creates a stage with an entry of 100 points at rest, at a distance from its edge.
  private func stage(
    _ position: EKAttributes.Position, rest: CGFloat = 54, _ scroll: Scroll = loose
  ) async -> Stage {
    let stage = Stage()
    await stage.display("A") {
      $0.position = position
      $0.displayDuration = .infinity
      $0.scroll = scroll
      $0.positionConstraints.verticalOffset = rest
      $0.positionConstraints.size.height = .constant(value: 100)
    }
    stage.advance(0.5)
    _ = stage.told()
    return stage
  }

  /// Returns the entry's offset after a finger moved by the slop of 8 points and a distance.
  private func given(_ stage: Stage, from start: Double, by distance: Double) -> Double? {
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: start))
    stage.advance(0.01)
    let slop = distance < 0 ? -8.0 : 8
    stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: start + slop + distance))
    return stage.overlays.last?.offset.dy
  }

  @Test(
    "a pull away from the edge moves the entry as in the reference's table",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/228"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/277"),
    arguments: [
      (54.0, 10.0, 3.98), (54, 20, 7.39), (54, 54, 16.26), (54, 120, 27.44), (54, 200, 36.31),
      (54, 400, 49.93), (10, 10, 3.01), (10, 100, 10.41), (0, 100, 0),
    ])
  func stretch(rest: Double, distance: Double, expected: Double) async {
    let top = await stage(.top, rest: CGFloat(rest))
    #expect(isClose(given(top, from: 70, by: distance), expected, within: 0.0051))
    // Fixed: the result is the same at the bottom, and for any number of reported positions.
    let bottom = await stage(.bottom, rest: CGFloat(rest))
    #expect(isClose(given(bottom, from: 770, by: -distance), -expected, within: 0.0051))
  }

  @Test(
    "an entry follows the finger to its edge, and one or both directions can be disabled")
  func tracking() async {
    let looks: [(Scroll, out: Double, isMovedIn: Bool)] = [
      (Self.loose, -40, true), (.edgeCrossingDisabled(swipeable: true), -40, false),
      (.edgeCrossingDisabled(swipeable: false), -40, false), (.disabled, 0, false),
      (.enabled(swipeable: false, pullbackAnimation: .easeOut), -40, true),
    ]
    for (scroll, out, isMovedIn) in looks {
      #expect(given(await stage(.top, scroll), from: 70, by: -40) == out)
      let inwards = given(await stage(.top, scroll), from: 70, by: 40)
      #expect((inwards != 0) == isMovedIn)
    }
  }

  @Test("an entry doesn't jump when a drag starts, and stays behind the finger by the slop")
  func slop() async {
    let stage = await stage(.top)
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 100))
    var seen: [Double?] = []
    for y in [96.0, 92, 88, 84, 60, 80] {
      stage.advance(0.01)
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: y))
      seen.append(stage.overlays.last?.offset.dy)
    }
    #expect(seen == [0, 0, -4, -8, -32, -12])
  }

  @Test("an entry is dismissed if it moves beyond its edge faster than 60 points per second")
  func accepted() async {
    let releases: [(EKAttributes.Position, from: Double, Double, for: Double, leaves: Bool)] = [
      (.top, 100, -70, 0.2, true), (.top, 100, -50, 1, false), (.top, 100, 70, 0.2, false),
      (.top, 150, -50, 2, false), (.bottom, 700, 70, 0.2, true), (.bottom, 700, 50, 1, false),
      (.bottom, 700, -70, 0.2, false), (.center, 420, 70, 0.2, true),
      (.center, 420, -500, 0.1, false),
    ]
    for (position, start, speed, seconds, leaves) in releases {
      let stage = await stage(position)
      stage.drag(from: start, speed: speed, for: seconds)
      stage.advance(2)
      #expect(stage.told() == (leaves ? ["A willDisappear", "A didDisappear"] : []))
    }
  }

  @Test("an entry that was pulled in returns even if it is released at a high outward speed")
  func pulledInwards() async {
    let stage = await stage(.top)
    stage.drag(from: 100, speed: 1000, for: 0.2, isReleased: false)
    for y in [280.0, 260, 240] {
      stage.advance(0.01)
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: y))
    }
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: 240))
    stage.advance(1)
    #expect(stage.told() == [] && stage.frame?.minY == 54)
  }

  @Test("an entry that isn't swipeable can be dragged and always returns")
  func notSwipeable() async {
    for scroll in [
      Scroll.enabled(swipeable: false, pullbackAnimation: .jolt),
      .edgeCrossingDisabled(swipeable: false),
    ] {
      for speed in [-2000.0, 2000] {
        let stage = await stage(.top, scroll)
        stage.drag(from: 100, speed: speed, for: 0.04)
        stage.advance(2)
        #expect(stage.told() == [] && stage.frame?.minY == 54)
      }
    }
  }

  @Test("a swipe takes 0.3 to 0.7 seconds")
  func length() async {
    for (speed, seconds, length) in [(-2000.0, 0.04, 0.3), (-70, 0.2, 0.7)] {
      let stage = await stage(.top)
      stage.drag(from: 100, speed: speed, for: seconds)
      stage.advance(length - 0.02)
      #expect(stage.told() == ["A willDisappear"])
      stage.advance(0.04)
      #expect(stage.told() == ["A didDisappear"])
    }
  }

  @Test("a jolt lasts 0.5 seconds, an ease-out 0.3, and custom pullbacks have their own springs")
  func pullback() async throws {
    let custom = Scroll.PullbackAnimation(duration: 0.8, damping: 0.5, initialSpringVelocity: 2)
    let spring = try Timing.Spring(
      duration: .milliseconds(800), dampingRatio: 0.5, initialVelocity: 2)
    let pullbacks: [(Scroll, Pullback)] = [
      (Self.loose, .jolt), (.edgeCrossingDisabled(swipeable: true), .easeOut),
      (.enabled(swipeable: true, pullbackAnimation: .easeOut), .easeOut),
      (.enabled(swipeable: true, pullbackAnimation: custom), .launched(spring)),
    ]
    for (scroll, pullback) in pullbacks {
      #expect(await stage(.top, scroll).overlay?.swipe?.pullback == pullback)
    }
    for (scroll, seconds) in [(Self.loose, 0.5), (.edgeCrossingDisabled(swipeable: true), 0.3)] {
      let stage = await stage(.top, scroll)
      stage.drag(from: 140, speed: -50, for: 1)
      stage.advance(seconds - 0.05)
      #expect(stage.frame?.minY != 54)
      stage.advance(0.1)
      #expect(stage.frame?.minY == 54)
    }
  }

  @Test(
    "fixed: if scrolled content reaches its end, the finger moves the entry",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/383"))
  func scrolling() async {
    let stage = await stage(.bottom)
    let steps: [(Double, SwipeDirections, Double)] = [
      (740, .down, 0), (780, .down, 0), (800, [], 0), (820, [], 20),
    ]
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 720), scrollable: .down)
    for (y, scrollable, offset) in steps {
      stage.advance(0.01)
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: y), scrollable: scrollable)
      #expect(stage.overlays.last?.offset.dy == offset)
    }
  }
}
