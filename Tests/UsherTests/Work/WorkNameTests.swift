import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Work with the same name", .timeLimit(.minutes(10)))
struct WorkNameTests {
  private let app = WorkStage()
  private var stage: Stage { app.stage }

  @Test(
    "new work dismisses an earlier failure with the same name, whose call throws its error",
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

  @Test("new work also replaces a failure that hasn't been shown yet")
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

  @Test("concurrent work with the same name doesn't affect other failures")
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
    // A second attempt belongs to the same work.
    let shown = try #require(
      stage.presenter.shown.first { stage.host.attached[$0]?.root.texts.first == "one failed" })
    stage.host.pressButton(0, of: shown)
    try await stage.clock.wait { first.gate.isAwaited }
    stage.advance(1000)
    #expect(app.words.contains("one") && app.words.contains("two failed"))
    first.task.cancel()
    second.task.cancel()
  }

  @Test("retried work continues next to new work with the same name")
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

  @Test("work without a name or with another name doesn't affect a failure")
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
