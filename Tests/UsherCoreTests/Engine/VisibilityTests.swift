import Testing

@testable import UsherCore

@Suite("A viewport that cannot be seen")
struct VisibilityTests {
  /// Presents the second overlay at 300 ms while nothing can be seen, and returns the commands
  /// until the viewport can be seen again, at 900 ms, and those of that moment.
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

  @Test("an overlay's turn comes when the viewport can be seen again")
  func waits() {
    var engine = OverlayEngine.open()
    let (before, after) = unseen(.plain(), in: &engine)
    #expect(before.isEmpty)
    #expect(after == .admitted(.second))
  }

  @Test("a request made unseen replaces the shown overlay when it can be seen")
  func replaces() {
    var engine = OverlayEngine.resting(.plain(lifetime: .infinite))
    let (before, after) = unseen(.plain().with(\.precedence, .replace()), in: &engine)
    #expect(before.isEmpty)
    #expect(after == [.notify(.first, .willDismiss)] + .admitted(.second))
  }

  @Test("requests made unseen come in the order in which they were made, and drop none after them")
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

  @Test("a shown overlay times out unseen, and the next one waits until it can be seen")
  func timesOut() {
    var engine = OverlayEngine.resting()
    engine.prepare([asking(.second, at: 300), (400, .visibilityChanged(isVisible: false))])
    let end = engine.play([(2000, .timePassed)])
    #expect(end == [.notify(.first, .willDismiss)] + .gone(.first, .timedOut))
    #expect(engine.wakeup == .never)
    #expect(engine.play([(3000, .visibilityChanged(isVisible: true))]) == .admitted(.second))
  }

  @Test("a delay that ends unseen is followed by a wait until the overlay can be seen")
  func delayed() {
    var engine = OverlayEngine.open()
    let (before, after) = unseen(.plain().with(\.delay, .milliseconds(100)), in: &engine)
    #expect(before.isEmpty)
    #expect(after == .admitted(.second))
  }

  @Test("a request expires unseen, and its maximum wait goes on in line")
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

  @Test("a request made unseen can be refused, updated and dismissed like any that waits")
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

  @Test("requests made unseen are refused if the line has become too short, except the next one")
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

  @Test("a request made unseen waits because the viewport cannot be seen")
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
    "a request made before there is a viewport keeps its precedence",
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

  @Test("a request made while the viewport has no area replaces what is shown once it has one")
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
