import Testing

@testable import UsherCore
@testable import UsherRecording

@Suite("Requests from inside work")
struct AskerTests {
  private let question = OverlayConfiguration.plain(lifetime: .infinite)
    .with(\.backdrop, Backdrop(isModal: true))
  private let message = OverlayConfiguration.plain(lifetime: .infinite)

  /// An engine that shows the first overlay, with a second request from inside its work.
  private func asking(
    _ first: OverlayConfiguration, _ second: OverlayConfiguration,
    in settings: LaneSettings = LaneSettings()
  ) -> OverlayEngine {
    var engine = OverlayEngine(settings)
    engine.prepare([
      (0, .viewportChanged(.phone)), (0, .presentRequested(.first, first)),
      (0, .measured(.first, .card)),
      (0, .presentRequested(.second, second.with(\.askers, [.first]))),
      (0, .measured(.second, .card)),
    ])
    return engine
  }

  @Test(
    "in every lane, a request from inside work is shown above its asker",
    arguments: [LaneOverflow.wait, .dismissOldest, .refuse], [true, false])
  func above(_ overflow: LaneOverflow, _ showsModalsAbove: Bool) {
    let settings = LaneSettings(overflow: overflow, showsModalsAbove: showsModalsAbove)
    for first in [question, message] {
      for second in [question, message] {
        for precedence in [Precedence.queue, .replace(), .stack] {
          var engine = asking(first, second.with(\.precedence, precedence), in: settings)
          #expect(engine.shown == [.first, .second])
          engine.prepare([(1000, .dismissRequested(.overlay(.second))), (2000, .timePassed)])
          #expect(engine.shown == [.first])
        }
      }
    }
  }

  @Test("the asked question gets Escape and the focus, which then return to its asker")
  func input() {
    var engine = asking(question, question)
    #expect(engine.focused == .second)
    #expect(engine.response(to: .escape) == .dismiss(.second))
    engine.prepare([(1000, .keyPressed(.escape)), (2000, .timePassed)])
    #expect(engine.shown == [.first])
    #expect(engine.focused == .first)
    #expect(engine.response(to: .escape) == .dismiss(.first))
  }

