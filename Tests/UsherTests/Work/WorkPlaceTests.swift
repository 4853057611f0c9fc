import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Concurrent work", .timeLimit(.minutes(10)))
struct WorkPlaceTests {
  private let app = WorkStage()
  private var stage: Stage { app.stage }

  /// The texts of the visible overlays, from the top.
  private var seen: [String] {
    stage.host.scene.overlays.filter { $0.opacity > 0.5 }
      .sorted { $0.currentFrame.minY < $1.currentFrame.minY }
      .compactMap { stage.host.attached[$0.id]?.root.texts.first }
  }

  /// The frames of the visible overlays, from the top.
  private var frames: [OverlayRect] {
    stage.host.scene.overlays.filter { $0.opacity > 0.5 }.map(\.currentFrame)
      .sorted { $0.minY < $1.minY }
  }

  @Test("the overlays of concurrent work are all visible, and each can be canceled")
  func progress() async throws {
    let first = try await app.begin("first")
    stage.advance(1000)
    let second = try await app.begin("second")
    stage.advance(1000)
    #expect(seen == ["second", "first"])
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    first.task.cancel()
    try await stage.clock.wait {
      stage.advance(20)
      return seen == ["second"]
    }
    second.task.cancel()
  }

  @Test("a failure that offers to retry stays reachable and doesn't hide later work")
  func failure() async throws {
    let first = try await app.begin("first")
    stage.advance(1000)
    try await first.gate.open(with: .failure(WorkStage.Broken()))
    try await app.wait(for: "first failed")
    let second = try await app.begin("second")
    stage.advance(1000)
    #expect(seen == ["second", "first failed"])
    try await second.gate.open(with: .success(1))
    try await app.wait(for: "second done")
    stage.advance(6000)
    #expect(seen == ["first failed"])
    let failure = try #require(stage.presenter.shown.first)
    stage.host.pressButton(0, of: failure)
    try await stage.clock.wait { first.gate.isAwaited }
    stage.advance(1000)
    #expect(seen == ["first"])
    first.task.cancel()
  }

  @Test("three overlays of concurrent work are visible, and an offer shows the others")
  func many() async throws {
    var works: [WorkStage.Work] = []
    for number in 1...5 { works.append(try await app.begin("\(number)")) }
    stage.advance(1000)
    #expect(seen == ["5", "4", "3", "2 more"])
    let known = Set(stage.presenter.shown)
    let more = try #require(stage.host.scene.overlays.map(\.id).first { !known.contains($0) })
    stage.host.pressButton(0, of: more)
    stage.advance(1000)
    #expect(seen == ["2", "1", "3 more"])
    for one in works { one.task.cancel() }
  }
}
