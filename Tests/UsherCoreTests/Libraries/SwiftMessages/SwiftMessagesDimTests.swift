import Testing
import UsherCore

/// The SwiftMessages reference, 2.10 dim modes.
@Suite struct SwiftMessagesDimTests {
  /// A backdrop with a scrim that fades linearly.
  private func backdrop(in fadeIn: Int, out fadeOut: Int) -> Backdrop {
    Backdrop(fadeIn: .linear(fadeIn), fadeOut: .linear(fadeOut))
  }

  @Test("a dim comes in 0.2 seconds and goes in 0.2 seconds unless it is told otherwise")
  func defaults() {
    #expect(Backdrop().fadeIn == .easeOut(.milliseconds(200)))
    #expect(Backdrop().fadeOut == .easeIn(.milliseconds(200)))
  }

  @Test("its times are its own, not those of the entrance and the exit")
  func ownTimes() {
    var engine = OverlayEngine.entering(
      .plain(
        entrance: OverlayTransition(slide: .linear(400)),
        exit: OverlayTransition(slide: .linear(800))
      )
      .with(\.backdrop, backdrop(in: 200, out: 400)))
    #expect([0, 100, 200, 300].map { engine.only(at: $0)?.scrim?.opacity } == [0, 0.5, 1, 1])
    engine.prepare([(600, .dismissRequested(.shown()))])
    #expect(
      [600, 700, 800, 1000, 1200].map { engine.only(at: $0)?.scrim?.opacity } == [
        1, 0.75, 0.5, 0, 0,
      ])
  }

  @Test("it goes from where it is, and as fast as it comes, where it had not come altogether")
  func fromCurrentState() {
    var engine = OverlayEngine.entering(.plain().with(\.backdrop, backdrop(in: 200, out: 200)))
    let before = engine.only(at: 100)?.scrim?.opacity
    engine.prepare([(100, .dismissRequested(.shown()))])
    #expect(before == 0.5)
    #expect(engine.only(at: 100)?.scrim?.opacity == 0.5)
    guard let after = engine.scene(at: .justAfter(100)).overlays.first?.scrim?.opacity else {
      Issue.record("it is gone at once")
      return
    }
    #expect(isClose(after, 0.5, within: 1e-6))
    engine.prepare([(5000, .timePassed)])
    #expect(engine.shown.isEmpty)
  }
}
