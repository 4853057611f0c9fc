import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The time to undo", .timeLimit(.minutes(10)))
struct UndoTimeTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  @Test("a message's minimum time doesn't delay the commit")
  func minimumTime() async throws {
    var overlay = OverlayPreset.undo.configuration
    overlay.minimumTime = .seconds(60)
    try await app.delete("a", as: overlay)
    stage.advance(6200)
    try await app.rest()
    #expect(app.diary == ["commit a"])
    stage.advance(1000)
    #expect(app.words == [])
  }

  @Test("a message stays while the change can be undone, even if its lifetime is shorter")
  func lifetime() async throws {
    var overlay = OverlayPreset.undo.configuration
    overlay.lifetime = .timed(.seconds(1))
    try await app.delete("a", as: overlay)
    stage.advance(5900)
    #expect(app.words == [["1 deleted", "Undo"]])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a request from a callback at the end of the previous message gets its own message")
  func reentrant() async throws {
    var overlay = OverlayPreset.undo.configuration
    overlay.exit = OverlayTransition()
    try await app.delete("a", as: overlay)
    stage.advance(1000)
    var calls = 0
    let other = stage.present(
      "other", as: .longReply,
      lifecycle: Lifecycle(willPresent: { [app] in
        Task.immediate {
          await app.stage.presenter.undoable(
            "letters", message: { "again \($0)" }, commit: { calls += 1 }, undo: {})
        }
      }))
    stage.host.quitApp()
    try await app.wait(for: 1)
    #expect(app.diary == ["commit a"])
    stage.advance(1000)
    other.dismiss()
    stage.advance(1000)
    #expect(app.words == [["again 1", "Undo"]])
    #expect(calls == 0)
    stage.advance(6000)
    try await app.rest()
    #expect(calls == 1)
    stage.advance(1000)
    #expect(app.words == [])
  }

  @Test("a commit may wait for a change with the same name that it makes itself")
  func nested() async throws {
    let task = Task {
      await stage.presenter.undoable(
        "letters", message: { "\($0) letters" },
        commit: { [stage] in
          await stage.presenter.undoable(
            "letters", message: { "\($0) more" }, commit: {}, undo: {})
        }, undo: {})
    }
    try await stage.clock.wait { app.words == [["1 letters", "Undo"]] }
    stage.advance(7000)
    try await stage.clock.wait {
      stage.advance(100)
      return app.words == [["1 more", "Undo"]]
    }
    stage.advance(7000)
    _ = try await stage.clock.value(of: task)
    try await app.rest()
  }

  /// The commits in order, and the gate of a slow commit.
  @MainActor
  private final class Commits {
    let presenter: Presenter
    let gate = Gate()
    private(set) var made: [String] = []

    init(by presenter: Presenter) { self.presenter = presenter }

    /// Requests a change that is committed immediately.
    func change(_ name: String, commit: @escaping @MainActor @Sendable () async throws -> Void)
      async
    {
      await presenter.undoable(
        name, duration: .zero, message: { "\($0) letters" }, commit: commit, undo: {})
    }

    func note(_ commit: String) { made.append(commit) }

    /// Ends the slow commit after all independent commits.
    func open() async throws {
      for _ in 0..<100 { await Task.yield() }
      note("opened")
      try await gate.open(with: .success(0))
    }
  }

  @Test("later commits wait for a commit that made a nested change")
  func afterNested() async throws {
    let commits = Commits(by: stage.presenter)
    let outer = Task {
      await commits.change("letters") {
        await commits.change("letters") { commits.note("nested") }
        _ = try await commits.gate.pass()
        commits.note("outer")
      }
    }
    try await stage.clock.wait { commits.gate.isAwaited }
    let later = Task { await commits.change("letters") { commits.note("later") } }
    try await commits.open()
    try await stage.clock.value(of: outer)
    try await stage.clock.value(of: later)
    #expect(commits.made == ["nested", "opened", "outer", "later"])
  }

  @Test("a change inside another name's commit waits for the commits with its own name")
  func nestedInAnother() async throws {
    let commits = Commits(by: stage.presenter)
    let first = Task {
      await commits.change("letters") {
        _ = try await commits.gate.pass()
        commits.note("first")
      }
    }
    try await stage.clock.wait { commits.gate.isAwaited }
    let second = Task {
      await commits.change("folders") {
        await commits.change("letters") { commits.note("second") }
      }
    }
    try await commits.open()
    try await stage.clock.value(of: first)
    try await stage.clock.value(of: second)
    #expect(commits.made == ["opened", "first", "second"])
  }

  @Test(
    "if requests share a message, the longest time is used",
    arguments: [(6, 2), (2, 6)])
  func otherTime(first: Int, second: Int) async throws {
    try await app.delete("a", within: .seconds(first))
    stage.advance(1000)
    try await app.delete("b", within: .seconds(second))
    stage.advance(5900)
    #expect(app.diary == [])
    #expect(app.words == [["2 deleted", "Undo"]])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b"])
  }

  @Test("a message that can't be shown commits after three times its time")
  func noPlace() async throws {
    let other = stage.present("other", as: .longReply)
    try await app.delete("a")
    stage.advance(17_900)
    #expect(app.diary == [])
    stage.advance(200)
    try await app.rest()
    #expect(app.diary == ["commit a"])
    other.dismiss()
    stage.advance(1000)
    #expect(app.words == [])
  }

  @Test("a message that appears late has its full time")
  func late() async throws {
    let other = stage.present("other", as: .longReply)
    try await app.delete("a")
    stage.advance(10_000)
    other.dismiss()
    stage.advance(5800)
    #expect(app.words == [["1 deleted", "Undo"]])
    app.pressUndo()
    #expect(app.diary == ["undo a"])
  }

  @Test("the time continues while another overlay displaces the message")
  func covered() async throws {
    try await app.delete("a")
    stage.advance(1000)
    var other = OverlayConfiguration.longReply
    other.precedence = .replace(restoresReplaced: true)
    stage.present("other", as: other)
    stage.advance(4900)
    #expect(app.diary == [])
    stage.advance(200)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test(
    "a pointer, the focus or a question keeps the message for up to four times its time",
    arguments: ["pointer", "focus", "question"])
  func attended(_ by: String) async throws {
    for (letter, isLong) in [("a", false), ("b", true)] {
      try await app.delete(letter)
      stage.advance(1000)
      let shown = try #require(stage.presenter.shown.first)
      var question: PresentationHandle?
      switch by {
      case "pointer":
        let frame = try #require(stage.host.buttonFrames(of: shown).first)
        stage.host.hover(at: OverlayPoint(x: frame.minX + 5, y: frame.minY + 5))
      case "focus": stage.host.moveFocus(into: shown)
      default: question = stage.presenter.present(.words("modal"), using: .question)
      }
      let before = app.diary
      stage.advance(22_900)
      #expect(app.diary == before)
      if isLong {
        stage.advance(400)
      } else {
        stage.host.hover(at: nil)
        if by == "focus" { stage.host.moveFocus(into: shown, isInside: false) }
        question?.dismiss()
        stage.advance(700)
      }
      try await app.rest()
      #expect(app.diary == before + ["commit \(letter)"])
      stage.host.hover(at: nil)
      question?.dismiss()
      stage.advance(2000)
    }
  }

  @Test("a request that joins an attended message restarts its time")
  func attendedAndShared() async throws {
    try await app.delete("a")
    stage.advance(1000)
    let shown = try #require(stage.presenter.shown.first)
    stage.host.moveFocus(into: shown)
    stage.advance(9000)
    try await app.delete("b")
    stage.host.moveFocus(into: shown, isInside: false)
    stage.advance(5800)
    #expect(app.words == [["2 deleted", "Undo"]])
    stage.advance(500)
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b"])
  }

  @Test("a press that started before the time ended undoes the change, even if it's long")
  func press() async throws {
    try await app.delete("a")
    stage.advance(5900)
    let shown = try #require(stage.presenter.shown.first)
    let frame = try #require(stage.host.buttonFrames(of: shown).first)
    stage.host.point(.began, at: OverlayPoint(x: frame.minX + 5, y: frame.minY + 5))
    stage.advance(3000)
    #expect(app.diary == [])
    app.pressUndo()
    stage.host.point(.ended, at: OverlayPoint(x: frame.minX + 5, y: frame.minY + 5))
    try await app.rest()
    #expect(app.diary == ["undo a"])
  }

  @Test("a press at the moment when the time ends undoes the change")
  func pressAtTheEnd() async throws {
    try await app.delete("a")
    stage.advance(6000)
    app.pressUndo()
    try await app.rest()
    #expect(app.diary == ["undo a"])
  }

  @Test("time while the system sleeps is included")
  func asleep() async throws {
    try await app.delete("a")
    stage.advance(1000)
    stage.clock.sleep(for: .seconds(3600))
    stage.advance(1200)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a canceled task still waits for the change to end")
  func cancelled() async throws {
    let task = try await app.delete("a")
    task.cancel()
    stage.advance(3000)
    #expect(app.words == [["1 deleted", "Undo"]])
    app.pressUndo()
    try await stage.clock.value(of: task)
    #expect(app.ends == ["a": "undone"])
  }
}
