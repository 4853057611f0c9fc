import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of a message's duration and its events.
@MainActor
@Suite("A message's duration and events", .ownDefault)
struct LifeTests {
  @Test("a message appears in 0.4 seconds, rests for 2 and disappears in 0.2")
  func times() {
    let stage = Stage()
    stage.show("A")
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(399)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didShow A"])
    stage.advance(1999)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(199)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didHide A"])
    #expect(stage.texts == [])
    #expect(stage.screen.problems == [])
  }

  @Test(
    "the next message appears half a second after the last message has disappeared",
    arguments: [
      (SwiftMessages.PresentationStyle.Edge.top, 3100), (.bottom, 3100), (.center, 3150),
    ])
  func pause(edge: SwiftMessages.PresentationStyle.Edge, length: Int) {
    let stage = Stage()
    stage.show("A") { $0.presentationStyle = edge.style }
    stage.show("B") { $0.presentationStyle = edge.style }
    #expect(stage.takeEvents() == ["willShow A"])
    stage.advance(length - 1)
    #expect(stage.takeEvents() == ["didShow A", "willHide A", "didHide A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willShow B"])
  }

  @Test("a message's duration starts at the end of the entrance")
  func duration() {
    let stage = Stage()
    stage.show("A") { $0.duration = .seconds(seconds: 0.25) }
    stage.advance(649)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A"])
  }

