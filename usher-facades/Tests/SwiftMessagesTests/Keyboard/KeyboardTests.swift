import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of messages with keyboards.
@MainActor
@Suite("Messages and keyboards", .ownDefault)
struct KeyboardTests {
  @Test("a message keeps its tracker's margin from the keyboard, and returns afterward")
  func tracked() {
    let stage = Stage()
    let tracker = KeyboardTrackingView()
    tracker.topMargin = 10
    stage.show("A") {
      $0.presentationStyle = .bottom
      $0.duration = .forever
      $0.keyboardTrackingView = tracker
    }
    stage.advance(1000)
    #expect(stage.placed?.currentFrame.maxY == 844)
    stage.screen.presenter.obstructions = [
      Obstruction(
        OverlayRect(origin: OverlayPoint(x: 0, y: 544), size: OverlaySize(width: 390, height: 300)),
        from: .bottom)
    ]
    stage.advance(1000)
    #expect(stage.placed?.currentFrame.maxY == 534)
    stage.screen.presenter.obstructions = []
    stage.advance(1000)
    #expect(stage.placed?.currentFrame.maxY == 844)
  }

  @Test("a keyboard that opens doesn't change a message's display time")
  func undisturbed() {
    let stage = Stage()
    stage.show("A", id: "A") { $0.duration = .seconds(seconds: 2) }
    stage.advance(1000)
    stage.screen.presenter.setAttention(.keyboardOpen, isPresent: true)
    stage.advance(1399)
    #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    stage.advance(2)
    #expect(stage.takeEvents() == ["willHide A"])
  }

  @Test("a message without a tracker avoids the keyboard without a margin")
  func untracked() {
    let stage = Stage()
    stage.show("A") { $0.presentationStyle = .bottom }
    #expect(stage.overlay?.obstructions == .avoided())
  }

  @Test("a message with a paused tracker ignores the keyboard")
  func paused() {
    let stage = Stage()
    let tracker = KeyboardTrackingView(frame: .zero)
    tracker.isPaused = true
    stage.show("A") { $0.keyboardTrackingView = tracker }
    #expect(stage.overlay?.obstructions == .ignored)
  }

  @Test(
    "an invalid margin of a tracker is corrected",
    arguments: [(-3, 0), (CGFloat.nan, 0), (.infinity, 0), (1e9, 10_000)])
  func mended(margin: CGFloat, spacing: Double) {
    let stage = Stage()
    let tracker = KeyboardTrackingView()
    tracker.topMargin = margin
    stage.show("A") { $0.keyboardTrackingView = tracker }
    #expect(stage.overlay?.obstructions == .avoided(spacing: spacing))
  }

  @Test("several messages can use the same tracker")
  func shared() {
    let stage = Stage()
    let tracker = KeyboardTrackingView()
    tracker.topMargin = 4
    for text in ["A", "B"] { stage.show(text) { $0.keyboardTrackingView = tracker } }
    #expect(stage.overlay?.obstructions == .avoided(spacing: 4))
    stage.advance(3100)
    #expect(stage.overlay?.obstructions == .avoided(spacing: 4))
  }
}
