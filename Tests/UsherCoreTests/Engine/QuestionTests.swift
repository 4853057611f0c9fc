import Testing

@testable import UsherCore

@Suite("What asks, above what informs")
struct QuestionTests {
  private static let banner = OverlayConfiguration.plain(lifetime: .infinite)
  private static let note = OverlayConfiguration.plain(lifetime: .timed(.seconds(2)))
  private static let question = OverlayConfiguration.plain(.center, lifetime: .infinite)
    .with(\.backdrop, Backdrop())
  private static let third = OverlayID(3)
  private static let fourth = OverlayID(4)

  /// An engine in which a question stands above an overlay that informs.
  private static func asking(above overlay: OverlayConfiguration = banner, capacity: Int = 1)
    -> OverlayEngine
  {
    var engine = OverlayEngine.open(capacity: capacity)
    engine.prepare(showing(.first, overlay, at: 0) + showing(.second, question, at: 500))
    engine.prepare([(1000, .timePassed)])
    return engine
  }

  @Test("a question comes at once above an overlay that stays, which stays")
  func above() {
    let engine = Self.asking()
    #expect(engine.shown == [.first, .second])
    #expect(engine.focused == .second)
  }

  @Test("a countdown stops behind a question, and goes on with its rest")
  func countdown() {
    var engine = Self.asking(above: Self.note)
    guard case .shown(let covered) = engine.pendingState(of: .first, at: .ms(9000)) else {
      Issue.record("the overlay is not shown")
      return
    }
    // The countdown began at 200 ms, and the question took over at 500 ms.
    #expect(covered.pausedBy == .question && covered.timeLeft == .paused(.milliseconds(1700)))
    engine.prepare([(9000, .dismissRequested(.overlay(.second)))])
    #expect(engine.play([(10_699, .timePassed)]) == .gone(.second, .programmatic))
    #expect(engine.play([(10_700, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("a countdown that no question is to stop goes on behind a question")
  func countdownGoesOn() {
    var engine = Self.asking(above: Self.note.with(\.pausesFor, .hover))
    #expect(engine.play([(2200, .timePassed)]) == [.notify(.first, .willDismiss)])
  }

  @Test("a question that replaces takes the place of a question alone")
  func replaces() {
    var engine = Self.asking()
    engine.prepare(
      showing(Self.third, Self.question.with(\.precedence, .replace(dropsWaiting: true)), at: 1000))
    engine.prepare([(2000, .timePassed)])
    #expect(engine.shown == [.first, Self.third])
  }

  @Test("a question waits for another one, and not for the line")
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
    "what informs waits for a question, unless it has a higher priority or is stacked",
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

  @Test("a request that replaces what informs waits for a question, and replaces then")
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

  @Test("a lane that evicts lets a new note wait for a question, and evicts none meanwhile")
  func evicts() {
    var engine = OverlayEngine.open(with: LaneSettings(overflow: .dismissOldest))
    engine.prepare(
      showing(.first, Self.banner, at: 0) + showing(.second, Self.question, at: 500)
        + showing(Self.third, Self.banner, at: 1000) + [(2000, .timePassed)])
    #expect(engine.shown == [.first, .second])
    engine.prepare([(3000, .dismissRequested(.overlay(.second))), (4000, .timePassed)])
    #expect(engine.shown == [Self.third])
  }

  @Test("in a lane whose overlays share places, a question waits like any other, and stops nothing")
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

  /// An engine in which a lane without questions above takes turns with the main lane.
  private static func withGuest() -> OverlayEngine {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .laneConfigured(guest, LaneSettings(takesTurnsWith: .main, showsModalsAbove: false)))
    ])
    return engine
  }

  @Test("a question waits for one of a lane that takes turns with its lane, and not for its notes")
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

  @Test("a guest's request waits while the lead asks")
  func guestsWait() {
    var engine = Self.withGuest()
    engine.prepare([
      UsherCoreTests.asking(.first, Self.question, at: 0),
      UsherCoreTests.asking(.second, Self.banner.with(\.lane, Self.guest), at: 0),
    ])
    #expect(engine.shown == [.first] && engine.waiting == [.second])
  }

  @Test("with questions above from now on, what asks comes out of the line")
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
