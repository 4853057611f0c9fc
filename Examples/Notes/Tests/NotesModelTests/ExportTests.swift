import Testing
import Usher
import UsherTesting

@testable import NotesModel

@MainActor @Suite("The notes app's export", .timeLimit(.minutes(1)))
struct ExportTests {
  let host = HeadlessHost()
  let presenter: Presenter
  let model: NotesModel

  init() {
    presenter = Presenter(host: host)
    model = NotesModel(store: NotesStore(["A", "B", "C"]), presenter: presenter)
  }

  /// Starts an export that the test controls, and returns its message.
  func begin() async throws -> (work: Work, message: OverlayID, call: Task<Void, any Error>) {
    let work = Work()
    let call = Task { try await model.export(by: work.run) }
    try await host.clock.wait { work.hasBegun }
    work.next.yield(0.5)
    host.clock.advance(by: .seconds(1))
    #expect(host.visibleTexts == [["Exporting notes", "Cancel"]])
    return (work, try #require(presenter.shown.first), call)
  }

  /// Waits until only this message is visible.
  func wait(for words: [String]) async throws {
    try await host.clock.wait {
      host.clock.advance(by: .milliseconds(100))
      return host.visibleTexts == [words]
    }
  }

  @Test("a message of progress becomes the one of success, which leaves in its time")
  func done() async throws {
    let (work, message, call) = try await begin()
    work.next.finish()
    try await host.clock.value(of: call)
    try await wait(for: ["Exported"])
    #expect(presenter.shown == [message])
    host.clock.advance(by: .seconds(10))
    #expect(host.visibleTexts == [])
  }

  @Test("an export that is quick shows nothing but its success")
  func quick() async throws {
    try await model.export { _, tell in tell(1) }
    host.clock.advance(by: .seconds(1))
    #expect(host.visibleTexts == [["Exported"]])
  }

  @Test("a message of progress becomes the one of failure, which stays and tries again")
  func failed() async throws {
    let (work, message, call) = try await begin()
    work.next.finish(throwing: DiskFull())
    try await wait(for: ["Export failed", "DiskFull()", "Try again"])
    host.clock.advance(by: .seconds(60))
    #expect(presenter.shown == [message])
    host.pressButton(0, of: message)
    // The work's steps have ended, so that it ends immediately this time.
    try await host.clock.value(of: call)
    try await wait(for: ["Exported"])
    #expect(presenter.shown == [message])
  }

  @Test("a new export takes the place of the message of failure")
  func again() async throws {
    let (work, _, call) = try await begin()
    work.next.finish(throwing: DiskFull())
    try await wait(for: ["Export failed", "DiskFull()", "Try again"])
    _ = try await begin()
    await #expect(throws: DiskFull.self) { try await host.clock.value(of: call) }
  }

  @Test("a cancelled export ends, and its message leaves")
  func cancelled() async throws {
    let (work, message, call) = try await begin()
    host.pressButton(0, of: message)
    await #expect(throws: CancellationError.self) { try await host.clock.value(of: call) }
    #expect(work.wasCancelled)
    host.clock.advance(by: .seconds(10))
    #expect(host.visibleTexts == [])
  }

  @Test("an export that is under way is the only one")
  func once() async throws {
    let (_, message, _) = try await begin()
    try await model.export { _, _ in Issue.record("a second export began") }
    #expect(presenter.shown == [message])
  }

  struct DiskFull: Error {}

  /// An export that the test ends.
  @MainActor
  final class Work {
    nonisolated let next: AsyncThrowingStream<Double, any Error>.Continuation
    private nonisolated let steps: AsyncThrowingStream<Double, any Error>
    private(set) var hasBegun = false
    private(set) var wasCancelled = false

    init() {
      (steps, next) = AsyncThrowingStream.makeStream(of: Double.self)
    }

    func run(_ notes: [Note], _ tell: @MainActor @Sendable (Double) -> Void) async throws {
      hasBegun = true
      for try await step in steps { tell(step) }
      wasCancelled = Task.isCancelled
      try Task.checkCancellation()
    }
  }
}
