import Testing
import UsherCore

/// A toast with a name and changing content, as in sonner and react-hot-toast.
@Suite("sonner: updates")
struct SonnerUpdateTests {
  private static let loading = OverlayConfiguration.named(.letter, .updateInPlace)
    .with(\.lifetime, .infinite).with(\.swipe, nil)
  private static let done = OverlayConfiguration.named(.letter, .updateInPlace)

  @Test("a toast with the name of the shown toast updates it in place")
  func inPlace() {
    var engine = OverlayEngine.resting(Self.loading)
    let commands = engine.play([
      asking(.second, Self.done, at: 3000), (3000, .measured(.first, .card)),
    ])
    #expect(
      commands == [.adopt(.first, from: .second), .refresh(.first), .measure(.first, .phone)])
    #expect(engine.shown == [.first])
    #expect(engine.waiting.isEmpty)
    #expect(engine.overlay(of: .first) == Self.done)
    #expect(engine.overlay(of: .second) == nil)
  }

  @Test("a loading toast doesn't time out, and its lifetime starts when it is done")
  func loadingThenDone() {
    var engine = OverlayEngine.resting(Self.loading)
    #expect(engine.wakeup == .never)
    engine.prepare([asking(.second, Self.done, at: 3000)])
    #expect(engine.wakeup == .at(.ms(4000)))
  }

  @Test("a loading toast can't be swiped away")
  func loadingStays() {
    var engine = OverlayEngine.resting(Self.loading)
    let commands = engine.play([
      pointer(.began, at: 300, y: 90), pointer(.moved, at: 310, y: 20),
      pointer(.ended, at: 320, y: -100),
    ])
    #expect(commands.isEmpty)
  }

  @Test("if a toast is dismissed and immediately shown again, it stays")
  func revival() {
    var engine = OverlayEngine.resting(Self.done)
    let commands = engine.play([
      (500, .dismissRequested(.named(.letter))), asking(.second, Self.done, at: 500),
      (500, .measured(.first, .card)), (1000, .timePassed),
    ])
    #expect(
      commands == [
        .notify(.first, .willDismiss), .adopt(.first, from: .second), .refresh(.first),
        .measure(.first, .phone),
      ])
    #expect(
      engine.scene(at: .ms(1000)).overlays.map { $0.frame } == [
        OverlayRect(x: 10, y: 10, width: 380, height: 100)
      ])
  }

  @Test(
    "a toast that is shown again during its exit returns, and ends with its last reason"
  )
  func revivalHalfWay() {
    var engine = OverlayEngine.resting(Self.done)
    engine.prepare([
      (500, .dismissRequested(.named(.letter))), asking(.second, Self.done, at: 550),
    ])
    #expect(engine.only(at: 550)?.offset == Vector(dx: 0, dy: -55))
    #expect(engine.only(at: 550)?.acceptsInput == true)
    // `willDismiss` was already sent, and isn't sent again.
    #expect(engine.play([(9000, .timePassed)]) == .gone(.first, .timedOut))
  }

  @Test("a waiting toast is updated at its place in the queue")
  func waiting() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, Self.loading, at: 300), asking(.third, at: 300)])
    #expect(
      engine.play([asking(.stranger, Self.done, at: 400)])
        == [.adopt(.second, from: .stranger)])
    #expect(engine.waiting == [.second, .third])
    #expect(engine.overlay(of: .second) == Self.done)
  }

  @Test("a toast's frame animates to a new size when its content changes")
  func resizes() {
    var engine = OverlayEngine.resting(Self.loading)
    engine.prepare([
      asking(.second, Self.done, at: 300),
      (300, .measured(.first, OverlaySize(width: 380, height: 160))),
    ])
    #expect(engine.only(at: 300)?.frame == OverlayRect(x: 10, y: 10, width: 380, height: 100))
    #expect(engine.only(at: 1100)?.frame == OverlayRect(x: 10, y: 10, width: 380, height: 160))
  }

  @Test("an invalid value is refused with an error that names it, and doesn't change the toast")
  func unusable() {
    var engine = OverlayEngine.resting(Self.done)
    let bad = Self.done.with(\.lifetime, .timed(.seconds(-1)))
    let error = ConfigurationError.negative(.lifetime, -1)
    #expect(engine.play([asking(.second, bad, at: 300)]) == [.refuse(.second, .invalid(error))])
    #expect(
      engine.play([(300, .updateRequested(.first, bad))])
        == [.report(.unusableUpdate(.first, error))])
    #expect(engine.overlay(of: .first) == Self.done)
  }
}
