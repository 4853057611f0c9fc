import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of messages with indefinite duration.
@MainActor
@Suite("Messages with indefinite duration", .ownDefault)
struct IndefiniteTests {
  @Test("a message that is hidden during its delay is never shown")
  func hiddenEarly() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 1) }
    stage.advance(1500)
    stage.messages.hide(id: "A")
    stage.advance(10_000)
    #expect(stage.takeEvents() == [])
  }

  @Test("a message stays for its minimum time, measured from the start of its entrance")
  func minimum() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 1) }
    stage.advance(1999)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(100)
    stage.messages.hide(id: "A")
    stage.advance(899)
    #expect(stage.takeEvents() == ["didShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(200)
    #expect(stage.takeEvents() == ["didHide A"])
  }

  @Test("a message with indefinite duration never ends automatically")
  func endless() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 0, minimum: 0) }
    stage.advance(1_000_000)
    #expect(stage.texts == ["A"])
  }

  @Test("hiding the shown message doesn't affect a delayed message")
  func hideShown() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 0) }
    stage.messages.hide()
    stage.advance(2000)
    #expect(stage.texts == ["A"])
  }

  @Test("a message requested during the delay of another message is shown first")
  func overtaken() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 0) }
    stage.show("B")
    #expect(stage.texts == ["B"])
    stage.advance(3099)
    #expect(stage.texts == [])
    stage.advance(1)
    #expect(stage.texts == ["A"])
  }

  @Test("a delayed message is canceled after as many counted hides as requests")
  func hideCounted() {
    let stage = Stage()
    for _ in 0..<2 { stage.show("A") { $0.duration = .indefinite(delay: 2, minimum: 0) } }
    stage.messages.hideCounted(id: "A")
    stage.advance(1000)
    stage.messages.hideCounted(id: "A")
    stage.advance(10_000)
    #expect(stage.takeEvents() == [])
  }

  @Test("a tap outside the message doesn't wait for the minimum time")
  func tap() {
    let stage = Stage()
    stage.show("A") {
      $0.duration = .indefinite(delay: 0, minimum: 10)
      $0.dimMode = .gray(interactive: true)
    }
    stage.advance(1000)
    stage.tapBeside()
    stage.advance(200)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
  }

  @Test("a swipe doesn't wait for the minimum time")
  func swipe() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 0, minimum: 10) }
    stage.advance(1000)
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
    for y in [5.0, -80] {
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: y))
      stage.advance(16)
    }
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: -80))
    stage.advance(500)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
  }

  @Test("a hide without animation waits for the minimum time")
  func hiddenWithoutMotion() {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: 0, minimum: 1) }
    stage.messages.hide(animated: false)
    stage.advance(999)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A", "didHide A"])
  }

  @Test(
    "a negative or NaN delay or minimum is treated as 0",
    arguments: [-1, Double.nan, -Double.infinity])
  func mended(length: Double) {
    let stage = Stage()
    stage.show("A") { $0.duration = .indefinite(delay: length, minimum: length) }
    #expect(stage.texts == ["A"])
    stage.advance(100)
    stage.messages.hide()
    #expect(stage.takeEvents() == ["willShow A", "willHide A"])
  }
}
