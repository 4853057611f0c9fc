import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Answers", .timeLimit(.minutes(10)))
struct AnswerTests {
  private let stage = Stage()

  private func ask(_ overlay: OverlayConfiguration = .lasting) -> PresentationHandle {
    stage.presenter.present(
      .buttonBar(
        ButtonBar([
          OverlayNode.Button("Keep"), OverlayNode.Button("Delete"),
          OverlayNode.Button("More", dismisses: false),
        ])), as: overlay)
  }

  @Test("an answer is available when the button is pressed, before the exit ends")
  func atThePress() async throws {
    let handle = ask()
    stage.advance(200)
    let task = Task { try await handle.answer }
    stage.host.pressButton(2, of: handle.id)
    stage.host.pressButton(1, of: handle.id)
    #expect(try await stage.clock.value(of: task) == 1)
    #expect(try await handle.answer == 1)
    #expect(handle.result == nil)
    stage.advance(300)
    #expect(handle.result == .dismissed(.button(1)))
    #expect(try await handle.answer == 1)
  }

  @Test("an answer is available even if the overlay has no exit")
  func withoutAnExit() async throws {
    let handle = ask(OverlayConfiguration(lifetime: .infinite, exit: OverlayTransition()))
    stage.advance(200)
    let task = Task { try await handle.answer }
    try await stage.clock.wait { stage.presenter.isShowing(handle.id) }
    stage.host.pressButton(0, of: handle.id)
    #expect(handle.result == .dismissed(.button(0)))
    #expect(try await stage.clock.value(of: task) == 0)
  }

  @Test("any other end returns no answer")
  func noAnswer() async throws {
    let swiped = ask()
    let task = Task { try await swiped.answer }
    stage.advance(200)
    swiped.dismiss()
    stage.advance(300)
    #expect(try await stage.clock.value(of: task) == nil)
    #expect(try await stage.present("").answer == nil)
  }

  @Test("an answer is kept and the overlay is dismissed, even if an update follows")
  func late() async throws {
    let handle = ask()
    stage.advance(200)
    stage.host.pressButton(0, of: handle.id)
    handle.update(as: .lasting)
    stage.host.pressButton(1, of: handle.id)
    #expect(try await handle.answer == 0)
    stage.advance(300)
    #expect(handle.result == .dismissed(.button(0)))
    #expect(try await handle.answer == 0)
  }

  @Test("canceling a wait for an answer dismisses the overlay, unless the app disables this")
  func cancelled() async {
    let (kept, sent) = (
      ask(), ask(OverlayConfiguration(precedence: .stack, lifetime: .infinite))
    )
    kept.dismissesOnCancellation = false
    for handle in [kept, sent] {
      let task = Task { try await handle.answer }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    }
    stage.advance(300)
    #expect(kept.result == nil)
    #expect(sent.result == .dismissed(.programmatic))
  }
}
