import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Undo", .timeLimit(.minutes(10)))
struct UndoTests {
  private let app = UndoStage()
  private var stage: Stage { app.stage }

  @Test("a change that isn't undone is committed when its time ends, and the message is removed")
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

  @Test("the Undo button undoes the change, which is never committed")
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

  @Test("requests with the same name share one message, and each request restarts its time")
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

  @Test("a message is shared for four times a request's time, and each request has its full time")
  func cap() async throws {
    for number in 1...6 {
      try await app.delete("\(number)")
      stage.advance(4000)
    }
    // The sixth request arrived after 20 seconds, when less than 6 of 24 seconds were left.
    try await app.wait(for: 5)
    #expect(app.diary == (1...5).map { "commit \($0)" })
    #expect(app.words == [["1 deleted", "Undo"]])
    stage.advance(1900)
    app.pressUndo()
    try await app.rest()
    #expect(app.diary.last == "undo 6")
  }

  @Test(
    "a tap or swipe on the message, or Escape, commits the change",
    arguments: ["tap", "swipe", "Escape"])
  func sentAway(_ way: String) async throws {
    try await app.delete("a", whenAbandoned: .undoes)
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
    "if the message ends without an answer, the request's policy applies",
    arguments: UndoAbandonPolicy.allCases,
    ["window", "background", "quit", "all", "replaced", "evicted"])
  func left(_ whenAbandoned: UndoAbandonPolicy, _ way: String) async throws {
    var overlay = OverlayPreset.undo.configuration
    overlay.priority = .normal
    try await app.delete("a", whenAbandoned: whenAbandoned, as: overlay)
    stage.advance(1000)
    switch way {
    case "window": stage.host.closeWindow()
    case "background": stage.host.setAppVisible(false)
    case "quit": stage.host.quitApp()
    case "all": stage.presenter.dismissAll()
    case "replaced":
      var other = OverlayConfiguration.longReply
      other.precedence = .replace(restoresReplaced: false)
      stage.present("other", as: other)
    default:
      stage.presenter.configure(.main, LaneSettings(overflow: .dismissOldest))
      stage.present("other", as: .longReply)
    }
    try await app.rest()
    #expect(app.diary == [whenAbandoned == .commits ? "commit a" : "undo a"])
  }

  @Test("requests that share an abandoned message each follow their own policy")
  func leftTogether() async throws {
    try await app.delete("a", whenAbandoned: .undoes)
    try await app.delete("b", whenAbandoned: .commits)
    try await app.delete("c", whenAbandoned: .undoes)
    stage.host.closeWindow()
    try await app.rest()
    #expect(app.diary == ["undo c", "undo a", "commit b"])
  }

  @Test("a request in the background is abandoned, even if it's delayed")
  func fromBackground() async throws {
    stage.host.setAppVisible(false)
    var delayed = OverlayPreset.undo.configuration
    delayed.delay = .seconds(1)
    try await app.delete("a", whenAbandoned: .undoes)
    try await app.delete("b", whenAbandoned: .undoes, as: delayed)
    try await app.rest()
    #expect(app.diary == ["undo a", "undo b"])
  }

