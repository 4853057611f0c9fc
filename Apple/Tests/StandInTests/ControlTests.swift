import Testing
import UIKit

@Suite("A control", .serialized)
@MainActor
final class ControlTests {
  private let scene: UIWindowScene
  private let window: UIWindow
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
  private var events: [String] = []

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

  @Test("a tap is a touch that ends inside")
  func tap() {
    let touch = StandIn.touchDown(at: CGPoint(x: 110, y: 110), in: scene)
    #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
    StandIn.lift(touch)
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(events == ["down", "up inside"])
  }

  @Test("a touch may slip 70 points off, leave, come back, and end outside")
  func slip() {
    let touch = StandIn.touchDown(at: CGPoint(x: 110, y: 110), in: scene)
    StandIn.move(touch, to: CGPoint(x: 110, y: 200))
    #expect(control.isHighlighted)
    StandIn.move(touch, to: CGPoint(x: 110, y: 220))
    #expect(!control.isHighlighted)
    StandIn.move(touch, to: CGPoint(x: 110, y: 120))
    #expect(control.isHighlighted)
    StandIn.move(touch, to: CGPoint(x: 300, y: 400))
    StandIn.lift(touch)
    #expect(
      events == [
        "down", "drag inside", "drag outside", "exit", "drag inside", "enter", "drag outside",
        "exit", "up outside",
      ])
  }

  @Test("a touch that is taken away is no tap")
  func cancelled() {
    let touch = StandIn.touchDown(at: CGPoint(x: 110, y: 110), in: scene)
    StandIn.cancel(touch)
    #expect(events == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test("a disabled control takes touches and answers none")
  func disabled() {
    control.isEnabled = false
    StandIn.tap(at: CGPoint(x: 110, y: 110), in: scene)
    #expect(events.isEmpty)
    #expect(window.hitTest(CGPoint(x: 110, y: 110), with: nil) === control)
  }

  @Test("an action is known by its identifier")
  func identifiers() {
    var count = 0
    let action = UIAction(identifier: UIAction.Identifier("count")) { action in
      count += 1
      #expect(action.sender is UIControl)
    }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    control.removeAction(identifiedBy: UIAction.Identifier("count"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }
}

@Suite("A scroll view", .serialized)
@MainActor
final class ScrollViewTests {
  private let scene: UIWindowScene
  private let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  private let button = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))

  init() {
    StandIn.reset()
    let (scene, window) = StandIn.launch()
    self.scene = scene
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 1000)
    window.addSubview(view)
    StandIn.finishTurn()
  }

  @Test("a finger moves the content, and the content goes on and comes to rest")
  func drags() {
    let touch = StandIn.drag(
      from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), in: scene, lifts: false)
    #expect(abs(view.contentOffset.y - 100) < 1)
    #expect(view.isDragging)
    StandIn.lift(touch)
    #expect(view.isDecelerating)
    StandIn.advance(by: 5)
    #expect(!view.isDecelerating)
    #expect(view.contentOffset.y > 150)
  }

  @Test("content beyond its edge follows less and less, and goes back")
  func bounces() {
    let touch = StandIn.drag(
      from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250), in: scene, lifts: false)
    #expect(view.contentOffset.y < -20 && view.contentOffset.y > -60)
    StandIn.lift(touch)
    StandIn.advance(by: 5)
    #expect(abs(view.contentOffset.y) < 0.5)
  }

  @Test("content that fits stays, and so does content under a control that keeps its touch")
  func stays() {
    view.addSubview(button)
    StandIn.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), in: scene)
    #expect(view.contentOffset == .zero)
    button.removeFromSuperview()
    view.contentSize = CGSize(width: 300, height: 100)
    StandIn.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), in: scene)
    #expect(view.contentOffset == .zero)
  }

  @Test("an animated offset is reached within three tenths of a second")
  func animated() {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    StandIn.advance(by: 0.15)
    #expect(view.contentOffset.y > 50 && view.contentOffset.y < 250)
    StandIn.advance(by: 0.2)
    #expect(view.contentOffset.y == 300)
  }
}
