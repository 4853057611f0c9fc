import Testing
import UsherCore

/// The SwiftMessages reference, 2.5 durations and auto-hide.
@Suite struct SwiftMessagesDurationTests {
  /// An overlay for the library's `indefinite(delay: 2, minimum: 1)`.
  private static let indefinite = Overlay.named(.letter, .ignoreDuplicates)
    .with(\.lifetime, .untilDismissed).with(\.delay, .seconds(2)).with(\.minimumTime, .seconds(1))

  @Test(
    "a timed one leaves so long after its entrance has ended",
    arguments: [(2000, 2200), (250, 450), (0, 200)])
  func timed(milliseconds: Int, end: Int) {
    var engine = OverlayEngine.entering(.plain(lifetime: .timed(.milliseconds(milliseconds))))
    #expect(
      engine.play([(end - 1, .timePassed)]) == (end == 200 ? [] : [.notify(.first, .didPresent)]))
    #expect(
      engine.play([(end, .timePassed)])
        == (end == 200 ? [.notify(.first, .didPresent)] : []) + [.notify(.first, .willDismiss)])
  }

  @Test("one that stays forever asks for no wakeup")
  func forever() {
    let engine = OverlayEngine.resting(.plain(lifetime: .untilDismissed))
    #expect(engine.wakeup == .never)
  }

  @Test("mended: an infinite time is forever, and one that is no time is refused by name")
  func oddTimes() throws {
    #expect(try Lifetime.seconds(.infinity) == .untilDismissed)
    #expect(try Lifetime.seconds(1e300) == .untilDismissed)
    #expect(throws: ConfigurationError.negative(.lifetime, -1)) { try Lifetime.seconds(-1) }
    #expect(throws: ConfigurationError.self) { try Lifetime.seconds(.nan) }
  }

  @Test("what is done before the delay has ended is never seen")
  func doneDuringDelay() {
    var engine = OverlayEngine.open()
    let commands = engine.play([
      asking(.first, Self.indefinite, at: 0), (1500, .dismissRequested(.named(.letter))),
      (9000, .timePassed),
    ])
    #expect(commands == [.notify(.first, .didDismiss(.cancelled))])
  }

  @Test(
    "what is done after the delay stays until its minimum time, from the start of its entrance",
    arguments: [(2100, 3000), (2900, 3000), (3000, 3000), (3500, 3500)])
  func doneAfterDelay(done: Int, leaves: Int) {
    var engine = OverlayEngine.open()
    engine.prepare([
      asking(.first, Self.indefinite, at: 0), (2000, .timePassed), (2000, .measured(.first, .card)),
      (done, .dismissRequested(.named(.letter))), (leaves - 1, .timePassed),
    ])
    if leaves > done {
      #expect(engine.play([(leaves, .timePassed)]) == [.notify(.first, .willDismiss)])
    }
    #expect(engine.play([(leaves + 100, .timePassed)]) == .gone(.first, .requested))
  }

  @Test(
    "during the delay all but a dismissal of what is shown takes it back",
    arguments: [
      (Event.dismissRequested(.shown()), false), (.dismissRequested(.all()), true),
      (.dismissRequested(.named(.letter)), true), (.countedDismissRequested(.letter), true),
    ])
  func whatCancels(event: Event, cancels: Bool) {
    var engine = OverlayEngine.open()
    engine.prepare([asking(.first, Self.indefinite, at: 0)])
    let commands = engine.play([(1000, event)])
    #expect(commands == (cancels ? [.notify(.first, .didDismiss(.cancelled))] : []))
    #expect(engine.play([(2000, .timePassed)]) == (cancels ? [] : .admitted(.first)))
  }

  @Test("what comes during the delay goes first")
  func goesFirst() {
    var engine = OverlayEngine.open()
    let commands = engine.play(
      [asking(.first, Self.indefinite, at: 0)] + showing(.second, at: 1000) + [(2300, .timePassed)])
    #expect(
      commands == .admitted(.second) + [
        .notify(.second, .willPresent), .notify(.second, .didPresent),
        .notify(.second, .willDismiss),
      ] + .gone(.second, .timedOut) + .admitted(.first))
  }

  @Test("mended: without a delay its turn comes at once")
  func noDelay() {
    var engine = OverlayEngine.open()
    let commands = engine.play([asking(.first, Self.indefinite.with(\.delay, .zero), at: 0)])
    #expect(commands == .admitted(.first))
  }

  @Test("a tap on the backdrop need not wait for the minimum time")
  func tapOutside() {
    let backdrop = Backdrop(isModal: false, fadeIn: .linear(0), fadeOut: .linear(0))
    var engine = OverlayEngine.resting(
      Self.indefinite.with(\.delay, .zero).with(\.backdrop, backdrop))
    let commands = engine.play(tapping(at: 300, y: 400) + [(410, .timePassed)])
    #expect(
      commands
        == [.notify(.first, .willDismiss), .performTap(.first, .backdrop)]
        + .gone(.first, .backdropTapped))
  }

  @Test("mended: a swipe need not wait for the minimum time either")
  func swipe() {
    var engine = OverlayEngine.resting(Self.indefinite.with(\.delay, .zero))
    let commands = engine.play([
      pointer(.began, at: 300, y: 90), pointer(.moved, at: 310, y: 60),
      pointer(.moved, at: 320, y: 20), pointer(.ended, at: 330, y: -20), (900, .timePassed),
    ])
    #expect(
      commands == [.claimPointer(.first), .notify(.first, .willDismiss)] + .gone(.first, .swiped))
  }

  @Test("mended: after a pan the whole time begins again, and the first countdown counts no more")
  func panRestarts() {
    var engine = OverlayEngine.resting(
      .plain().with(\.pausesFor, .drag).with(\.resumption, .restart))
    let commands = engine.play([
      pointer(.began, at: 300, y: 90), pointer(.moved, at: 310, y: 80),
      pointer(.moved, at: 700, y: 78), pointer(.ended, at: 800, y: 78), (1799, .timePassed),
    ])
    #expect(commands == [.claimPointer(.first)])
    guard case .at(let end) = engine.wakeup else {
      Issue.record("it does not count any more")
      return
    }
    // The countdown starts when the overlay is back, some time after its release.
    #expect(end > .ms(1800))
  }
}
