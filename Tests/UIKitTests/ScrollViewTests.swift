#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @Suite("Scroll views")
  @MainActor
  struct ScrollViewTests {
    private static func begin() -> (UIWindowScene, UIScrollView) {
      StandIn.reset()
      let (scene, window) = StandIn.launch()
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 300, height: 1000)
      window.addSubview(view)
      StandIn.finishTurn()
      return (scene, view)
    }

    @Test("a finger moves the content, which then decelerates to rest")
    func drags() {
      let (scene, view) = Self.begin()
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

    /// From experience: a page starts below a navigation bar that appears after the page was laid
    /// out.
    @Test("content at its top moves with the safe area, but scrolled content doesn't")
    func safeArea() throws {
      let (scene, view) = Self.begin()
      view.contentInsetAdjustmentBehavior = .automatic
      view.frame = scene.coordinateSpace.bounds
      let controller = try #require(view.window?.rootViewController)
      controller.view.addSubview(view)
      controller.additionalSafeAreaInsets.top = 40
      StandIn.finishTurn()
      let top = -view.safeAreaInsets.top
      #expect(top <= -40 && view.contentOffset.y == top)
      view.contentOffset.y = 100
      controller.additionalSafeAreaInsets.top = 0
      StandIn.finishTurn()
      #expect(view.contentOffset.y == 100)
    }

    @Test("content beyond its edge resists, and then bounces back")
    func bounces() {
      let (scene, view) = Self.begin()
      let touch = StandIn.drag(
        from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250), in: scene, lifts: false)
      #expect(view.contentOffset.y < -20 && view.contentOffset.y > -60)
      StandIn.lift(touch)
      StandIn.advance(by: 5)
      #expect(abs(view.contentOffset.y) < 0.5)
    }

    @Test(
      "content doesn't scroll if it fits, or under a control that keeps its touch"
    )
    func stays() {
      let (scene, view) = Self.begin()
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
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
      let (_, view) = Self.begin()
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      StandIn.advance(by: 0.1)
      #expect(view.contentOffset.y > 20 && view.contentOffset.y < 280)
      StandIn.advance(by: 0.25)
      #expect(view.contentOffset.y == 300)
    }
  }
}
#endif
