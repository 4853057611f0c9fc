#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @Suite("Controls")
  @MainActor
  struct ControlTests {
    @Test("a touch that ends inside is a tap")
    func tap() {
      let stage = ControlStage()
      let touch = StandIn.touchDown(at: CGPoint(x: 110, y: 110), in: stage.scene)
      #expect(
        stage.control.isHighlighted && stage.control.isTracking
          && stage.control.state == .highlighted)
      StandIn.lift(touch)
      #expect(!stage.control.isHighlighted && !stage.control.isTracking)
      #expect(stage.events == ["down", "up inside"])
    }

    @Test("a touch can move 70 points away, leave, return, and end outside")
    func slip() {
      let stage = ControlStage()
      let touch = StandIn.touchDown(at: CGPoint(x: 110, y: 110), in: stage.scene)
      StandIn.move(touch, to: CGPoint(x: 110, y: 200))
      #expect(stage.control.isHighlighted)
      StandIn.move(touch, to: CGPoint(x: 110, y: 220))
      #expect(!stage.control.isHighlighted)
      StandIn.move(touch, to: CGPoint(x: 110, y: 120))
      #expect(stage.control.isHighlighted)
      StandIn.move(touch, to: CGPoint(x: 300, y: 400))
      StandIn.lift(touch)
      #expect(
        stage.events == [
          "down", "drag inside", "drag outside", "exit", "drag inside", "enter", "drag outside",
          "exit", "up outside",
        ])
    }

    @Test("a canceled touch isn't a tap")
    func cancelled() {
      let stage = ControlStage()
      let touch = StandIn.touchDown(at: CGPoint(x: 110, y: 110), in: stage.scene)
      StandIn.cancel(touch)
      #expect(stage.events == ["down", "cancel"])
      #expect(!stage.control.isHighlighted)
    }

    @Test("a disabled control receives touches but sends no events")
    func disabled() {
      let stage = ControlStage()
      stage.control.isEnabled = false
      StandIn.tap(at: CGPoint(x: 110, y: 110), in: stage.scene)
      #expect(stage.events.isEmpty)
      #expect(stage.window.hitTest(CGPoint(x: 110, y: 110), with: nil) === stage.control)
    }

    @Test("an action is identified by its identifier")
    func identifiers() {
      let stage = ControlStage()
      var count = 0
      let action = UIAction(identifier: UIAction.Identifier("count")) { action in
        count += 1
        #expect(action.sender is UIControl)
      }
      stage.control.addAction(action, for: .valueChanged)
      stage.control.addAction(action, for: .valueChanged)
      stage.control.sendActions(for: .valueChanged)
      #expect(count == 1)
      stage.control.removeAction(identifiedBy: UIAction.Identifier("count"), for: .valueChanged)
      stage.control.sendActions(for: .valueChanged)
      #expect(count == 1)
    }
  }
}

/// A control in an app, with a record of its events.
@MainActor
private final class ControlStage {
  let scene: UIWindowScene
  let window: UIWindow
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
  var events: [String] = []

  init() {
    StandIn.reset()
    (scene, window) = StandIn.launch()
    window.addSubview(control)
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("again", .touchDownRepeat),
      ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside),
      ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up inside", .touchUpInside),
      ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ] {
      control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
  }
}
#endif
