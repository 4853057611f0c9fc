import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Changes committed without an offer to undo", .timeLimit(.minutes(10)))
struct UnofferedUndoTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  private var problems: [String] { stage.problems.map(\.description) }

  @Test("a change is committed, reported and recorded if its message couldn't be shown")
  func noPlace() async throws {
    let history = stage.presenter.history
    stage.presenter.configure(.main, LaneSettings(gap: .constant(.seconds(60))))
    stage.present("before", as: .brief)
    stage.advance(3000)
    try await app.delete("a")
    stage.advance(20_000)
    try await app.rest()
    #expect(app.diary == ["commit a"])
    #expect(
      problems == [
        "the change \"letters\" was committed without an offer to undo it, because its message wasn't shown: its lane has a gap. Show the message in a lane with room for it, or ask before the change"
      ])
    #expect(history.unseen.map(\.texts) == [["1 deleted", "Undo"]])
    #expect(history.entries.last?.wasNotOffered == true)
  }

  @Test("a change is committed, reported and recorded if its message was refused")
  func refused() async throws {
    let history = stage.presenter.history
    stage.presenter.configure(.main, LaneSettings(maximumWaiting: 0))
    stage.presenter.pause(.main)
    try await app.delete("a")
    try await app.rest()
    #expect(app.diary == ["commit a"])
    #expect(problems.count == 2 && problems.last?.contains("\"letters\"") == true)
    #expect(history.unseen.map(\.wasNotOffered) == [true])
  }

  @Test("a change in an invisible window is reported and recorded")
  func unseen() async throws {
    let history = stage.presenter.history
    stage.host.setAppVisible(false)
    try await app.delete("a")
    try await app.rest()
    #expect(app.diary == ["commit a"])
    #expect(problems.count == 1 && problems.last?.contains("its window isn't visible") == true)
    #expect(history.unseen.map(\.texts) == [["1 deleted", "Undo"]])
  }

  @Test("a change that was offered, undone or had no time isn't reported")
  func noProblem() async throws {
    let history = stage.presenter.history
    try await app.delete("a")
    stage.advance(8000)
    try await app.rest()
    try await app.delete("b", within: .zero)
    try await app.rest()
    stage.presenter.pause(.main)
    try await app.delete("c", whenAbandoned: .undoes)
    stage.advance(1000)
    stage.presenter.dismissAll()
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b", "undo c"])
    #expect(problems == [] && history.entries.allSatisfy { !$0.wasNotOffered })
  }
}