  @Test("a refused request, or a request without time, is committed immediately")
  func refused() async throws {
    var unusable = OverlayPreset.undo.configuration
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

  @Test("a request without time ends the current message, and both changes are committed")
  func noTimeToShare() async throws {
    try await app.delete("a")
    try await app.delete("b", within: .zero)
    try await app.rest()
    #expect(app.diary == ["commit a", "commit b"])
  }

  @Test("a count that overflows is shown as the maximum")
  func count() async throws {
    for _ in 0..<2 {
      Task {
        await stage.presenter.undoable(
          "all", of: .max, message: { "\($0)" }, commit: {}, undo: {})
      }
    }
    try await stage.clock.wait { app.words == [["\(Int.max)", "Undo"]] }
    stage.advance(10_000)
    try await stage.clock.wait { !stage.host.isAppHeld }
  }

  @Test("a failing request that shares a message shows its own failure message")
  func ownFailure() async throws {
    for (number, words) in [nil, "The second failed"].enumerated() {
      Task {
        await stage.presenter.undoable(
          "letters", message: { "\($0)" }, failure: { _ in words.map { .notification(title: $0) } },
          commit: { throw UndoStage.Broken(description: "\(number)") }, undo: {})
      }
    }
    try await stage.clock.wait { app.words == [["2", "Undo"]] }
    stage.advance(7000)
    try await app.rest()
    stage.advance(500)
    #expect(app.words == [["The second failed"]])
  }

  @Test("a commit that fails after the window closed reports no problem")
  func failureAfterTheEnd() async throws {
    app.broken = ["a"]
    try await app.delete("a")
    stage.host.closeWindow()
    try await app.rest()
    #expect(app.diary == ["commit a", "undo a"])
    #expect(stage.problems.isEmpty)
  }

  @Test("a commit that fails is undone and shown to the user, and the other changes are committed")
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

  @Test("if several commits fail together, only the first failure is shown")
  func failures() async throws {
    app.broken = ["a", "b"]
    for letter in ["a", "b"] { try await app.delete(letter) }
    stage.advance(6500)
    try await app.rest()
    stage.advance(20_000)
    #expect(
      stage.announced.filter { $0.hasPrefix("assertive") } == [
        "assertive: Error. Not done. no connection"
      ])
  }

  @Test("requests with different names have separate messages")
  func names() async throws {
    stage.presenter.configure(.main, LaneSettings(capacity: 2))
    try await app.delete("a")
    let other = Task {
      await stage.presenter.undoable("drafts", message: { "\($0) drafts" }, commit: {}, undo: {})
    }
    try await stage.clock.wait { stage.presenter.shown.count == 2 }
    stage.advance(500)
    #expect(app.words == [["1 deleted", "Undo"], ["1 drafts", "Undo"]])
    stage.advance(10_000)
    _ = try await stage.clock.value(of: other)
  }

  @Test("the app is held until the caller continues, even for the next change")
  func heldForCaller() async throws {
    for number in 1...2 {
      let task = Task {
        await stage.presenter.undoable(
          "letters", duration: .zero, message: { "\($0)" }, commit: {}, undo: {})
        return stage.host.isAppHeld
      }
      #expect(try await stage.clock.value(of: task), "change \(number)")
      try await stage.clock.wait { !stage.host.isAppHeld }
    }
  }

  @Test("the app is held until the last commit ends")
  func held() async throws {
    let gate = Gate()
    let task = Task {
      await stage.presenter.undoable(
        "letters", message: { "\($0)" }, commit: { _ = try await gate.pass() }, undo: {})
    }
    try await stage.clock.wait { stage.host.isAppHeld }
    stage.host.closeWindow()
    try await stage.clock.wait { gate.isAwaited }
    #expect(stage.host.isAppHeld)
    try await gate.open(with: .success(1))
    _ = try await stage.clock.value(of: task)
    try await stage.clock.wait { !stage.host.isAppHeld }
  }

  @Test("a message alone is sufficient, and requests with different messages are separate")
  func messageAlone() async throws {
    stage.presenter.maximumVisible = 2
    var diary: [String] = []
    func delete(_ name: String) -> Task<UndoOutcome, Never> {
      Task {
        await stage.presenter.undoable("\(name) deleted", duration: .seconds(3)) {
          diary.append("commit \(name)")
        } undo: {
          diary.append("undo \(name)")
        }
      }
    }
    let (first, second) = (delete("A"), delete("B"))
    try await stage.clock.wait { stage.presenter.shown.count == 2 }
    stage.advance(1000)
    stage.presenter.press("Undo")
    let undone = diary
    stage.advance(5000)
    _ = try await stage.clock.value(of: first)
    _ = try await stage.clock.value(of: second)
    #expect(undone.count == 1 && undone[0].hasPrefix("undo"))
    #expect(diary.count == 2 && diary[1].hasPrefix("commit"))
  }
}
