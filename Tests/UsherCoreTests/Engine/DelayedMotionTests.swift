import Testing

@testable import UsherCore

@Suite("Delayed motions")
struct DelayedMotionTests {
  /// A transition, and the time at which its first frame differs from the previous frame.
  struct Wait: Sendable, CustomTestStringConvertible {
    let transition: OverlayTransition
    let wakeup: Wakeup

    var testDescription: String { "\(wakeup)" }
  }

  private static let waits = [
    Wait(transition: OverlayTransition(slide: delayed(300)), wakeup: .at(.ms(300))),
    Wait(
      transition: OverlayTransition(
        slide: delayed(300), fade: Fade(.linear(100)).delayed(by: .ms(200))),
      wakeup: .at(.ms(200))),
    Wait(
      transition: OverlayTransition(slide: delayed(300), fade: .linear(100)), wakeup: .nextFrame),
    // A fade without effect requires no wakeup.
    Wait(
      transition: OverlayTransition(slide: delayed(300), fade: Fade(.linear(100), from: 1)),
      wakeup: .at(.ms(300))),
    Wait(transition: OverlayTransition(slide: .linear(100)), wakeup: .nextFrame),
  ]

  private static func delayed(_ milliseconds: Int) -> Slide {
    Slide(.linear(100)).delayed(by: .ms(milliseconds))
  }

  @Test("a delayed entrance needs no frames before it starts", arguments: waits)
  func entrance(_ wait: Wait) {
    var engine = OverlayEngine.entering(.plain(entrance: wait.transition))
    #expect(engine.wakeup == wait.wakeup)
    guard case .at(let departure) = wait.wakeup else { return }
    #expect(engine.receive(.timePassed, at: departure).isEmpty)
    #expect(engine.wakeup == .nextFrame)
  }

  @Test("a delayed exit needs no frames before it starts, unless its scrim is fading")
  func exit() {
    let overlay = OverlayConfiguration.plain(
      lifetime: .infinite, exit: OverlayTransition(slide: Self.delayed(300)))
    var engine = OverlayEngine.resting(overlay)
    engine.prepare([(500, .dismissRequested(.all()))])
    #expect(engine.wakeup == .at(.ms(800)))
    #expect(engine.only(at: 800)?.offset == .zero)
    #expect(engine.play([(900, .timePassed)]) == .gone(.first, .programmatic))

    let scrim = Backdrop(fadeIn: .linear(0), fadeOut: .linear(100))
    var dimmed = OverlayEngine.resting(overlay.with(\.backdrop, scrim))
    dimmed.prepare([(500, .dismissRequested(.all()))])
    #expect(dimmed.wakeup == .nextFrame)
    dimmed.prepare([(600, .timePassed)])
    #expect(dimmed.wakeup == .at(.ms(800)))
  }

  @Test("the wakeup is the earliest deadline, even with a delayed motion")
  func earlierDeadline() {
    var engine = OverlayEngine.open(capacity: 2)
    engine.prepare(
      showing(.first, .plain(), at: 0)
        + showing(.second, .plain(entrance: OverlayTransition(slide: Self.delayed(3000))), at: 0)
        + [(200, .timePassed)])
    #expect(engine.wakeup == .at(.ms(1200)))
  }
}

extension Duration {
  fileprivate static func ms(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }
}
