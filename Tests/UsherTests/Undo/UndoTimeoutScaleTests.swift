import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Undo and the user's timeout scale", .timeLimit(.minutes(10)))
struct UndoTimeoutScaleTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  @Test("the time to undo is as many times as long")
  func multiplies() async throws {
    stage.presenter.timeoutScale = .times(3)
    try await app.delete("a")
    stage.advance(18_000)
    #expect(app.words == [["1 deleted", "Undo"]])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a change leaves the share that is left")
  func ratio() async throws {
    try await app.delete("a")
    stage.advance(3000)
    stage.presenter.timeoutScale = .times(10)
    stage.advance(15_000)
    stage.presenter.timeoutScale = .times(2)
    stage.advance(3000)
    #expect(app.words == [["1 deleted", "Undo"]])
    #expect(app.diary == [])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("requests that share a message have four times the user's time in all")
  func shared() async throws {
    stage.presenter.timeoutScale = .times(2)
    try await app.delete("a")
    for letter in ["b", "c", "d"] {
      stage.advance(11_000)
      try await app.delete(letter)
    }
    #expect(app.words == [["4 deleted", "Undo"]])
    stage.advance(11_900)
    #expect(app.diary == [])
    stage.advance(400)
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b", "commit c", "commit d"])
  }

  @Test("with an endless timeout scale the message stays, with a way to close it, which commits")
  func endless() async throws {
    try await app.delete("a")
    stage.advance(3000)
    #expect(!app.canBeClosed)
    stage.presenter.timeoutScale = .endless
    stage.advance(1_000_000)
    #expect(app.diary == [])
    #expect(app.canBeClosed)
    stage.host.pressButton(1, of: stage.presenter.shown[0])
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a message goes on with its share after an endless timeout scale")
  func afterwards() async throws {
    try await app.delete("a")
    stage.advance(3000)
    stage.presenter.timeoutScale = .endless
    stage.advance(1_000_000)
    stage.presenter.timeoutScale = .times(2)
    stage.advance(5900)
    #expect(app.words == [["1 deleted", "Undo"]])
    #expect(!app.canBeClosed)
    stage.advance(400)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a message that appears under an endless timeout scale has all its time afterwards")
  func begunEndless() async throws {
    stage.presenter.timeoutScale = .endless
    try await app.delete("a")
    stage.advance(1_000_000)
    #expect(app.canBeClosed)
    stage.presenter.timeoutScale = .times(1)
    stage.advance(5900)
    #expect(app.diary == [])
    stage.advance(400)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a screen reader that comes under an endless timeout scale takes no time away")
  func readerDuringEndless() async throws {
    stage.presenter.timeoutScale = .endless
    try await app.delete("a")
    stage.advance(100_000)
    stage.presenter.setAttention(.assistiveTechnology, isPresent: true)
    stage.presenter.timeoutScale = .times(1)
    stage.advance(59_800)
    #expect(app.diary == [])
    #expect(app.words == [["1 deleted", "Undo"]])
    stage.advance(400)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("under an endless timeout scale the next request commits the one before")
  func next() async throws {
    stage.presenter.timeoutScale = .endless
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

  @Test("a message that finds no place commits, even under an endless timeout scale")
  func noPlace() async throws {
    stage.presenter.timeoutScale = .endless
    stage.present("other", as: .longReply)
    try await app.delete("a")
    stage.advance(17_900)
    #expect(app.diary == [])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }
}
