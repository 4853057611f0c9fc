import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// Explicit animations run in the render server, beside the main thread.
  ///
  /// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/CoreAnimationBasics/CoreAnimationBasics.html>
  @MainActor
  @Suite("Motion")
  struct MotionTests {
    private let app = SampleScene()
    private let sliding = Overlay(
      lifetime: .untilDismissed, entrance: OverlayTransition(slide: .curve(.linear, .seconds(1))))

    private func host() throws -> UIKitHost {
      try #require(app.presenter.uiKitHost)
    }

    /// The layer of an overlay's card.
    private func layer(of handle: PresentationHandle) throws -> CALayer {
      try #require(try host().stage?.view?.slots[handle.id]?.card.layer)
    }

    @Test("a main thread that is busy does not stop an entrance")
    func busy() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: sliding)
      StandIn.advance(by: 0.2)
      let before = try #require(try host().frame(of: handle.id))
      var during = before
      StandIn.whileMainThreadIsBusy {
        StandIn.advance(by: 0.2)
        during = (try? host().frame(of: handle.id)) ?? before
      }
      let way = before.size.height + 12
      #expect(abs(during.minY - before.minY - 0.2 * way) < 2)
    }

    @Test(
      "an entrance is one animation for each property that changes, and the main thread sleeps meanwhile"
    )
    func animations() throws {
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"),
        as: Overlay(
          lifetime: .untilDismissed,
          entrance: OverlayTransition(
            slide: .curve(.linear, .seconds(1)), fade: .curve(.linear, .seconds(1)))))
      #expect(Set(try layer(of: handle).animationKeys() ?? []) == ["position", "opacity"])
      #expect(Census.living(.link).isEmpty)
      StandIn.advance(by: 2)
      #expect(try layer(of: handle).animationKeys() ?? [] == [])
      #expect(try host().isIdle)
    }

    @Test("an overlay that is dismissed on its way in turns where it is seen, without a jump")
    func interrupted() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: sliding)
      StandIn.advance(by: 0.5)
      let before = try #require(try host().frame(of: handle.id))
      handle.dismiss()
      let after = try #require(try host().frame(of: handle.id))
      #expect(abs(after.minY - before.minY) < 0.1)
      StandIn.advance(by: 1.5)
      #expect(handle.result == .dismissed(.requested))
    }

    @Test("what a finger moves is drawn for each frame and played by nobody")
    func finger() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let frame = try #require(try host().frame(of: handle.id))
      let start = CGPoint(inMiddleOf: frame)
      let touch = StandIn.drag(
        from: start, to: CGPoint(x: start.x, y: start.y - 12), in: app.scene, duration: 0.6,
        lifts: false)
      #expect(try layer(of: handle).animationKeys() ?? [] == [])
      let dragged = try #require(try host().frame(of: handle.id))
      #expect(dragged.minY < frame.minY - 4)
      StandIn.lift(touch)
      StandIn.advance(by: 2)
      let rests = try host().frame(of: handle.id)
      #expect(rests == frame)
    }

    @Test("a card that a finger catches on its way in stands under the finger at once")
    func caught() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: sliding)
      StandIn.advance(by: 0.8)
      let seen = try #require(try host().frame(of: handle.id))
      let touch = StandIn.touchDown(at: CGPoint(inMiddleOf: seen), in: app.scene)
      #expect(try layer(of: handle).animationKeys() ?? [] == [])
      #expect(abs(try #require(try host().frame(of: handle.id)).minY - seen.minY) < 2)
      StandIn.lift(touch)
    }

    @Test("with less motion asked for, an overlay does not move")
    func reduced() throws {
      defer { app.close() }
      StandIn.changeAccessibility { $0.isReduceMotionEnabled = true }
      let handle = app.presenter.present(text("Hello"), as: sliding)
      StandIn.advance(by: 0.1)
      #expect(try layer(of: handle).animation(forKey: "position") == nil)
    }

    @Test("a scene that turns during an entrance has the overlay rest in its new place")
    func rotation() throws {
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"),
        as: Overlay(
          placement: .bottom, lifetime: .untilDismissed,
          entrance: OverlayTransition(slide: .curve(.linear, .seconds(1)))))
      StandIn.advance(by: 0.4)
      StandIn.rotate(app.scene, to: .landscapeLeft)
      StandIn.advance(by: 2)
      let frame = try #require(try host().frame(of: handle.id))
      let height = frame.size.height
      #expect(frame == Rect(x: 202, y: 378 - height, width: 440, height: height))
      #expect(app.overlayWindow?.bounds.size == CGSize(width: 844, height: 390))
    }
  }
}
