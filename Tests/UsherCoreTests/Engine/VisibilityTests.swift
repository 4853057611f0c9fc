import Testing

@testable import UsherCore

@Suite("An invisible viewport")
struct VisibilityTests {
  /// Presents the second overlay at 300 ms while the viewport is invisible.
  ///
  /// Returns the commands until the viewport is visible again, at 900 ms, and the commands of that
  /// moment.
  private func unseen(
    _ overlay: OverlayConfiguration, in engine: inout OverlayEngine
  ) -> (before: [OverlayCommand], after: [OverlayCommand]) {
    (
      engine.play([
        (200, .visibilityChanged(isVisible: false)), asking(.second, overlay, at: 300),
        (800, .timePassed),
      ]),
      engine.play([(900, .visibilityChanged(isVisible: true))])
    )
  }

  @Test("an overlay gets its turn when the viewport is visible again")
  func waits() {
    var engine = OverlayEngine.open()
    let (before, after) = unseen(.plain(), in: &engine)
    #expect(before.isEmpty)
    #expect(after == .admitted(.second))
  }

  @Test("a request made while invisible replaces the shown overlay when the viewport is visible")
  func replaces() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    let (before, after) = unseen(.plain().with(\.precedence, .replace()), in: &engine)
    #expect(before.isEmpty)
    #expect(after == [.notify(.first, .willDismiss)] + .admitted(.second))
  }

  @Test("requests made while invisible are performed in their order, and later ones aren't dropped")
  func order() {
    var engine = OverlayEngine.open()
    let dropping = OverlayConfiguration.plain().with(\.precedence, .replace(dropsWaiting: true))
    let commands = engine.play([
      (0, .visibilityChanged(isVisible: false)), asking(.first, at: 0),
      asking(.second, dropping, at: 10), asking(.third, at: 20),
      (100, .visibilityChanged(isVisible: true)),
    ])
    #expect(commands == [.notify(.first, .didDismiss(.superseded))] + .admitted(.second))
    #expect(engine.waiting == [.third])
  }

  @Test("a shown overlay times out while invisible, and the next one waits for visibility")
  func timesOut() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, at: 300), (400, .visibilityChanged(isVisible: false))])
    let end = engine.play([(2000, .timePassed)])
    #expect(end == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
    #expect(engine.wakeup == .never)
    #expect(engine.play([(3000, .visibilityChanged(isVisible: true))]) == .admitted(.second))
  }

  @Test("if a delay ends while invisible, the overlay waits for visibility")
  func delayed() {
    var engine = OverlayEngine.open()
    let (before, after) = unseen(.plain().with(\.delay, .milliseconds(100)), in: &engine)
    #expect(before.isEmpty)
    #expect(after == .admitted(.second))
  }

  @Test("a request expires while invisible, and its maximum wait continues in the queue")
  func expires() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    let impatient = OverlayConfiguration.plain().with(\.maximumWait, .seconds(1))
    engine.prepare([
      (200, .visibilityChanged(isVisible: false)), asking(.second, impatient, at: 300),
      asking(.third, impatient, at: 1000),
    ])
    #expect(engine.play([(1299, .timePassed)]).isEmpty)
    #expect(engine.play([(1300, .timePassed)]) == [.notify(.second, .didDismiss(.expired))])
    #expect(engine.play([(1500, .visibilityChanged(isVisible: true))]).isEmpty)
    #expect(engine.play([(1999, .timePassed)]).isEmpty)
    #expect(engine.play([(2000, .timePassed)]) == [.notify(.third, .didDismiss(.expired))])
  }

  @Test("a request made while invisible can be refused, updated and dismissed like a waiting one")
  func waitsLikeOthers() {
    var engine = OverlayEngine.open(with: LaneSettings(maximumWaiting: 1))
    let commands = engine.play([
      (0, .visibilityChanged(isVisible: false)),
      asking(.first, .named(.letter, .updateInPlace), at: 0),
      asking(.second, .named(.letter, .updateInPlace), at: 10), asking(.third, at: 20),
      (30, .dismissRequested(.waiting())), (100, .visibilityChanged(isVisible: true)),
    ])
    #expect(
      commands == [
        .adopt(.first, from: .second), .refuse(.third, .laneFull(.main)),
        .notify(.first, .didDismiss(.cancelled)),
      ])
  }

  @Test("requests made while invisible are refused if the queue becomes too short, except the next")
  func shorterLine() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .visibilityChanged(isVisible: false)), asking(.first, at: 0), asking(.second, at: 10),
      (20, .laneConfigured(.main, LaneSettings(maximumWaiting: 0))),
    ])
    #expect(
      engine.play([(100, .visibilityChanged(isVisible: true))])
        == [.refuse(.second, .laneFull(.main))] + .admitted(.first))
  }

  @Test("the wait reason of a request made while invisible is that the viewport isn't visible")
  func pendingState() {
    var engine = OverlayEngine()
    engine.prepare([
      asking(.first, at: 0), (0, .visibilityChanged(isVisible: false)), asking(.second, at: 0),
    ])
    let unseen = PendingState.waiting(
      PendingState.Wait(reason: .notVisible, expiry: nil, wasInterrupted: false))
    #expect(engine.pendingState(of: .first, at: .ms(0)) == unseen)
    #expect(engine.pendingState(of: .second, at: .ms(0)) == unseen)
  }

  @Test(
    "a request made before the first viewport keeps its precedence",
    arguments: [
      (Precedence.stack, .admitted(.first) + .admitted(.second), []),
      (.replace(), .admitted(.second), [.first]),
    ] as [(Precedence, [OverlayCommand], [OverlayID])])
  func beforeTheFirstViewport(
    precedence: Precedence, expected: [OverlayCommand], waiting: [OverlayID]
  ) {
    var engine = OverlayEngine()
    engine.prepare([
      asking(.first, .plain(lifetime: .infinite), at: 0),
      asking(.second, OverlayConfiguration.plain().with(\.precedence, precedence), at: 10),
    ])
    #expect(engine.waiting == [.first, .second])
    let commands = engine.play([(20, .viewportChanged(.phone))])
    #expect(commands == expected)
    #expect(engine.waiting == waiting)
  }

  @Test("a request made without area replaces the shown overlay when the viewport has area again")
  func withoutArea() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    engine.prepare([
      (300, .viewportChanged(OverlayViewport(size: .zero))),
      asking(.second, OverlayConfiguration.plain().with(\.precedence, .replace()), at: 400),
    ])
    #expect(engine.shown == [.first] && engine.waiting == [.second])
    let commands = engine.play([(500, .viewportChanged(.phone))])
    #expect(commands.contains(.notify(.first, .willDismiss)))
    #expect(engine.shown == [.first, .second])
  }
}
