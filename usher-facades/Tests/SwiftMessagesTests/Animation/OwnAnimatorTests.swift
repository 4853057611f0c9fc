import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of the library's animators.
@MainActor
@Suite("The library's animators", .ownDefault)
struct OwnAnimatorTests {
  @Test("a slide has the library's default values")
  func slide() throws {
    let stage = Stage()
    stage.show("A")
    let spring = try Timing.Spring(duration: .milliseconds(400), dampingRatio: 0.8)
    let overlay = try #require(stage.overlay)
    #expect(overlay.entrance == OverlayTransition(slide: .spring(spring)))
    #expect(overlay.exit == OverlayTransition(slide: .easeIn(.milliseconds(200))))
    #expect(
      overlay.swipe?.thresholds == SwipeThresholds(speed: 750, share: 0.33, distance: 75))
    #expect(overlay.swipe?.resistance == .rigid)
    #expect(overlay.swipe?.pullback == .spring(spring))
  }

  @Test("a slide's settings are applied to the overlay")
  func slideNumbers() throws {
    let stage = Stage()
    let animation = TopBottomAnimation(style: .bottom)
    animation.showDuration = 1
    animation.hideDuration = 0.5
    animation.springDamping = 1
    animation.closeSpeedThreshold = 100
    animation.closePercentThreshold = 0.5
    animation.closeAbsoluteThreshold = 10
    stage.show("A") { $0.presentationStyle = .custom(animator: animation) }
    let overlay = try #require(stage.overlay)
    let spring = try Timing.Spring(duration: .seconds(1), dampingRatio: 1)
    #expect(overlay.placement == .bottom)
    #expect(overlay.entrance == OverlayTransition(slide: .spring(spring)))
    #expect(overlay.exit == OverlayTransition(slide: .easeIn(.milliseconds(500))))
    #expect(overlay.swipe?.thresholds == SwipeThresholds(speed: 100, share: 0.5, distance: 10))
    #expect(animation.style == .bottom)
    #expect(animation.delegate === stage.messages)
    animation.adjustMargins()
  }

  @Test("values that a spring can't have are corrected")
  func mended() {
    let stage = Stage()
    let animation = TopBottomAnimation(style: .top)
    animation.showDuration = .nan
    animation.hideDuration = -1
    animation.springDamping = 0
    animation.closeSpeedThreshold = -.infinity
    animation.closePercentThreshold = .nan
    animation.closeAbsoluteThreshold = -4
    stage.show("A") { $0.presentationStyle = .custom(animator: animation) }
    #expect(stage.texts == ["A"])
    #expect(stage.overlay?.swipe?.thresholds == SwipeThresholds(distance: 0))
    #expect(stage.screen.problems == [])
  }

  @Test(
    "a message that is dragged far out is hidden unless it is moving back",
    arguments: [(-37.0, true), (-36, false)])
  func farOut(last: Double, leaves: Bool) {
    let stage = Stage()
    stage.show(card("A")) { $0.duration = .forever }
    stage.advance(1000)
    // Slowly dragged out by 76 and then 77 points, or by 77 points and then back to 76.
    for (step, y) in [(PointerStage.began, 40.0), (.moved, 0), (.moved, last == -37 ? -36 : -37)] {
      stage.advance(200)
      stage.screen.host.point(step, at: OverlayPoint(x: 195, y: y))
    }
    stage.advance(20)
    stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: last))
    stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: last))
    stage.advance(3000)
    #expect(stage.texts == (leaves ? [] : ["A"]))
  }

  /// Creates a message so high that the threshold by share has no effect.
  private func card(_ text: String) -> UIView {
    let view = BaseView(frame: .zero)
    let label = UILabel()
    label.text = text
    view.installContentView(label)
    view.backgroundHeight = 300
    return view
  }

  @Test("a swipe's share is relative to the whole view, including its margins")
  func share() {
    let notched = OverlayViewport(
      size: OverlaySize(width: 390, height: 844),
      safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
    func margin(
      _ layout: MessageView.Layout, _ style: SwiftMessages.PresentationStyle
    ) -> Double? {
      let stage = Stage(Screen(notched))
      stage.show(MessageView.viewFromNib(layout: layout)) { $0.presentationStyle = style }
      return stage.overlay?.swipe?.thresholds.margin
    }
    // The larger of the margin and the safe area at the edge, plus the margin at the other side.
    #expect(margin(.cardView, .top) == 57)
    #expect(margin(.cardView, .bottom) == 44)
    // If a layout's background is the view itself, its margins are inside.
    #expect(margin(.messageView, .top) == 47)
    #expect(margin(.statusLine, .bottom) == 34)
  }

  @Test("a dialog has the library's default values")
  func dialog() throws {
    let stage = Stage()
    stage.show("A") { $0.presentationStyle = .center }
    let overlay = try #require(stage.overlay)
    #expect(overlay.placement == .center)
    #expect(overlay.entrance == .scaleIn)
    #expect(overlay.exit == .scaleOut)
    #expect(overlay.swipe == .physics)
  }

  @Test("a dialog's settings are applied to the overlay")
  func dialogNumbers() throws {
    let stage = Stage()
    let animation = PhysicsAnimation()
    animation.placement = .bottom
    animation.showDuration = 1
    animation.hideDuration = 0.5
    animation.panHandler.hideDelay = 0.7
    stage.show("A") { $0.presentationStyle = .custom(animator: animation) }
    let overlay = try #require(stage.overlay)
    #expect(overlay.placement == .bottom)
    #expect(
      overlay.entrance
        == OverlayTransition(
          scale: Scale(
            .spring(try Timing.Spring(duration: .seconds(1), dampingRatio: 0.6)), from: 0.6),
          fade: Fade(.curve(.linear, .milliseconds(300)), from: 0.25)))
    #expect(
      overlay.exit
        == OverlayTransition(scale: .easeIn(.milliseconds(500)), fade: .easeIn(.milliseconds(500))))
    #expect(
      overlay.swipe?.drag == .physics(PhysicsDrag(hideDelay: .milliseconds(700))))
    animation.adjustMargins()
    animation.placement = .top
    stage.messages.hide(animated: false)
    stage.advance(500)
    stage.show("B") { $0.presentationStyle = .custom(animator: animation) }
    #expect(stage.overlay?.placement == .top)
  }

  @Test("a disabled recognizer disables the swipe")
  func disabled() {
    let stage = Stage()
    let slide = TopBottomAnimation(style: .top)
    slide.panGestureRecognizer.isEnabled = false
    stage.show("A") { $0.presentationStyle = .custom(animator: slide) }
    #expect(stage.overlay?.swipe == nil)
    stage.messages.hide(animated: false)
    stage.advance(500)
    let dialog = PhysicsAnimation()
    dialog.panHandler.pan.isEnabled = false
    stage.show("B") { $0.presentationStyle = .custom(animator: dialog) }
    #expect(stage.overlay?.swipe == nil)
  }

  @Test("a dialog that the user flung away can be shown and flung away again")
  func flungAgain() {
    let stage = Stage()
    let animation = PhysicsAnimation()
    for text in ["A", "B"] {
      stage.show(text) {
        $0.presentationStyle = .custom(animator: animation)
        $0.duration = .forever
      }
      stage.advance(1000)
      stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 422))
      for step in 1...5 {
        stage.advance(10)
        stage.screen.host.point(.moved, at: OverlayPoint(x: 195, y: 422 + 20 * Double(step)))
      }
      stage.screen.host.point(.ended, at: OverlayPoint(x: 195, y: 522))
      stage.advance(3000)
      #expect(stage.texts == [])
    }
    #expect(!animation.panHandler.isOffScreen)
    #expect(animation.panHandler.state == nil)
  }
}
