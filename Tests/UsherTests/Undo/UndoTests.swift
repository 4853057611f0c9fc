import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Undo", .timeLimit(.minutes(10)))
struct UndoTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  @Test("a change that is not undone is committed once its time is over, and the message goes")
  func time() async throws {
    try await app.delete("a")
    #expect(app.words == [["1 deleted", "Undo"]])
    stage.advance(5900)
    #expect(app.diary == [])
    #expect(app.words == [["1 deleted", "Undo"]])
    stage.advance(300)
    try await app.rest()
    #expect(app.diary == ["commit a"])
    #expect(app.ends == ["a": "committed"])
    stage.advance(1000)
    #expect(app.words == [])
    #expect(stage.clock.isIdle)
  }

  @Test("the button undoes the change, which is then never committed")
  func undo() async throws {
    try await app.delete("a")
    stage.advance(3000)
    app.pressUndo()
    #expect(app.diary == ["undo a"])
    stage.advance(20_000)
    try await app.rest()
    #expect(app.diary == ["undo a"])
    #expect(app.ends == ["a": "undone"])
    #expect(app.words == [])
  }

  @Test("requests of one name share a message, whose time starts again with each")
  func shared() async throws {
    try await app.delete("a")
    stage.advance(5000)
    try await app.delete("b")
    #expect(app.words == [["2 deleted", "Undo"]])
    #expect(stage.presenter.shown.count == 1)
    stage.advance(5000)
    #expect(app.diary == [])
    app.pressUndo()
    #expect(app.diary == ["undo b", "undo a"])
    try await app.rest()
    #expect(app.ends == ["a": "undone", "b": "undone"])
  }

  @Test("requests that share a message are committed in order")
  func order() async throws {
    for letter in ["a", "b", "c"] { try await app.delete(letter) }
    stage.advance(7000)
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b", "commit c"])
  }

  @Test("a message is shared for at most four times the time of a request")
  func cap() async throws {
    for number in 1...7 {
      try await app.delete("\(number)")
      stage.advance(4000)
    }
    // After 24 seconds the first six are committed; the seventh came at that moment.
    #expect(app.words == [["1 deleted", "Undo"]])
    try await app.wait(for: 6)
    #expect(app.diary == (1...6).map { "commit \($0)" })
  }

  @Test(
    "what the user does to the message commits, and so does what kept it from being seen",
    arguments: ["tap", "swipe", "Escape"])
  func sentAway(_ way: String) async throws {
    try await app.delete("a", whenLeft: .undoes)
    stage.advance(1000)
    let overlay = try #require(stage.host.scene.overlays.first)
    let point = OverlayPoint(x: overlay.currentFrame.minX + 4, y: overlay.currentFrame.minY + 4)
    switch way {
    case "tap":
      stage.host.point(.began, at: point)
      stage.host.point(.ended, at: point)
    case "swipe":
      stage.host.point(.began, at: point)
      for step in 1...5 {
        stage.advance(10)
        stage.host.point(
          .moved, at: OverlayPoint(x: point.x, y: point.y + 30 * Double(step)))
      }
      stage.host.point(.ended, at: OverlayPoint(x: point.x, y: point.y + 150))
    default: _ = stage.presenter.press(.escape)
    }
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test(
    "if the user leaves without an answer, each request says what becomes of it",
    arguments: WhenLeft.allCases,
    ["window", "background", "quit", "all", "replaced", "evicted"])
  func left(_ whenLeft: WhenLeft, _ way: String) async throws {
    var overlay = Presets.undo.overlay
    overlay.priority = .normal
    try await app.delete("a", whenLeft: whenLeft, as: overlay)
    stage.advance(1000)
    switch way {
    case "window": stage.host.closeWindow()
    case "background": stage.host.setAppVisible(false)
    case "quit": stage.host.quitApp()
    case "all": stage.presenter.dismissAll()
    case "replaced":
      var other = Overlay.lasting
      other.precedence = .replace(restoresReplaced: false)
      stage.present("other", as: other)
    default:
      stage.presenter.configure(.main, LaneSettings(overflow: .evictOldest))
      stage.present("other")
    }
    try await app.rest()
    #expect(app.diary == [whenLeft == .commits ? "commit a" : "undo a"])
  }

  @Test("requests that share a message and are left end each as it says")
  func leftTogether() async throws {
    try await app.delete("a", whenLeft: .undoes)
    try await app.delete("b", whenLeft: .commits)
    try await app.delete("c", whenLeft: .undoes)
    stage.host.closeWindow()
    try await app.rest()
    #expect(app.diary == ["undo c", "undo a", "commit b"])
  }

  @Test("a request in the background ends as one that is left")
  func fromBackground() async throws {
    stage.host.setAppVisible(false)
    try await app.delete("a", whenLeft: .undoes)
    try await app.rest()
    #expect(app.diary == ["undo a"])
  }

  @Test("a request that is refused, or has no time, is committed at once")
  func refused() async throws {
    var unusable = Presets.undo.overlay
    unusable.opacity = 7
    try await app.delete("a", as: unusable)
    try await app.rest()
    #expect(app.diary == ["commit a"])
    try await app.delete("b", within: .zero)
    try await app.delete("c", within: .seconds(-1))
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b", "commit c"])
    #expect(app.words == [])
  }

  @Test("a message that finds no place commits after three times its time")
  func noPlace() async throws {
    var blocking = Overlay.lasting
    blocking.priority = .max
    let other = stage.present("other", as: blocking)
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

  @Test("a message that appears late has its whole time")
  func late() async throws {
    var blocking = Overlay.lasting
    blocking.priority = .max
    let other = stage.present("other", as: blocking)
    try await app.delete("a")
    stage.advance(10_000)
    other.dismiss()
    stage.advance(5800)
    #expect(app.words == [["1 deleted", "Undo"]])
    app.pressUndo()
    #expect(app.diary == ["undo a"])
  }

  @Test("the time runs on while another overlay takes the message's place for a while")
  func covered() async throws {
    try await app.delete("a")
    stage.advance(1000)
    var other = Overlay.lasting
    other.precedence = .replace(restoresReplaced: true)
    stage.present("other", as: other)
    stage.advance(4900)
    #expect(app.diary == [])
    stage.advance(200)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test(
    "a pointer on the message, the focus in it, or a question above it keeps it, for four times its time",
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
      default: question = stage.presenter.present(.words("modal"), using: Presets.question)
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

  @Test("a request that joins a message that the user attends starts its time again")
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

  @Test("a press that began before the time was over undoes, however long it lasts")
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

  @Test("a press at the moment at which the time is over undoes")
  func pressAtTheEnd() async throws {
    try await app.delete("a")
    stage.advance(6000)
    app.pressUndo()
    try await app.rest()
    #expect(app.diary == ["undo a"])
  }

  @Test("the time asleep counts")
  func asleep() async throws {
    try await app.delete("a")
    stage.advance(1000)
    stage.clock.sleep(for: .seconds(3600))
    stage.advance(1200)
    try await app.rest()
    #expect(app.diary == ["commit a"])
  }

  @Test("a commit that fails is undone and told, and the others are committed")
  func failure() async throws {
    app.broken = ["b"]
    for letter in ["a", "b", "c"] { try await app.delete(letter) }
    stage.advance(6500)
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b", "undo b", "commit c"])
    #expect(app.ends == ["a": "committed", "b": "failed: no connection", "c": "committed"])
    stage.advance(500)
    #expect(app.words == [["Not done", "no connection"]])
    #expect(stage.announced.last == "assertive: Error. Not done. no connection")
    stage.advance(5000)
    #expect(app.words == [])
  }

  @Test("a cancelled task waits for the end all the same")
  func cancelled() async throws {
    let task = try await app.delete("a")
    task.cancel()
    stage.advance(3000)
    #expect(app.words == [["1 deleted", "Undo"]])
    app.pressUndo()
    await task.value
    #expect(app.ends == ["a": "undone"])
  }

  @Test("different names have messages of their own")
  func names() async throws {
    stage.presenter.configure(.main, LaneSettings(capacity: 2))
    try await app.delete("a")
    let other = Task {
      await stage.presenter.undoable("drafts", says: { "\($0) drafts" }, commit: {}, undo: {})
    }
    try await stage.clock.wait { stage.presenter.shown.count == 2 }
    stage.advance(500)
    #expect(app.words == [["1 deleted", "Undo"], ["1 drafts", "Undo"]])
    stage.advance(10_000)
    _ = await other.value
  }

  @Test("the app is held until the last commit has ended, and no longer")
  func held() async throws {
    let gate = Gate()
    let task = Task {
      await stage.presenter.undoable(
        "letters", says: { "\($0)" }, commit: { _ = try await gate.pass() }, undo: {})
    }
    try await stage.clock.wait { stage.host.isAppHeld }
    stage.host.closeWindow()
    try await stage.clock.wait { gate.isAwaited }
    #expect(stage.host.isAppHeld)
    try await gate.open(with: .success(1))
    _ = await task.value
    try await stage.clock.wait { !stage.host.isAppHeld }
  }
}
