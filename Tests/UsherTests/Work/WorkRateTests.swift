import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Work in a lane with a rate", .timeLimit(.minutes(10)))
struct WorkRateTests {
  private let app = WorkStage()
  private var stage: Stage { app.stage }

  private func limit(_ count: Int, capacity: Int = 3) {
    stage.presenter.configure(
      .main,
      LaneSettings(
        capacity: capacity, rate: Rate(count, per: .milliseconds(800), then: .summarize),
        arrangement: .list(spacing: 8)))
  }

  @Test("work beyond a rate is still shown, so that it can be canceled")
  func slowWorks() async throws {
    limit(2)
    var works: [WorkStage.Work] = []
    for number in 1...6 { works.append(try await app.begin("\(number)")) }
    stage.advance(1000)
    #expect(app.words == ["1", "2", "3", "4", "5", "6"])
    stage.advance(5000)
    #expect(!app.words.contains { $0?.hasSuffix("messages") == true })
    for one in works { one.task.cancel() }
  }

  @Test("failures beyond a rate are still shown, so that they can be retried")
  func failures() async throws {
    limit(2, capacity: 9)
    var works: [WorkStage.Work] = []
    for number in 1...6 { works.append(try await app.begin("\(number)")) }
    for one in works { try await one.gate.open(with: .failure(WorkStage.Broken())) }
    // The tasks end in any order.
    for number in 1...6 { try await app.wait(for: "\(number) failed") }
    stage.advance(5000)
    #expect(Set(app.words) == Set((1...6).map { "\($0) failed" }))
    for one in works { one.task.cancel() }
  }

  @Test("a rate includes work and its result only once")
  func countedOnce() async throws {
    limit(2, capacity: 9)
    let work = try await app.begin("work")
    stage.advance(320)
    // The work's overlay is dismissed, so that the result gets its own turn.
    stage.presenter.dismiss(try #require(stage.presenter.shown.last))
    stage.advance(200)
    try await work.gate.open(with: .success(1))
    try await app.wait(for: "work done")
    stage.present("message", as: .lasting)
    stage.advance(200)
    #expect(Set(app.words) == ["work done", "message"])
  }

  @Test("results of quick work beyond a rate are summarized, and only those are counted")
  func quickWorks() async throws {
    limit(2)
    var works: [WorkStage.Work] = []
    for number in 1...6 { works.append(try await app.begin("\(number)")) }
    for one in works {
      try await one.gate.open(with: .success(1))
      _ = try await stage.clock.value(of: one.task)
    }
    try await app.wait(for: "4 messages")
  }

  @Test("a rate doesn't apply to a message to undo")
  func undo() async throws {
    limit(1)
    stage.present("message", as: .lasting)
    let task = Task {
      await stage.presenter.undoable(
        "letters", using: OverlayPreset(), message: { "\($0) deleted" }, commit: {}, undo: {})
    }
    try await app.wait(for: "1 deleted")
    task.cancel()
  }
}