  @Test("a request from inside work is shown even if a message is below its asker")
  func below() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, message)), (0, .measured(.first, .card)),
      (0, .presentRequested(.second, question)), (0, .measured(.second, .card)),
      (0, .presentRequested(.stranger, message)),
      (0, .presentRequested(.third, message.with(\.askers, [.second]))),
    ])
    #expect(engine.shown == [.first, .second, .third])
    #expect(engine.waiting == [.stranger])
  }

  @Test("requests from the same work take turns above their asker")
  func turns() {
    var engine = asking(question, message)
    engine.prepare([(0, .presentRequested(.third, message.with(\.askers, [.first])))])
    #expect(engine.shown == [.first, .second])
    guard case .waiting(let wait)? = engine.pendingState(of: .third, at: .ms(0)) else {
      Issue.record("the third does not wait")
      return
    }
    #expect(wait.reason == .full([.second]))
    engine.prepare([(1000, .dismissRequested(.overlay(.second))), (2000, .timePassed)])
    #expect(engine.shown == [.first, .third])
  }

  @Test("an asker whose turn is later waits for the requests of its work")
  func laterAsker() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, question.with(\.delay, .milliseconds(300)))),
      (0, .presentRequested(.second, question.with(\.askers, [.first]))),
      (0, .measured(.second, .card)), (500, .timePassed),
    ])
    #expect(engine.shown == [.second])
    guard case .waiting(let wait)? = engine.pendingState(of: .first, at: .ms(500)) else {
      Issue.record("the first does not wait")
      return
    }
    #expect(wait.reason == .questions([.second]))
    engine.prepare([(1000, .dismissRequested(.overlay(.second))), (2000, .timePassed)])
    #expect(engine.shown == [.first])
  }

  @Test("an overlay can replace an asker and its question, and the question returns first")
  func displaced() {
    let other = question.with(\.precedence, .replace(restoresReplaced: true))
    var engine = asking(question, question)
    engine.prepare([
      (500, .presentRequested(.third, other)), (500, .measured(.third, .card)), (1000, .timePassed),
    ])
    #expect(engine.shown == [.third])
    #expect(Set(engine.waiting) == [.first, .second])
    engine.prepare([(1500, .dismissRequested(.overlay(.third))), (2500, .timePassed)])
    #expect(engine.shown == [.second])
    engine.prepare([
      (2500, .measured(.second, .card)), (3000, .dismissRequested(.overlay(.second))),
      (4000, .timePassed),
    ])
    #expect(engine.shown == [.first])
  }

  @Test("a request from inside work waits for pauses and quiet, and then is shown above its asker")
  func held() {
    var engine = asking(question, question)
    engine.prepare([
      (0, .dismissRequested(.overlay(.second))), (500, .lanePaused(.main)),
      (500, .presentRequested(.third, question.with(\.askers, [.first]))),
    ])
    #expect(engine.shown == [.first])
    engine.prepare([(600, .laneResumed(.main))])
    #expect(engine.shown == [.first, .third])
    engine.prepare([
      (700, .quietBegan(QuietID(1), Quiet())),
      (700, .presentRequested(.stranger, message.with(\.askers, [.first, .third]))),
    ])
    #expect(engine.waiting == [.stranger])
    engine.prepare([(800, .quietEnded(QuietID(1)))])
    #expect(engine.shown == [.first, .third, .stranger])
  }

  @Test("a request whose asker ended is shown before the other waiting requests")
  func askerEnded() {
    var engine = asking(question, message)
    engine.prepare([
      (0, .presentRequested(.stranger, message)),
      (0, .presentRequested(.third, message.with(\.askers, [.first]))),
      (500, .dismissRequested(.overlay(.first))), (1500, .timePassed),
    ])
    #expect(engine.shown == [.second])
    engine.prepare([(1700, .dismissRequested(.overlay(.second))), (2800, .timePassed)])
    #expect(engine.shown == [.third])
    #expect(engine.waiting == [.stranger])
  }

  @Test("a request from inside work with `replace` replaces only the overlays above its asker")
  func replaces() {
    var engine = asking(message, message)
    let third = message.with(\.askers, [.first]).with(
      \.precedence, .replace(dropsWaiting: true))
    engine.prepare([
      (500, .presentRequested(.stranger, message)), (500, .presentRequested(.third, third)),
      (1000, .timePassed),
    ])
    #expect(engine.shown == [.first, .third])
    #expect(engine.waiting.isEmpty)
  }

  @Test("a request from inside the work of a delayed overlay evicts like any other")
  func evicts() {
    var engine = OverlayEngine(LaneSettings(overflow: .dismissOldest))
    engine.prepare([
      (0, .viewportChanged(.phone)), (0, .presentRequested(.first, message)),
      (0, .measured(.first, .card)),
      (500, .presentRequested(.second, message.with(\.delay, .milliseconds(300)))),
      (500, .presentRequested(.third, message.with(\.askers, [.second]))), (700, .timePassed),
    ])
    #expect(engine.shown == [.third])
  }

  @Test("a request whose askers ended before it arrives waits in the queue")
  func arrivesLate() {
    var engine = OverlayEngine.open()
    engine.prepare([
      (0, .presentRequested(.first, message)), (0, .presentRequested(.second, message)),
      (0, .presentRequested(.third, message.with(\.askers, [.stranger]))),
    ])
    #expect(engine.waiting == [.second, .third])
    #expect(engine.snapshot(of: .main).waiting == [.second, .third])
  }

  @Test("updates and recordings preserve a request's askers")
  func kept() throws {
    var engine = asking(question, question)
    engine.prepare([(500, .updateRequested(.second, message))])
    #expect(engine.overlay(of: .second)?.askers == [.first])
    let event = OverlayEvent.presentRequested(.third, question.with(\.askers, [.first, .second]))
    let recording = EngineRecording(
      from: engine, [EngineRecording.Input(event, at: .ms(600))], until: .ms(700))
    #expect(try ReadRecording(recording.data()).recording == recording)
  }
}
