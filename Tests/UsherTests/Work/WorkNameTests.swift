import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Works of one name", .timeLimit(.minutes(10)))
struct WorkNameTests {
  private let app = WorkStage()
  private var stage: Stage { app.stage }

  @Test(
    "work with the name of a failure that is still shown sends the failure away, as if the user had not retried",
    arguments: [true, false])
  func takesPlaceOfFailure(offersRetry: Bool) async throws {
    let first = try await app.begin("video", name: "video", offersRetry: offersRetry)
    stage.advance(1000)
    try await first.gate.open(with: .failure(WorkStage.Broken()))
    try await app.wait(for: "video failed")
    let second = try await app.begin("again", name: "video")
    #expect(try await app.end(of: first.task) == "Broken()")
    stage.advance(1000)
    #expect(app.words == ["again"])
    try await second.gate.open(with: .success(1))
    _ = try await stage.clock.value(of: second.task)
    try await app.wait(for: "again done")
    #expect(app.words == ["again done"])
  }

  @Test("a failure is sent away before it is told, as while the overlay has its least time")
  func takesPlaceEarly() async throws {
    let first = try await app.begin("video", name: "video")
    stage.advance(320)
    try await first.gate.open(with: .failure(WorkStage.Broken()))
    for _ in 0..<50 { await Task.yield() }
    #expect(app.words == ["video"])
    let second = try await app.begin("again", name: "video")
    #expect(try await app.end(of: first.task) == "Broken()")
    stage.advance(2000)
    #expect(app.words == ["again"])
    second.task.cancel()
  }

  @Test("works of one name that run at the same time leave each other's failures alone")
  func sameTime() async throws {
    stage.presenter.configure(.main, LaneSettings(capacity: 5, arrangement: .list(spacing: 8)))
    let first = try await app.begin("one", name: "video")
    let second = try await app.begin("two", name: "video")
    let third = try await app.begin("three", name: "video")
    stage.advance(1000)
    try await first.gate.open(with: .failure(WorkStage.Broken()))
    try await app.wait(for: "one failed")
    try await second.gate.open(with: .failure(WorkStage.Broken()))
    try await app.wait(for: "two failed")
    try await third.gate.open(with: .success(1))
    try await app.wait(for: "three done")
    #expect(app.words.contains("one failed") && app.words.contains("two failed"))
    // A second attempt is of the same work.
    let shown = try #require(
      stage.presenter.shown.first { stage.host.attached[$0]?.root.texts.first == "one failed" })
    stage.host.pressButton(0, of: shown)
    try await stage.clock.wait { first.gate.isAwaited }
    stage.advance(1000)
    #expect(app.words.contains("one") && app.words.contains("two failed"))
    first.task.cancel()
    second.task.cancel()
  }

  @Test("work that is retried goes on beside other work of its name that begins then")
  func retried() async throws {
    stage.presenter.configure(.main, LaneSettings(capacity: 5, arrangement: .list(spacing: 8)))
    let first = try await app.begin("one", name: "video")
    stage.advance(1000)
    try await first.gate.open(with: .failure(WorkStage.Broken()))
    try await app.wait(for: "one failed")
    stage.host.pressButton(0, of: stage.presenter.shown[0])
    try await stage.clock.wait { first.gate.isAwaited }
    let second = try await app.begin("two", name: "video")
    stage.advance(1000)
    #expect(app.words == ["one", "two"])
    try await first.gate.open(with: .success(1))
    #expect(try await app.end(of: first.task) == "1")
    second.task.cancel()
  }

  @Test("work without a name, or with another one, leaves a failure alone")
  func otherName() async throws {
    stage.presenter.configure(.main, LaneSettings(capacity: 5, arrangement: .list(spacing: 8)))
    let first = try await app.begin("one")
    stage.advance(1000)
    try await first.gate.open(with: .failure(WorkStage.Broken()))
    try await app.wait(for: "one failed")
    let second = try await app.begin("two")
    let third = try await app.begin("three", name: "three")
    stage.advance(1000)
    #expect(app.words.contains("one failed") && app.words.contains("three"))
    for one in [first, second, third] { one.task.cancel() }
  }
}
