import Testing

@testable import UsherCore

@Suite("Swipes")
struct SwipeTests {
  /// A press at y 50 that moves 30 points up within 20 ms: fast, and beyond the slop.
  private let flick: [Timed] = [
    pointer(.began, at: 500, y: 50), pointer(.moved, at: 510, y: 35),
    pointer(.ended, at: 520, y: 20),
  ]

  @Test("a quick swipe over its edge dismisses the overlay")
  func quickSwipe() {
    var engine = OverlayEngine.resting()
    let commands = engine.play(flick + [(2000, .timePassed)])
    #expect(
      commands == [.claimPointer(.first), .notify(.first, .willDismiss)]
        + .gone(.first, .swipe))
  }

  @Test("lifting the finger far from its start is a swipe and not a tap, even without move events")
  func swipeWithoutMove() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([flick[0], pointer(.ended, at: 520, y: 20)])
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
    engine = OverlayEngine.resting()
    #expect(engine.play([flick[0], pointer(.ended, at: 520, y: 80)]) == [.claimPointer(.first)])
  }

  @Test("a swiped overlay exits at the pointer's speed")
  func speedOfThrow() throws {
    // 1500 points per second upward, 80 points left: less than the shortest throw, 120 ms.
    var engine = OverlayEngine.resting()
    engine.prepare(flick)
    let short = try #require(engine.presentations.first?.velocity(at: .justAfter(520), in: .phone))
    #expect(isClose(short.offset.dy, -2 * 80 / 0.12, within: 1e-3))

    // 800 points per second, 78 points left: 2 * 78 / 800 = 195 ms.
    var other = OverlayEngine.resting()
    other.prepare([
      pointer(.began, at: 500, y: 50), pointer(.moved, at: 520, y: 34),
      pointer(.ended, at: 540, y: 18),
    ])
    let exact = try #require(other.presentations.first?.velocity(at: .justAfter(540), in: .phone))
    #expect(isClose(exact.offset.dy, -800, within: 1e-3))
    #expect(exact.offset.dx == 0)
  }

  @Test("a slow drag that is far enough dismisses the overlay at the release")
  func farDrag() {
    var engine = OverlayEngine.resting()
    engine.prepare([pointer(.began, at: 300, y: 90), pointer(.moved, at: 500, y: 50)])
    #expect(engine.only(at: 500)?.offset == Vector(dx: 0, dy: -40))
    #expect(engine.only(at: 60_000)?.offset == Vector(dx: 0, dy: -40))
    #expect(engine.wakeup == .never)
    let commands = engine.play([pointer(.ended, at: 5000, y: 50)])
    #expect(commands == [.notify(.first, .willDismiss)])
  }

  @Test(
    "an overlay returns from a short drag, and its countdown resumes with the remaining time"
  )
  func shortDrag() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 700, y: 90), pointer(.moved, at: 900, y: 75),
      pointer(.ended, at: 2000, y: 75),
    ])
    #expect(commands == [.claimPointer(.first)])
    #expect(engine.wakeup == .nextFrame)
    #expect(engine.only(at: 2000)?.offset == Vector(dx: 0, dy: -15))

    var settled = false
    for time in 2000...3000 where !settled {
      let steps = engine.play([(time, .timePassed)])
      #expect(steps.isEmpty)
      if case .at(let deadline) = engine.wakeup {
        settled = true
        let left = Instant.ms(time).duration(to: deadline)
        #expect(left > .milliseconds(499) && left <= .milliseconds(500))
        #expect(engine.only(at: time)?.offset == .zero)
      }
    }
    #expect(settled)
  }

  @Test("a sideways drag is neither a swipe nor a tap", arguments: [0.0, 20, 29])
  func sidewaysDrag(down: Double) {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 300, x: 200, y: 50), pointer(.moved, at: 310, x: 230, y: 50 + down),
      pointer(.moved, at: 320, x: 200, y: -200), pointer(.ended, at: 400, x: 200, y: 50),
    ])
    #expect(commands.isEmpty)
    #expect(engine.wakeup == .at(.ms(1300)))
  }

  @Test("an overlay without a swipe policy doesn't move")
  func notSwipeable() {
    var engine = OverlayEngine.resting(.plain(swipe: nil))
    engine.prepare([pointer(.began, at: 300, y: 50), pointer(.moved, at: 310, y: 20)])
    #expect(engine.only(at: 310)?.offset == .zero)
    let commands = engine.play([pointer(.ended, at: 320, y: 0)])
    #expect(commands.isEmpty)
  }

  @Test("an overlay can be swiped from a control inside")
  func swipeOnControl() {
    var engine = OverlayEngine.resting()
    let commands = engine.play([
      pointer(.began, at: 500, y: 50, isOnControl: true), pointer(.moved, at: 510, y: 35),
      pointer(.ended, at: 520, y: 20),
    ])
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
  }

  @Test(
    "an overlay that is pulled away from its edge resists, and returns at any speed"
  )
  func rubberBand() {
    var engine = OverlayEngine.resting()
    engine.prepare([pointer(.began, at: 300, y: 50), pointer(.moved, at: 400, y: 250)])
    let given = RubberBand.offset(for: 200, dimension: 800)
    #expect(engine.only(at: 400)?.offset == Vector(dx: 0, dy: given))
    #expect(given < 200)
    let commands = engine.play([pointer(.ended, at: 410, y: 400)])
    #expect(commands.isEmpty)
    #expect(engine.shown == [.first])
    #expect(engine.wakeup == .nextFrame)
  }

  @Test("a centered overlay can be swiped over either edge", arguments: [-1.0, 1.0])
  func centered(sign: Double) throws {
    var engine = OverlayEngine.resting(.plain(.center))
    let commands = engine.play([
      pointer(.began, at: 500, y: 400), pointer(.moved, at: 510, y: 400 + 20 * sign),
      pointer(.ended, at: 520, y: 400 + 40 * sign),
    ])
    #expect(commands == [.claimPointer(.first), .notify(.first, .willDismiss)])
    let end = try #require(engine.only(at: 2000))
    #expect(sign < 0 ? end.currentFrame.maxY == 0 : end.currentFrame.minY == 800)
  }

  @Test("an overlay that is dragged during its entrance is presented only after it returns")
  func dragDuringEntrance() {
    var engine = OverlayEngine.entering()
    let taken = engine.play([
      pointer(.began, at: 160, y: 80), pointer(.moved, at: 180, y: 70), (1000, .timePassed),
      pointer(.ended, at: 2000, y: 70),
    ])
    #expect(taken == [.claimPointer(.first)])
    let back = engine.play([(2900, .timePassed)])
    #expect(back == [.notify(.first, .didPresent)])
  }

  @Test(
    "an overlay that is dragged while it returns continues from its position and remaining time"
  )
  func dragWhileReturning() throws {
    var engine = OverlayEngine.resting()
    engine.prepare([
      pointer(.began, at: 700, y: 90), pointer(.moved, at: 900, y: 70),
      pointer(.ended, at: 1500, y: 70),
    ])
    let position = try #require(engine.only(at: 1550)?.offset.dy)
    #expect(position < 0 && position > -20)
    let commands = engine.play([
      pointer(.began, at: 1550, y: 60), pointer(.moved, at: 1550, y: 51),
    ])
    #expect(commands == [.claimPointer(.first)])
    #expect(engine.only(at: 1550)?.offset == Vector(dx: 0, dy: position - 9))
    // It returns by 3500 ms at the latest, with 500 ms left, and 100 ms for the exit.
    let last = engine.play([pointer(.ended, at: 3000, y: 51), (5000, .timePassed)])
    #expect(last == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
  }

  @Test("resistance depends on the pointer's position, not on the number of moves")
  func resistanceByPlace() {
    let policy = SwipePolicy(resistance: .logarithmic(limit: 54))
    for placement in [OverlayPosition.top, .bottom] {
      let (start, sign) = placement == .top ? (60.0, 1.0) : (740, -1)
      let offsets = [1, 5, 20, 100].map { count in
        var engine = OverlayEngine.resting(
          .plain(placement, lifetime: .infinite, swipe: policy))
        engine.prepare([pointer(.began, at: 300, y: start)])
        for step in 1...count {
          let y = start + sign * 100 * Double(step) / Double(count)
          engine.prepare([pointer(.moved, at: 300 + step, y: y)])
        }
        return engine.only(at: 400)?.offset.dy ?? .nan
      }
      #expect(offsets[0] * sign > 0)
      #expect(offsets.allSatisfy { isClose($0, offsets[0]) })
    }
  }
}
