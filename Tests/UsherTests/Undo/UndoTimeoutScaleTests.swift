import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Undo and the user's timeout scale", .timeLimit(.minutes(10)))
struct UndoTimeoutScaleTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  @Test("the timeout scale multiplies the time to undo")
  func multiplies() async throws {
    stage.presenter.timeoutScale = .times(3)
    try await app.delete("a")
    stage.advance(18_000)
    #expect(app.words == [["1 deleted", "Undo"]])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a changed timeout scale applies to the remaining share of the time")
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

  @Test("requests that share a message have four times the scaled time in total")
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

  @Test("with an endless timeout scale, the message stays until its close button commits")
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

  @Test("after an endless timeout scale, a message continues with its remaining share")
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

  @Test("a message that appeared during an endless timeout scale has its full time afterward")
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

  @Test("a screen reader that starts during an endless timeout scale doesn't reduce the time")
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

  @Test("with an endless timeout scale, the next request commits the previous change")
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

  @Test("a message that can't be shown commits, even with an endless timeout scale")
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
