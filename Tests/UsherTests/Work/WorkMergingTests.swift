import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Work whose results merge", .timeLimit(.minutes(10)))
struct WorkMergingTests {
  private let app = WorkStage()
  private var stage: Stage { app.stage }

  private static let merging = OverlayPreset.persistent.with {
    $0.duplicates = .mergeAndCount
  }

  @Test(
    "two hundred results with one name are shown within seconds and all counted",
    arguments: [0, 1000])
  func merging(waiting: Int) async throws {
    let history = stage.presenter.history
    history.limit = 1000
    var works: [WorkStage.Work] = []
    for _ in 1...200 {
      works.append(
        try await app.begin("work", name: "work", using: Self.merging, offersRetry: false))
    }
    stage.advance(waiting)
    for one in works {
      try await one.gate.open(with: .success(1))
      _ = try await stage.clock.value(of: one.task)
    }
    try await app.wait(for: "work done")
    stage.advance(1500)
    #expect(stage.presenter.shown.count == 1 && stage.presenter.waitingCount == 0)
    let handle = try #require(stage.presenter.handles(.named("work")).first)
    #expect(handle.count == 200)
    stage.advance(10_000)
    #expect(app.words == [])
    let told = history.entries.filter { $0.texts.contains("work done") }
    #expect(told.map(\.count).reduce(0, +) == 200)
  }

  @Test(
    "two hundred results with different names end within seconds, each in the history",
    arguments: zip([0, 1000], [true, false]))
  func manyNames(waiting: Int, hasButton: Bool) async throws {
    let history = stage.presenter.history
    history.limit = 1000
    var works: [WorkStage.Work] = []
    for number in 1...200 {
      works.append(
        try await app.begin("work \(number)", name: "work \(number)", hasButton: hasButton))
    }
    stage.advance(waiting)
    for one in works {
      try await one.gate.open(with: .success(1))
      _ = try await stage.clock.value(of: one.task)
    }
    try await app.wait(for: "work 200 done")
    stage.advance(500)
    #expect(stage.presenter.waitingCount == 0)
    stage.advance(10_000)
    #expect(app.words == [])
    let told = history.entries.filter { $0.title.hasSuffix("done") }
    #expect(Set(told.map(\.title)).count == 200)
    #expect(told.contains { $0.isMissed })
  }

  @Test("failures that offer to retry don't merge")
  func retries() async throws {
    stage.presenter.configure(.main, LaneSettings(capacity: 9, arrangement: .list(spacing: 8)))
    var works: [WorkStage.Work] = []
    for _ in 1...3 {
      works.append(try await app.begin("work", name: "work", using: Self.merging))
    }
    for one in works { try await one.gate.open(with: .failure(WorkStage.Broken())) }
    try await app.wait(for: "work failed")
    stage.advance(1000)
    #expect(app.words == ["work failed", "work failed", "work failed"])
    for one in works { one.task.cancel() }
  }

  @Test("overlays of work in progress don't merge, and closing one cancels only its work")
  func progress() async throws {
    stage.presenter.configure(.main, LaneSettings(capacity: 9, arrangement: .list(spacing: 8)))
    let first = try await app.begin("one", name: "work", using: Self.merging)
    let second = try await app.begin("two", name: "work", using: Self.merging)
    stage.advance(1000)
    #expect(Set(app.words) == ["one", "two"])
    _ = stage.presenter.press(.escape)
    try await stage.clock.wait { first.gate.cancellations + second.gate.cancellations == 1 }
    first.task.cancel()
    second.task.cancel()
  }
}
