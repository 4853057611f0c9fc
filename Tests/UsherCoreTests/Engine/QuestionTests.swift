import Testing

@testable import UsherCore

@Suite("Modal overlays above informing overlays")
struct QuestionTests {
  private static let banner = OverlayConfiguration.plain(lifetime: .infinite)
  private static let note = OverlayConfiguration.plain(lifetime: .timed(.seconds(2)))
  private static let question = OverlayConfiguration.plain(.center, lifetime: .infinite)
    .with(\.backdrop, Backdrop())
  private static let third = OverlayID(3)
  private static let fourth = OverlayID(4)

  /// An engine in which a question is above an informing overlay.
  private static func asking(above overlay: OverlayConfiguration = banner, capacity: Int = 1)
    -> OverlayEngine
  {
    var engine = OverlayEngine.open(capacity: capacity)
    engine.prepare(showing(.first, overlay, at: 0) + showing(.second, question, at: 500))
    engine.prepare([(1000, .timePassed)])
    return engine
  }

  @Test("a question is shown immediately above an overlay, which stays")
  func above() {
    let engine = Self.asking()
    #expect(engine.shown == [.first, .second])
    #expect(engine.focused == .second)
  }

  @Test("a countdown pauses behind a question, and resumes with its remaining time")
  func countdown() {
    var engine = Self.asking(above: Self.note)
    guard case .shown(let covered) = engine.pendingState(of: .first, at: .ms(9000)) else {
      Issue.record("the overlay is not shown")
      return
    }
    // The countdown started at 200 ms, and the question appeared at 500 ms.
    #expect(covered.pausedBy == .question && covered.timeLeft == .paused(.milliseconds(1700)))
    engine.prepare([(9000, .dismissRequested(.overlay(.second)))])
    #expect(engine.play([(10_699, .timePassed)]) == .gone(.second, .programmatic))
    #expect(engine.play([(10_700, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("a countdown that questions don't pause continues behind a question")
  func countdownGoesOn() {
    var engine = Self.asking(above: Self.note.with(\.pausesFor, .hover))
    #expect(engine.play([(2200, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("a question with `replace` replaces only a question")
  func replaces() {
    var engine = Self.asking()
    engine.prepare(
      showing(Self.third, Self.question.with(\.precedence, .replace(dropsWaiting: true)), at: 1000))
    engine.prepare([(2000, .timePassed)])
    #expect(engine.shown == [.first, Self.third])
  }

  @Test("a question waits for another question, but not for waiting informing overlays")
  func secondQuestion() {
    var engine = Self.asking()
    engine.prepare([
      UsherCoreTests.asking(Self.third, Self.banner, at: 1000),
      UsherCoreTests.asking(Self.fourth, Self.question, at: 1000),
      (2000, .dismissRequested(.overlay(.second))), (3000, .timePassed),
    ])
    #expect(engine.shown == [.first, Self.fourth] && engine.waiting == [Self.third])
  }

  @Test(
    "informing overlays wait for a question, unless they have a higher priority or stack",
    arguments: [
      (OverlayConfiguration.plain(), false), (.plain(priority: .low), false),
      (.plain(priority: .high), true),
      (OverlayConfiguration.plain().with(\.precedence, .stack), true),
      (OverlayConfiguration.plain().with(\.precedence, .replace()), false),
      (OverlayConfiguration.plain(priority: .high).with(\.precedence, .replace()), true),
    ])
  func informing(overlay: OverlayConfiguration, isShown: Bool) {
    var engine = Self.asking(capacity: 2)
    engine.prepare([UsherCoreTests.asking(Self.third, overlay, at: 1000)])
    #expect(engine.shown.contains(Self.third) == isShown)
    guard case .waiting(let wait) = engine.pendingState(of: Self.third, at: .ms(1000)) else {
      #expect(isShown)
      return
    }
    #expect(wait.reason == .questions([.second]))
  }

  @Test("an informing request with `replace` waits for a question, and then replaces")
  func keepsItsPrecedence() {
    var engine = Self.asking()
    engine.prepare([
      UsherCoreTests.asking(
        Self.third, OverlayConfiguration.plain().with(\.precedence, .replace()), at: 1000)
    ])
    let commands = engine.play([(2000, .dismissRequested(.overlay(.second))), (3000, .timePassed)])
    #expect(commands.contains(.notify(.first, .willDismiss)))
    #expect(engine.shown == [Self.third])
  }

  @Test("in a lane that evicts, a new note waits for a question, and then evicts")
  func evicts() {
    var engine = OverlayEngine.open(with: LaneSettings(overflow: .dismissOldest))
    engine.prepare(
      showing(.first, Self.banner, at: 0) + showing(.second, Self.question, at: 500)
        + showing(Self.third, Self.banner, at: 1000) + [(2000, .timePassed)])
    #expect(engine.shown == [.first, .second])
    engine.prepare([(3000, .dismissRequested(.overlay(.second))), (4000, .timePassed)])
    #expect(engine.shown == [Self.third])
  }

  @Test("in a lane that doesn't show modals above, a question waits and pauses no countdowns")
  func shared() {
    var engine = OverlayEngine.open(sharing: 1)
    engine.prepare([
      UsherCoreTests.asking(.first, Self.note, at: 0), (0, .measured(.first, .card)),
      UsherCoreTests.asking(.second, Self.question, at: 500),
      UsherCoreTests.asking(Self.third, Self.question.with(\.precedence, .stack), at: 500),
      (500, .measured(Self.third, .card)),
    ])
    #expect(engine.shown == [.first, Self.third] && engine.waiting == [.second])
    #expect(engine.play([(2200, .timePassed)]).contains(.notify(.first, .willDismiss)))
  }

  private static let guest = LaneID(1)

  /// An engine in which a lane that doesn't show modals above takes turns with the main lane.
  private static func withGuest() -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .laneConfigured(guest, LaneSettings(takesTurnsWith: .main, showsModalsAbove: false)))
    ])
    return engine
  }

  @Test("a question waits for the question of a lane that it takes turns with, but not for notes")
  func groups() {
    var engine = Self.withGuest()
    engine.prepare([
      UsherCoreTests.asking(.first, Self.banner.with(\.lane, Self.guest), at: 0),
      UsherCoreTests.asking(.second, Self.question, at: 0),
    ])
    #expect(engine.shown == [.first, .second])
    engine.prepare([
      (1000, .dismissRequested(.all())),
      (2000, .presentRequested(Self.third, Self.question.with(\.lane, Self.guest))),
      (2000, .presentRequested(Self.fourth, Self.question)),
    ])
    #expect(engine.shown == [Self.third] && engine.waiting == [Self.fourth])
  }

  @Test("requests of a guest lane wait for a question of the lead")
  func guestsWait() {
    var engine = Self.withGuest()
    engine.prepare([
      UsherCoreTests.asking(.first, Self.question, at: 0),
      UsherCoreTests.asking(.second, Self.banner.with(\.lane, Self.guest), at: 0),
    ])
    #expect(engine.shown == [.first] && engine.waiting == [.second])
  }

  @Test("if a lane starts to show modals above, a waiting question is shown")
  func settings() {
    var engine = OverlayEngine.open(sharing: 1)
    engine.prepare([
      UsherCoreTests.asking(.first, Self.banner, at: 0),
      UsherCoreTests.asking(.second, Self.banner, at: 0),
      UsherCoreTests.asking(Self.third, Self.question, at: 0),
      (10, .laneConfigured(.main, LaneSettings())),
    ])
    #expect(engine.shown == [.first, Self.third] && engine.waiting == [.second])
  }
}
