import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Undo with a screen reader", .timeLimit(.minutes(10)))
struct UndoScreenReaderTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  init() {
    stage.presenter.setAttention(.assistiveTechnology, isPresent: true)
  }

  @Test("the message stays, with a way to close it, for ten times the time")
  func stays() async throws {
    try await app.delete("a")
    stage.advance(59_900)
    #expect(app.words == [["1 deleted", "Undo"]])
    #expect(app.canBeClosed)
    #expect(app.diary == [])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("the close button commits")
  func closes() async throws {
    try await app.delete("a", whenAbandoned: .undoes)
    stage.advance(1000)
    stage.host.pressButton(1, of: stage.presenter.shown[0])
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("the next request of the name commits the one before, and has a message of its own")
  func next() async throws {
    try await app.delete("a")
    stage.advance(10_000)
    try await app.delete("b")
    stage.advance(1000)
    try await app.wait(for: 1)
    #expect(app.diary == ["commit a"])
    #expect(app.words == [["1 deleted", "Undo"]])
    app.pressUndo()
    try await app.rest()
    #expect(app.diary == ["commit a", "undo b"])
  }

  @Test("a screen reader that stops leaves the time of a request")
  func stops() async throws {
    try await app.delete("a")
    stage.advance(30_000)
    stage.presenter.setAttention(.assistiveTechnology, isPresent: false)
    stage.advance(5800)
    #expect(app.words == [["1 deleted", "Undo"]])
    #expect(!app.canBeClosed)
    stage.advance(500)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a screen reader that starts gives more time at once")
  func starts() async throws {
    stage.presenter.setAttention(.assistiveTechnology, isPresent: false)
    try await app.delete("a")
    stage.advance(5000)
    stage.presenter.setAttention(.assistiveTechnology, isPresent: true)
    stage.advance(54_800)
    #expect(app.diary == [])
    #expect(app.words == [["1 deleted", "Undo"]])
    #expect(app.canBeClosed)
    stage.advance(400)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("what is announced is the message, and its new words when a request joins")
  func announced() async throws {
    stage.presenter.setAttention(.assistiveTechnology, isPresent: false)
    try await app.delete("a")
    stage.advance(3000)
    try await app.delete("b")
    #expect(stage.announced == ["polite: 1 deleted", "polite: 2 deleted"])
  }
}
