import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Questions from a detached task of work", .timeLimit(.minutes(10)))
struct LostAskerTests {
  private let stage = Stage()
  private let gate = Gate()
  private var presenter: Presenter { stage.presenter }

  /// Waits until a number of requests were made, and then for a second.
  private func wait(for count: Int) async throws {
    try await stage.clock.wait { presenter.ids(.all()).count == count }
    stage.advance(1000)
  }

  /// Asks a question from another question's choice, and waits for a second.
  private func askDetached() async throws -> (
    first: PresentationHandle, second: PresentationHandle, task: Task<Reply<Bool>, any Error>
  ) {
    let presenter = presenter
    let yes = Choice.choice(
      "Yes",
      work: {
        let inner = Task.detached { try await presenter.confirm("Sure?", action: "Yes") }
        return try await inner.value
      })
    let task = Task {
      try await presenter.reply(to: "Delete?", choices: [.choice("No", false), yes])
    }
    try await wait(for: 1)
    let first = try #require(presenter.handle(of: presenter.shown[0]))
    stage.host.pressButton(1, of: first.id)
    try await wait(for: 2)
    let second = try #require(presenter.handle(of: presenter.ids(.waiting())[0]))
    return (first, second, task)
  }

  @Test(
    "a waiting question from a detached task is reported, and Escape then ends the outer question")
  func question() async throws {
    let (first, second, task) = try await askDetached()
    _ = presenter.press(.escape)
    stage.advance(900)
    #expect(presenter.shown == [first.id])
    #expect(stage.problems.isEmpty)
    stage.advance(200)
    #expect(stage.problems == [.waitsForWork(second.id, of: first.id)])
    #expect(
      stage.problems.map { "\($0)" } == [
        """
        overlay 2 waits for overlay 1, whose work is running. If that work waits for overlay 2, \
        neither ends, so Escape or a tap on the backdrop now ends overlay 1 and cancels its work. Ask in the work's \
        task, not in a detached task
        """
      ])
    stage.advance(10_000)
    #expect(stage.problems.count == 1)
    _ = presenter.press(.escape)
    stage.advance(1000)
    #expect(
      try await stage.clock.value(of: task)
        == Reply(answer: nil, outcome: .dismissed(.escape)))
    #expect(presenter.shown == [second.id])
    second.dismiss()
    stage.advance(1000)
    #expect(presenter.ids(.all()).isEmpty)
  }

  @Test("after the report, a backdrop tap ends the question whose work is running")
  func tap() async throws {
    let (first, second, task) = try await askDetached()
    #expect(presenter.tapBackdrop())
    stage.advance(1100)
    #expect(stage.problems == [.waitsForWork(second.id, of: first.id)])
    #expect(presenter.shown == [first.id])
    #expect(presenter.tapBackdrop())
    stage.advance(1000)
    #expect(
      try await stage.clock.value(of: task)
        == Reply(answer: nil, outcome: .dismissed(.backdropTap)))
    #expect(presenter.shown == [second.id])
  }

  @Test("a question isn't reported if the work that it waits for ends in time")
  func endsInTime() async throws {
    let (first, second, task) = try await askDetached()
    first.dismiss()
    stage.advance(2000)
    #expect(presenter.shown == [second.id])
    #expect(try await stage.clock.value(of: task).answer == nil)
    #expect(stage.problems.isEmpty)
    second.dismiss()
    stage.advance(1000)
  }

  @Test("a message that isn't awaited waits for a question's work without a report")
  func message() async throws {
    let presenter = presenter
    let task = Task {
      try await presenter.reply(
        to: "Save?", choices: [.choice("Yes", work: { try await gate.pass() })])
    }
    try await wait(for: 1)
    stage.host.pressButton(0, of: presenter.shown[0])
    stage.present("hello", as: .brief)
    stage.advance(10_000)
    #expect(presenter.waitingCount == 1)
    #expect(stage.problems.isEmpty)
    try await gate.open(with: .success(1))
    #expect(try await stage.clock.value(of: task).answer == 1)
  }

  @Test("a question from a detached task is shown above nonmodal progress, without a report")
  func progress() async throws {
    let presenter = presenter
    let task = Task {
      try await presenter.present(while: .words("Working"), grace: .zero) {
        try await Task.detached { try await presenter.confirm("Sure?", action: "Yes") }.value
      }
    }
    try await wait(for: 2)
    stage.advance(10_000)
    #expect(stage.problems.isEmpty)
    stage.host.pressButton(1, of: presenter.shown[1])
    #expect(try await stage.clock.value(of: task))
  }

  @Test("work that awaits an earlier request is reported, and Escape then ends its question")
  func earlier() async throws {
    let presenter = presenter
    let shown = stage.present("in front")
    let waiting = stage.present("behind")
    let yes = Choice.choice("Yes", work: { _ = await waiting.outcome })
    let task = Task { try await presenter.reply(to: "Wait?", choices: [yes]) }
    try await wait(for: 3)
    let question = try #require(presenter.shown.last)
    stage.host.pressButton(0, of: question)
    for _ in 0..<20 { await Task.yield() }
    shown.dismiss()
    stage.advance(3000)
    #expect(stage.problems == [.waitsForWork(waiting.id, of: question)])
    _ = presenter.press(.escape)
    stage.advance(1000)
    #expect(try await stage.clock.value(of: task).answer == nil)
    #expect(presenter.shown == [waiting.id])
  }

  @Test("Escape cancels modal work that isn't dismissible after a question waited for the work")
  func modalProgress() async throws {
    let presenter = presenter
    let task = Task {
      try await presenter.present(
        while: .words("Working"), using: .question, grace: .zero, dismissPolicy: .notDismissible
      ) {
        let inner = Task.detached { try await presenter.confirm("Sure?", action: "Yes") }
        return try await withTaskCancellationHandler {
          try await inner.value
        } onCancel: {
          inner.cancel()
        }
      }
    }
    try await wait(for: 2)
    _ = presenter.press(.escape)
    stage.advance(1100)
    #expect(stage.problems.count == 1)
    _ = presenter.press(.escape)
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    stage.advance(2000)
    #expect(presenter.ids(.all()).isEmpty)
  }
}
