import Testing
import Usher
import UsherTesting

@testable import NotesModel

@MainActor @Suite("The notes app's export")
struct ExportTests {
  let host = HeadlessHost()
  let presenter: Presenter
  let model: NotesModel

  init() {
    presenter = Presenter(host: host)
    model = NotesModel(store: NotesStore(["A", "B", "C"]), presenter: presenter)
  }

  /// Begins an export that the test drives, and looks at its message.
  func begin() throws -> (work: Work, message: OverlayID) {
    let work = Work()
    model.export(by: work.run)
    work.next.yield(0.5)
    host.clock.advance(by: .seconds(1))
    #expect(host.visibleTexts == [["Exporting notes", "Cancel"]])
    return (work, try #require(presenter.shown.first))
  }

  func waitForEnd() async throws {
    try await host.clock.wait { model.exporting == nil }
  }

  @Test("a message of progress becomes the one of success, which leaves in its time")
  func done() async throws {
    let (work, message) = try begin()
    work.next.finish()
    try await waitForEnd()
    #expect(host.visibleTexts == [["Exported"]])
    #expect(presenter.shown == [message])
    host.clock.advance(by: .seconds(10))
    #expect(host.visibleTexts == [])
  }

  @Test("a message of progress becomes the one of failure, which stays and tries again")
  func failed() async throws {
    let (work, message) = try begin()
    work.next.finish(throwing: DiskFull())
    try await waitForEnd()
    host.clock.advance(by: .seconds(60))
    #expect(host.visibleTexts == [["Export failed", "DiskFull()", "Try again"]])
    #expect(presenter.shown == [message])
    host.pressButton(0, of: message)
    host.clock.advance(by: .seconds(1))
    #expect(host.visibleTexts == [["Exporting notes", "Cancel"]])
    try await waitForEnd()
  }

  @Test("a new export takes the place of the message of failure")
  func again() async throws {
    let (work, _) = try begin()
    work.next.finish(throwing: DiskFull())
    try await waitForEnd()
    _ = try begin()
  }

  @Test("a cancelled export ends, and its message leaves")
  func cancelled() async throws {
    let (work, message) = try begin()
    host.pressButton(0, of: message)
    try await waitForEnd()
    #expect(work.wasCancelled)
    host.clock.advance(by: .seconds(10))
    #expect(host.visibleTexts == [])
  }

  @Test("an export that is under way is the only one")
  func once() throws {
    let (_, message) = try begin()
    model.export { _, _ in Issue.record("a second export began") }
    #expect(presenter.shown == [message])
  }

  struct DiskFull: Error {}

  /// An export that ends when the test says so.
  @MainActor
  final class Work {
    nonisolated let next: AsyncThrowingStream<Double, any Error>.Continuation
    private nonisolated let steps: AsyncThrowingStream<Double, any Error>
    private(set) var wasCancelled = false

    init() {
      (steps, next) = AsyncThrowingStream.makeStream(of: Double.self)
    }

    func run(_ notes: [Note], _ tell: @MainActor @Sendable (Double) -> Void) async throws {
      for try await step in steps { tell(step) }
      wasCancelled = Task.isCancelled
      try Task.checkCancellation()
    }
  }
}
