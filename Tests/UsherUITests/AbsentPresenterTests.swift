import Testing
import Usher
import UsherTesting
import UsherUI

@MainActor
@Suite("Actions without a window", .timeLimit(.minutes(10)))
struct AbsentPresenterTests {
  private let none: Presenter? = nil

  @Test("a question is refused, as in a closed window")
  func question() {
    #expect(throws: RefusedQuestion(refusal: .hostClosed)) { try none.forQuestions }
    let presenter = Presenter(host: HeadlessHost())
    #expect(throws: Never.self) { try Presenter?(presenter).forQuestions }
  }

  @Test("work is performed, and its value is returned or its error is thrown")
  func work() async throws {
    #expect(try await present(by: none) { 3 } == 3)
    await #expect(throws: Offline()) {
      try await present(by: none) { throw Offline() }
    }
  }

  @Test("work of a canceled task isn't started")
  func cancelled() async {
    var isDone = false
    let task = Task {
      try await present(by: none) {
        isDone = true
        return 3
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!isDone)
  }

  @Test("if canceling its task ends the work, CancellationError replaces the work's own error")
  func cancelledMeanwhile() async throws {
    var hasBegun = false
    let task = Task {
      try await present(by: none) {
        hasBegun = true
        while !Task.isCancelled { await Task.yield() }
        throw Offline()
      }
    }
    try await ManualClock().wait { hasBegun }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("a change that can't be offered for undo is committed immediately, or undone if that fails")
  func undoable() async {
    var journal: [String] = []
    func offer(failing error: Offline? = nil) async -> String {
      let end = await none.undoable(
        "letters", of: 2, duration: .seconds(6), whenAbandoned: .undoes, using: .undo,
        message: { "\($0) letters deleted" }, failure: { _ in nil }
      ) {
        journal.append(Task.isCancelled ? "commit, cancelled" : "commit")
        if let error { throw error }
      } undo: {
        journal.append("undo")
      }
      return switch end {
      case .committed: "committed"
      case .undone: "undone"
      case .failed(let error): error is Offline ? "failed" : "failed otherwise"
      }
    }
    #expect(await offer() == "committed")
    #expect(journal == ["commit"])
    #expect(await offer(failing: Offline()) == "failed")
    #expect(journal == ["commit", "commit", "undo"])
    let task = Task { await offer() }
    task.cancel()
    #expect(await task.value == "committed")
    #expect(journal.last == "commit")
  }

  @Test("with a window, the overlays about work have the view's appearance")
  func appearance() async throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    let value = try await present(by: presenter, fixedTo: .dark) { 3 }
    #expect(value == 3)
    let id = try #require(presenter.shown.first)
    #expect(host.visibleTexts == [["3"]])
    #expect(host.attached[id]?.appearance == .dark)
  }

  private struct Offline: Error, Equatable {}

  private func present(
    by presenter: Presenter?, fixedTo appearance: Appearance? = nil,
    work: @escaping @MainActor @Sendable () async throws -> Int
  ) async throws -> Int {
    try await presenter.present(
      while: .toast("Works"), fixedTo: appearance, grace: .seconds(1), atLeast: .seconds(1),
      dismissPolicy: .cancelsWork, work: work,
      success: { .toast("\($0)") }, failure: { _ in nil })
  }
}
