import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of reports about SwiftMessages that are covered only here.
///
/// The migration guide lists them.
@MainActor
@Suite("SwiftMessages' reported problems", .ownDefault)
struct ReportTests {
  @Test(
    "messages that replace each other quickly still end automatically",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/77"))
  func replacedQuickly() {
    let stage = Stage()
    stage.messages.pauseBetweenMessages = 0
    for text in ["A", "B", "C"] {
      stage.messages.hide()
      stage.show(text)
      stage.advance(100)
    }
    stage.advance(10_000)
    #expect(stage.texts == [])
    #expect(
      stage.takeEvents() == [
        "willShow A", "willHide A", "didHide A", "willShow B", "didShow B", "willHide B",
        "didHide B",
        "willShow C", "didShow C", "willHide C", "didHide C",
      ])
  }

  @Test(
    "a message is released after it ends",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/61"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/68"),
    arguments: ["hide", "tap", "swipe", "time"])
  func released(way: String) {
    let stage = Stage()
    weak var note: Note?
    do {
      note = stage.show("A") {
        if way == "tap" { $0.dimMode = .gray(interactive: true) }
        if way != "time" { $0.duration = .forever }
      }
    }
    stage.advance(500)
    #expect(note != nil)
    switch way {
    case "hide": stage.messages.hide()
    case "tap": stage.tapBeside()
    case "swipe":
      stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
      stage.advance(16)
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: -80))
      stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: -80))
    default: break
    }
    stage.advance(3000)
    #expect(stage.texts == [])
    #expect(note == nil)
  }

  @Test(
    "hiding a message doesn't affect another instance's message",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/467"))
  func twoInstances() {
    let stage = Stage()
    let other = SwiftMessages()
    stage.show("A") { $0.duration = .forever }
    other.show(config: stage.config { $0.duration = .forever }, view: Note("B"))
    stage.advance(500)
    _ = stage.takeEvents()
    stage.messages.hide()
    stage.advance(500)
    #expect(stage.texts == ["B"])
    #expect(stage.takeEvents() == ["willHide A", "didHide A"])
    other.hide()
    stage.advance(500)
    #expect(stage.texts == [])
    #expect(stage.takeEvents() == ["willHide B", "didHide B"])
  }

  @Test(
    "if scrolled content reaches its end, the finger moves the message",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/473"))
  func scrolling() {
    let stage = Stage()
    stage.show("A") {
      $0.presentationStyle = .bottom
      $0.duration = .forever
    }
    stage.advance(500)
    let steps: [(Double, SwipeDirections, Double)] = [
      (835, .down, 0), (838, .down, 0), (840, [], 0), (843, [], 3),
    ]
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 830), scrollable: .down)
    for (y, scrollable, offset) in steps {
      stage.advance(10)
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: y), scrollable: scrollable)
      #expect(stage.placed?.offset.dy == offset)
    }
  }
}