  @Test("a dragged message stays, and its time starts again after it returns")
  func held() {
    let stage = Stage()
    stage.show("A")
    stage.advance(2000)
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
    for y in [25.0, 30, 35] {
      stage.advance(100)
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: y))
    }
    stage.advance(10_000)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: 35))
    stage.advance(1999)
    #expect(stage.takeEvents() == [])
    stage.advance(1000)
    #expect(stage.takeEvents() == ["willHide A", "didHide A"])
  }

  @Test("a message with endless duration stays")
  func forever() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    stage.advance(1_000_000)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
  }

  @Test(
    "an invalid duration is corrected",
    arguments: [
      (Double.infinity, OverlayDuration.infinite), (-1, .timed(.zero)),
      (.nan, .timed(.seconds(2))),
      (-.infinity, .timed(.zero)), (1e300, .infinite),
    ])
  func mended(seconds: Double, lifetime: OverlayDuration) {
    let stage = Stage()
    stage.show("A") { $0.duration = .seconds(seconds: seconds) }
    #expect(stage.overlay?.lifetime == lifetime)
    #expect(stage.screen.problems == [])
  }

  @Test("a message that is hidden during its entrance sends no didShow event")
  func hiddenEntering() {
    let stage = Stage()
    stage.show("A")
    stage.advance(200)
    stage.messages.hide()
    #expect(stage.takeEvents() == ["willShow A", "willHide A"])
    stage.advance(1000)
    #expect(stage.takeEvents() == ["didHide A"])
  }

  @Test("an exit that interrupts an entrance lasts 0.2 seconds")
  func interrupted() {
    let stage = Stage()
    stage.show("A")
    stage.advance(200)
    stage.messages.hide()
    stage.advance(199)
    #expect(stage.takeEvents() == ["willShow A", "willHide A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didHide A"])
  }

  @Test("an exit that interrupts an entrance eases in")
  func easedExit() throws {
    let stage = Stage()
    stage.show("A")
    stage.advance(150)
    let start = try #require(stage.placed).currentFrame.minY
    stage.messages.hide()
    stage.advance(67)
    let frame = try #require(stage.placed).currentFrame
    #expect(frame.minY > start - frame.size.height / 3)
  }

  @Test("a swipe's exit lasts 0.2 seconds, even if the swipe is slow or fast", arguments: [40, 1])
  func swiped(interval: Int) {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    stage.advance(1000)
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
    for step in 1...10 {
      stage.advance(interval)
      stage.screen.host.point(
        .moved, at: OverlayPoint(x: 195, y: 20 - 2 * Double(step)))
    }
    _ = stage.takeEvents()
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: 0))
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(199)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didHide A"])
  }

  @Test("a touch without a drag doesn't change the message's time")
  func touched() {
    let stage = Stage()
    stage.show("A") { $0.interactiveHide = false }
    stage.advance(1000)
    for (step, y) in [(PointerStage.began, 20.0), (.moved, 10), (.moved, -30), (.ended, -30)] {
      stage.screen.host.point(step, at: OverlayPoint(x: 195, y: y))
      stage.advance(90)
    }
    stage.advance(1039)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    stage.advance(1)
    #expect(stage.takeEvents() == ["willHide A"])
    stage.advance(200)
    #expect(stage.takeEvents() == ["didHide A"])
  }

  @Test("a message that is hidden several times ends once")
  func hiddenTwice() {
    let stage = Stage()
    stage.show("A")
    stage.advance(500)
    stage.messages.hide()
    stage.messages.hide()
    stage.advance(100)
    stage.messages.hide()
    stage.messages.hide(animated: false)
    stage.advance(99)
    #expect(stage.texts == ["A"])
    stage.advance(1)
    #expect(
      stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
    #expect(stage.texts == [])
  }

  @Test("a message that is hidden without animation ends immediately, with the same events")
  func hiddenAtOnce() {
    let stage = Stage()
    stage.show("A")
    stage.advance(500)
    stage.messages.hide(animated: false)
    #expect(
      stage.takeEvents() == ["willShow A", "didShow A", "willHide A", "didHide A"])
    #expect(stage.texts == [])
  }

  @Test("listeners are called in order")
  func listeners() {
    let stage = Stage()
    var heard: [String] = []
    stage.show("A") {
      $0.eventListeners = [
        { heard.append("first \($0.id ?? "-")") }, { heard.append("second \($0.id ?? "-")") },
      ]
    }
    #expect(heard == ["first A", "second A"])
  }

  @Test("a message is current until its didHide event")
  func current() {
    let stage = Stage()
    var seen: [String] = []
    stage.show("A") {
      $0.eventListeners = [
        { [weak stage] _ in
          let current: Note? = stage?.messages.current()
          seen.append(current?.id ?? "-")
        }
      ]
    }
    stage.advance(3000)
    #expect(seen == ["A", "A", "A", "-"])
  }

  @Test("a plain view has no id")
  func noId() {
    let stage = Stage()
    let label = UILabel()
    label.text = "A"
    stage.show(label)
    #expect(stage.takeEvents() == ["willShow -"])
    #expect(stage.texts == ["A"])
  }

  @Test("a view can be shown again")
  func again() {
    let stage = Stage()
    let note = stage.show("A")
    stage.advance(3000)
    stage.show(note)
    stage.advance(500)
    #expect(
      stage.takeEvents() == [
        "willShow A", "didShow A", "willHide A", "didHide A", "willShow A", "didShow A",
      ])
    #expect(stage.texts == ["A"])
  }

  @Test("a message that a listener shows waits for its turn")
  func listenerShows() {
    let stage = Stage()
    stage.show("A") { config in
      config.eventListeners.append { [weak stage] event in
        if case .willShow = event { stage?.show("B") }
      }
    }
    #expect(stage.takeEvents() == ["willShow A"])
    let queued: Note? = stage.messages.queued(id: "B")
    #expect(queued != nil)
    stage.advance(3500)
    #expect(stage.texts == ["B"])
  }

  @Test("a listener can hide its own message")
  func listenerHides() {
    let stage = Stage()
    stage.show("A") { config in
      config.eventListeners.append { [weak stage] event in
        if case .willShow = event { stage?.messages.hide() }
      }
    }
    stage.advance(200)
    #expect(stage.takeEvents() == ["willShow A", "willHide A", "didHide A"])
  }

  @Test("if a window closes, its message is hidden")
  func windowCloses() {
    let stage = Stage()
    stage.show("A")
    stage.screen.host.closeWindow()
    #expect(stage.takeEvents() == ["willShow A", "willHide A", "didHide A"])
    let current: Note? = stage.messages.current()
    #expect(current == nil)
  }
}

extension SwiftMessages.PresentationStyle {
  /// The presentation styles without an animator.
  enum Edge: CaseIterable, Sendable {
    case top
    case bottom
    case center

    var style: SwiftMessages.PresentationStyle {
      switch self {
      case .top: .top
      case .bottom: .bottom
      case .center: .center
      }
    }
  }
}
