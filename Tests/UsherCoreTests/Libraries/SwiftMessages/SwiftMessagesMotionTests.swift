import Testing
import UsherCore

/// The SwiftMessages reference, 2.11 and 2.12: entrances and exits at an edge and in the middle.
@Suite struct SwiftMessagesMotionTests {
  private static func bar(_ placement: Placement) throws -> Overlay {
    .plain(
      placement, lifetime: .untilDismissed,
      entrance: OverlayTransition(
        slide: .spring(try Timing.Spring(duration: .milliseconds(400), dampingRatio: 0.8))),
      exit: OverlayTransition(slide: .easeIn(.milliseconds(200))))
  }
  private static let dialog = Overlay.plain(
    .center, lifetime: .untilDismissed, entrance: .scaleIn, exit: .scaleOut)

  @Test(
    "at an edge it comes from just out of sight in 0.4 seconds and leaves in 0.2",
    arguments: [(Placement.top, -110.0), (.bottom, 110)])
  func edge(placement: Placement, out: Double) throws {
    var engine = OverlayEngine.open()
    engine.prepare(showing(.first, try Self.bar(placement), at: 0))
    #expect(engine.only(at: 0)?.offset == Vector(dx: 0, dy: out))
    #expect(isClose(engine.only(at: 400)?.offset.dy ?? out, 0, within: 0.2))
    engine.prepare([(1000, .timePassed), (1000, .dismissRequested(.shown()))])
    #expect(engine.only(at: 1000)?.offset == .zero)
    #expect(isClose(engine.scene(at: .ms(1200)).overlays.first?.offset.dy ?? 0, out))
    #expect(engine.play([(1200, .timePassed)]) == .gone(.first, .requested))
  }

  @Test("in the middle it grows from 0.6 in 0.5 seconds and appears from a quarter in 0.15")
  func middle() {
    let engine = OverlayEngine.entering(Self.dialog)
    #expect(engine.only(at: 0)?.scale == 0.6)
    #expect(engine.only(at: 0)?.opacity == 0.25)
    #expect(engine.only(at: 0)?.offset == .zero)
    #expect(engine.only(at: 150)?.opacity == 1)
    #expect(isClose(engine.only(at: 500)?.scale ?? 0, 1, within: 0.001))
  }

  @Test("from the middle it shrinks to 0.8 and vanishes, both in 0.15 seconds")
  func fromTheMiddle() {
    var engine = OverlayEngine.entering(Self.dialog)
    engine.prepare([(2000, .dismissRequested(.shown()))])
    #expect(engine.only(at: 2000)?.scale == 1)
    #expect(isClose(engine.only(at: 2150)?.scale ?? 0, 0.8))
    #expect(engine.only(at: 2150)?.opacity == 0)
    #expect(engine.play([(2149, .timePassed)]) == [])
    #expect(engine.play([(2150, .timePassed)]) == .gone(.first, .requested))
  }

  @Test("hidden while it comes, it goes from where it is, without a jump")
  func interrupted() throws {
    for overlay in [try Self.bar(.top), Self.dialog] {
      var engine = OverlayEngine.entering(overlay)
      let before = engine.only(at: 100)
      engine.prepare([(100, .dismissRequested(.shown()))])
      let after = engine.only(at: 100)
      #expect(after?.offset == before?.offset)
      #expect(after?.scale == before?.scale)
      #expect(after?.opacity == before?.opacity)
      #expect(before?.acceptsInput == true)
      #expect(after?.acceptsInput == false)
    }
  }

  @Test("mended: shown again after it was hidden, it comes as it came the first time")
  func again() {
    var engine = OverlayEngine.entering(Self.dialog)
    let first = engine.only(at: 50)
    engine.prepare([(1000, .dismissRequested(.shown())), (2000, .timePassed)])
    engine.prepare(showing(.first, Self.dialog, at: 2000))
    #expect(engine.only(at: 2050) == first)
  }

  @Test("mended: where a person prefers less movement it only fades")
  func reducedMotion() throws {
    for overlay in [try Self.bar(.top), Self.dialog] {
      var engine = OverlayEngine.open()
      engine.prepare([(0, .preferencesChanged(Preferences(reducesMotion: true)))])
      engine.prepare(showing(.first, overlay, at: 0))
      for time in [0, 50, 100, 500] {
        #expect(engine.only(at: time)?.offset == .zero)
        #expect(engine.only(at: time)?.scale == 1)
      }
      #expect(engine.only(at: 0)?.opacity ?? 1 < 1)
      #expect(engine.only(at: 1000)?.opacity == 1)
    }
  }
}
