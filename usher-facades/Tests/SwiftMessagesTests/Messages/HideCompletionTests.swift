import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of the completion of a single hide.
@MainActor
@Suite("Completions of hides", .ownDefault)
struct HideCompletionTests {
  @Test(
    "hiding an id calls the completion once, when its message has disappeared",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/413"))
  func id() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    stage.show("B")
    stage.advance(500)
    _ = stage.takeEvents()
    stage.messages.usher.hide(id: "A") { stage.tell("A is gone") }
    stage.advance(199)
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didHide A", "A is gone"])
    stage.advance(10_000)
    #expect(stage.takeEvents() == ["willShow B", "didShow B", "willHide B", "didHide B"])
  }

  @Test(
    "the completion is called after a message's minimum time and exit",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/413"))
  func minimum() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 1, minimum: 1) }
    stage.advance(1500)
    stage.messages.usher.hide(id: "A") { stage.tell("gone") }
    stage.advance(10_000)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A", "gone"])
  }

  @Test(
    "hiding a message that isn't shown removes it and calls the completion immediately",
    arguments: ["id", "waiting", "delayed", "view", "current"])
  func nothing(way: String) {
    let stage = Stage()
    if way != "current" { stage.show("A") { $0.duration = .forever } }
    let waiting = stage.show("B")
    if way == "current" { stage.advance(3000) }
    stage.show("C") { $0.duration = .indefinite(delay: 5, minimum: 0) }
    stage.advance(500)
    _ = stage.takeEvents()
    let usher = stage.messages.usher
    switch way {
    case "id": usher.hide(id: "unknown") { stage.tell("gone") }
    case "waiting": usher.hide(id: "B") { stage.tell("gone") }
    case "delayed": usher.hide(id: "C") { stage.tell("gone") }
    case "view": usher.hide(view: waiting) { stage.tell("gone") }
    default: usher.hide { stage.tell("gone") }
    }
    #expect(stage.takeEvents() == ["gone"])
    stage.messages.hide()
    stage.advance(20_000)
    let shown = stage.takeEvents().filter { $0.hasPrefix("willShow") }
    let expected =
      switch way {
      case "waiting", "view": ["C"]
      case "delayed": ["B"]
      case "current": ["C"]
      default: ["B", "C"]
      }
    #expect(shown == expected.map { "willShow \($0)" })
  }

  @Test(
    "hiding the shown message calls the completion after the exit, or immediately without one",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/584"))
  func current() {
    let stage = Stage()
    for text in ["A", "B"] { stage.show(text) { $0.duration = .forever } }
    stage.advance(500)
    _ = stage.takeEvents()
    stage.messages.usher.hide { stage.tell("A is gone") }
    stage.advance(100)
    stage.messages.usher.hide { stage.tell("A is gone, too") }
    stage.advance(100)
    #expect(stage.takeEvents() == ["willHide A", "didHide A", "A is gone", "A is gone, too"])
    stage.advance(1000)
    _ = stage.takeEvents()
    stage.messages.usher.hide(animated: false) { stage.tell("B is gone") }
    #expect(stage.takeEvents() == ["willHide B", "didHide B", "B is gone"])
  }

  @Test("hiding a view doesn't affect other messages with the same id")
  func view() {
    let stage = Stage()
    let notes = ["A", "B", "C"].map { text in
      stage.show(text, id: "x") {
        $0.duration = .forever
        $0.ignoreDuplicates = false
      }
    }
    stage.advance(500)
    _ = stage.takeEvents()
    stage.messages.usher.hide(view: notes[1]) { stage.tell("B is gone") }
    stage.messages.usher.hide(view: notes[0]) { stage.tell("A is gone") }
    #expect(stage.takeEvents() == ["B is gone", "willHide x"])
    stage.advance(200)
    #expect(stage.takeEvents() == ["didHide x", "A is gone"])
    stage.advance(500)
    #expect(stage.texts == ["C"])
  }

  @Test("the completion is called once if the user dismisses the message or the window closes")
  func otherEnds() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 0, minimum: 5) }
    stage.advance(1000)
    stage.messages.usher.hide(id: "A") { stage.tell("A is gone") }
    #expect(stage.screen.connection.keyPressed(.escape))
    stage.advance(10_000)
    stage.show("B") { $0.duration = .forever }
    stage.advance(500)
    stage.messages.usher.hide(id: "B") { stage.tell("B is gone") }
    stage.screen.host.closeWindow()
    stage.advance(10_000)
    #expect(stage.takeEvents().filter { $0.hasSuffix("gone") } == ["A is gone", "B is gone"])
  }

  @Test("if a listener hides its message, the completion is called after the exit")
  func insideListener() {
    let stage = Stage()
    let note = Note("A")
    stage.show(note) {
      $0.duration = .forever
      $0.eventListeners.append { event in
        guard case .willShow = event else { return }
        stage.messages.usher.hide(view: note) { stage.tell("gone") }
      }
    }
    stage.advance(1000)
    #expect(stage.takeEvents() == ["willShow A", "willHide A", "didHide A", "gone"])
  }

  @Test("completions of hides wait for the first window, even if the instance is released")
  func beforeWindow() {
    var told: [String] = []
    let messages = SwiftMessages()
    let note = Note("A")
    messages.show(view: note)
    messages.usher.hide(view: note) { told.append("A") }
    var other: SwiftMessages? = SwiftMessages()
    other?.show(view: Note("B"))
    other?.usher.hide(id: "B") { told.append("B") }
    other = nil
    #expect(told == [])
    let stage = Stage()
    stage.advance(1000)
    #expect(told == ["A", "B"])
    #expect(stage.texts == [])
  }
}
