import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of the queue's order and of canceled messages.
@MainActor
@Suite("The queue of messages", .ownDefault)
struct QueueTests {
  @Test("messages with higher priority are shown first, and equal priorities by arrival")
  func order() {
    let stage = Stage()
    for (text, priority) in [("A", 0), ("B", 0), ("C", 1), ("D", -1), ("E", 1)] {
      stage.show(text) { $0.priority = priority }
    }
    stage.advance(20_000)
    #expect(
      stage.takeEvents().filter { $0.hasPrefix("willShow") }
        == ["A", "C", "E", "B", "D"].map { "willShow \($0)" })
  }

  @Test("the minimum and maximum priorities don't cause an overflow")
  func bounds() {
    let stage = Stage()
    stage.show("A") { $0.priority = .max }
    #expect(stage.overlay?.priority == Priority(.max))
    stage.advance(5000)
    stage.show("B") { $0.priority = .min }
    #expect(stage.overlay?.priority == Priority(.min + 500))
  }

  @Test("a higher priority doesn't hide the shown message")
  func noPreemption() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    stage.show("B") { $0.priority = 1000 }
    stage.advance(10_000)
    #expect(stage.texts == ["A"])
  }

  @Test("a message requested during the pause waits for the end of the pause")
  func duringPause() {
    let stage = Stage()
    stage.show("A")
    stage.advance(2600)
    #expect(stage.takeEvents().last == "didHide A")
    stage.show("B")
    stage.advance(499)
    #expect(stage.texts == [])
    stage.advance(1)
    #expect(stage.texts == ["B"])
  }

  @Test(
    "the pause has the instance's duration, or 0 if the duration is invalid",
    arguments: [(2.0, 2000), (0, 0), (-1, 0), (.nan, 0)])
  func pause(pause: Double, milliseconds: Int) {
    let stage = Stage()
    stage.show("A")
    stage.show("B")
    stage.messages.pauseBetweenMessages = pause
    stage.advance(2600 + max(milliseconds - 1, 0))
    if milliseconds > 0 {
      #expect(stage.texts == [])
      stage.advance(1)
    }
    #expect(stage.texts == ["B"])
  }

  @Test(
    "after a message is hidden, the next message appears",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/444"))
  func hide() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    stage.show("B")
    stage.messages.hide()
    stage.advance(700)
    #expect(stage.texts == ["B"])
  }

  @Test(
    "hideAll ends shown, waiting and delayed messages",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/113"))
  func hideAll() {
    let stage = Stage()
    for text in ["A", "B"] { stage.show(text) { $0.duration = .forever } }
    stage.show("C") { $0.duration = .indefinite(delay: 1, minimum: 0) }
    stage.messages.hideAll()
    stage.advance(10_000)
    #expect(stage.texts == [])
    #expect(stage.takeEvents() == ["willShow A", "willHide A", "didHide A"])
  }

  @Test("hiding an id hides the message or removes it from the queue")
  func hideId() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    for text in ["B", "C"] { stage.show(text) { $0.duration = .forever } }
    stage.messages.hide(id: "B")
    stage.messages.hide(id: "A")
    stage.messages.hide(id: "unknown")
    stage.advance(700)
    #expect(stage.texts == ["C"])
    #expect(
      stage.takeEvents() == ["willShow A", "willHide A", "didHide A", "willShow C"])
  }

  @Test("messages are found by their ids while they are current or queued")
  func queries() {
    let stage = Stage()
    let first = stage.show("A")
    let second = stage.show("B")
    stage.show("C") { $0.duration = .indefinite(delay: 1, minimum: 0) }
    #expect(stage.messages.current() === first)
    #expect(stage.messages.current(id: "A") === first)
    #expect(stage.messages.queued(id: "B") === second)
    #expect(stage.messages.currentOrQueued(id: "A") === first)
    #expect(stage.messages.currentOrQueued(id: "B") === second)
    let none: [Note?] = [
      stage.messages.current(id: "B"), stage.messages.queued(id: "A"),
      stage.messages.queued(id: "C"), stage.messages.currentOrQueued(id: "C"),
    ]
    #expect(none == [nil, nil, nil, nil])
    let label: UILabel? = stage.messages.current()
    #expect(label == nil)
    stage.advance(2600)
    let nobody: Note? = stage.messages.current()
    #expect(nobody == nil)
  }

  @Test("if several queued messages share an id, the next message is found")
  func sameId() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    let queued = ["1", "2"].map { text in
      stage.show(text, id: "B") { $0.ignoreDuplicates = false }
    }
    #expect(stage.messages.queued(id: "B") === queued[0])
    stage.messages.hide()
    stage.advance(700)
    #expect(stage.texts == ["1"])
    #expect(stage.messages.queued(id: "B") === queued[1])
  }

  @Test(
    "a swipe or Escape hides a message",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/458"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/465"))
  func swipe() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    stage.show("B") { $0.duration = .forever }
    stage.advance(500)
    #expect(stage.screen.connection.keyPressed(.escape))
    stage.advance(700)
    #expect(stage.texts == ["B"])
    stage.advance(500)
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
    stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: 5))
    stage.advance(16)
    stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: -80))
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: -80))
    stage.advance(500)
    #expect(stage.texts == [])
    #expect(stage.takeEvents().last == "didHide B")
  }

  @Test("a message without interactive hiding ignores swipes and Escape")
  func notInteractive() {
    let stage = Stage()
    stage.show("A") {
      $0.duration = .forever
      $0.interactiveHide = false
    }
    stage.advance(500)
    #expect(stage.overlay?.swipe == nil)
    #expect(!stage.screen.connection.keyPressed(.escape))
    #expect(stage.texts == ["A"])
  }
}
