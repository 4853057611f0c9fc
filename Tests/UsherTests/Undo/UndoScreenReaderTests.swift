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

  @Test("the message stays ten times as long, with a close button")
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

  @Test("the close button commits the change")
  func closes() async throws {
    try await app.delete("a", whenAbandoned: .undoes)
    stage.advance(1000)
    stage.host.pressButton(1, of: stage.presenter.shown[0])
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("the next request with the same name commits the previous change and gets its own message")
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

  @Test("when the screen reader stops, the normal time of a request remains")
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

  @Test("when a screen reader starts, the time is extended immediately")
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

  @Test("the message is announced, and announced again when another request joins")
  func announced() async throws {
    stage.presenter.setAttention(.assistiveTechnology, isPresent: false)
    try await app.delete("a")
    stage.advance(3000)
    try await app.delete("b")
    #expect(stage.announced == ["polite: 1 deleted", "polite: 2 deleted"])
  }
}
