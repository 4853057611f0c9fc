#if os(Linux) && !UIKIT_STAND_IN
import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of swiping away a message that a client's animator moves.
@MainActor
@Suite("Swipes of a message with a client's animator", .ownDefault)
struct ClientSwipeTests {
  private func swipe(
    _ onShow: @escaping @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void,
    _ change: (inout SwiftMessages.Config) -> Void = { _ in }
  ) -> SwipePolicy? {
    let stage = Stage()
    stage.show("A") {
      $0.presentationStyle = .custom(animator: Spy(onShow: onShow))
      change(&$0)
    }
    return stage.overlay?.swipe
  }

  @Test("a message of a client's animator cannot be swiped away by default")
  func none() {
    #expect(swipe { $1(true) } == nil)
  }

  @Test("a message whose animator builds upon the library's can be swiped away")
  func builtUpon() throws {
    let slide = TopBottomAnimation(style: .bottom)
    slide.closeAbsoluteThreshold = 50
    let policy = try #require(swipe { slide.show(context: $0, completion: $1) })
    #expect(policy.thresholds == SwipeThresholds(speed: 750, share: 0.33, distance: 50))
    #expect(policy.resistance == .rigid)
    let dialog = PhysicsAnimation()
    #expect(swipe { dialog.show(context: $0, completion: $1) } == .physics)
  }

  @Test("a message whose animator configures a physics handler can be flung away")
  func physics() {
    let handler = PhysicsPanHandler()
    let spy = Spy()
    #expect(
      swipe {
        handler.configure(context: $0, animator: spy)
        $1(true)
      } == .physics)
    handler.pan.isEnabled = false
    #expect(
      swipe {
        handler.configure(context: $0, animator: spy)
        $1(true)
      } == nil)
  }

  @Test("a swiped message leaves as it was thrown, and its animator is asked to hide")
  func thrown() {
    let stage = Stage()
    let slide = TopBottomAnimation(style: .top)
    let spy = Spy(
      onShow: { slide.show(context: $0, completion: $1) },
      onHide: { slide.hide(context: $0, completion: $1) })
    stage.show("A") {
      $0.presentationStyle = .custom(animator: spy)
      $0.duration = .forever
    }
    stage.advance(1000)
    stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 20))
    for y in [8.0, 4] {
      stage.advance(16)
      stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: y))
    }
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: 4))
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A"])
    stage.advance(500)
    #expect(stage.takeEvents() == ["didHide A"])
    #expect(spy.calls == ["show", "shown true", "hide", "hidden true"])
  }

  @Test("a message without interactive hiding cannot be swiped away")
  func notInteractive() {
    let slide = TopBottomAnimation(style: .top)
    #expect(
      swipe({ slide.show(context: $0, completion: $1) }) { $0.interactiveHide = false } == nil)
  }
}
#endif
