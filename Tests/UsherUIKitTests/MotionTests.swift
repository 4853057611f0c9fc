#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Explicit animations, which the render server runs while the main thread is busy.
  ///
  /// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/CoreAnimationBasics/CoreAnimationBasics.html>
  @MainActor
  @Suite("Motion on UIKit")
  struct MotionTests {
    private let app = SampleScene()
    private let sliding = OverlayConfiguration(
      lifetime: .infinite, entrance: OverlayTransition(slide: .curve(.linear, .seconds(1))))

    private func host() throws -> UIKitHost {
      try #require(app.presenter.uiKitHost)
    }

    /// The layer of an overlay's card.
    private func layer(of handle: PresentationHandle) throws -> CALayer {
      try #require(try host().stage?.view?.slots[handle.id]?.card.layer)
    }

    @Test("a busy main thread doesn't stop an entrance")
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

    private func firstLabel(in view: UIView) -> UILabel? {
      view as? UILabel ?? view.subviews.lazy.compactMap(firstLabel(in:)).first
    }

    @Test("content that grows from zero has the same layout as in other entrances")
    func growing() throws {
      defer { app.close() }
      let content = OverlayContent.notification(title: "Hello", description: "World")
      let frames = try [0, 0.5].map { scale in
        let handle = app.presenter.present(
          content,
          as: OverlayConfiguration(
            lifetime: .infinite,
            entrance: OverlayTransition(scale: Scale(.spring(.lively), from: scale))))
        StandIn.advance(by: 2)
        let card = try #require(try host().stage?.view?.slots[handle.id]?.card)
        let label = try #require(firstLabel(in: card))
        handle.dismiss()
        StandIn.advance(by: 2)
        return label.convert(label.bounds, to: card)
      }
      #expect(frames[0] == frames[1])
    }

    @Test(
      "an entrance is one animation for each changing property, while the main thread sleeps"
    )
    func animations() throws {
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"),
        as: OverlayConfiguration(
          lifetime: .infinite,
          entrance: OverlayTransition(
            slide: .curve(.linear, .seconds(1)), fade: .curve(.linear, .seconds(1)))))
      StandIn.advance(by: 0.02)
      #expect(
        Set(try layer(of: handle).animationKeys() ?? []) == ["usher.position", "usher.opacity"])
      #expect(StandIn.linkCount == 0)
      StandIn.advance(by: 2)
      #expect(try layer(of: handle).animationKeys() ?? [] == [])
      #expect(try host().isIdle)
    }

    @Test("the first entrance starts when it is visible, even if the window opens late")
    func late() throws {
      defer { app.close() }
      let presenter = app.presenter
      var shown: PresentationHandle?
      StandIn.whileMainThreadIsBusy {
        shown = presenter.present(
          text("Hello"),
          as: OverlayConfiguration(
            lifetime: .timed(.seconds(1)), pausesFor: [],
            entrance: OverlayTransition(slide: .curve(.linear, .seconds(1)))))
        StandIn.advance(by: 0.4)
      }
      let handle = try #require(shown)
      let first = try #require(try host().frame(of: handle.id))
      let way = first.size.height + 12
      #expect(first.minY < 12 - 0.95 * way)
      StandIn.advance(by: 0.5)
      let middle = try #require(try host().frame(of: handle.id))
      #expect(abs(middle.minY - first.minY - 0.5 * way) < 2)
      StandIn.advance(by: 1.4)
      #expect(handle.result == nil && presenter.isShowing)
      StandIn.advance(by: 1.5)
      #expect(handle.result == .dismissed(.timedOut))
    }

    @Test("a bar of the time left runs from the first frame, even if the window opens late")
    func lateBar() throws {
      defer { app.close() }
      let presenter = app.presenter
      StandIn.whileMainThreadIsBusy {
        presenter.present(
          OverlayContent(.progress(OverlayNode.ProgressBar(.timeLeft))),
          as: OverlayConfiguration(
            lifetime: .timed(.seconds(10)), pausesFor: [], entrance: OverlayTransition()))
        StandIn.advance(by: 0.4)
      }
      StandIn.advance(by: 1.0 / 60)
      func courses(in view: UIView) -> [CAAnimation] {
        let own = view.layer.animation(forKey: "course")
        return (own.map { [$0] } ?? []) + view.subviews.flatMap { courses(in: $0) }
      }
      let window = try #require(app.overlayWindow)
      let course = try #require(courses(in: window).first)
      #expect(abs(course.beginTime - CACurrentMediaTime()) < 0.02)
    }

    @Test(
      "a finger catches the first overlay at its visible position, even if its window opens late")
    func caughtLate() throws {
      defer { app.close() }
      let presenter = app.presenter
      var shown: PresentationHandle?
      StandIn.whileMainThreadIsBusy {
        shown = presenter.present(text("Hello"), as: sliding)
        StandIn.advance(by: 0.4)
      }
      let handle = try #require(shown)
      StandIn.advance(by: 0.8)
      let seen = try #require(try host().frame(of: handle.id))
      let touch = StandIn.touchDown(at: CGPoint(inMiddleOf: seen), in: app.scene)
      #expect(try layer(of: handle).animationKeys() ?? [] == [])
      #expect(abs(try #require(try host().frame(of: handle.id)).minY - seen.minY) < 2)
      StandIn.lift(touch)
    }

    @Test("an overlay that is dismissed during its entrance turns around without a jump")
    func interrupted() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: sliding)
      StandIn.advance(by: 0.5)
      let before = try #require(try host().frame(of: handle.id))
      handle.dismiss()
      let after = try #require(try host().frame(of: handle.id))
      #expect(abs(after.minY - before.minY) < 0.1)
      StandIn.advance(by: 1.5)
      #expect(handle.result == .dismissed(.programmatic))
    }

    @Test("a dragged overlay is drawn in each frame instead of animated")
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

    @Test("a card released by a finger needs no display link, because its return is animated")
    func letGo() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      let start = CGPoint(inMiddleOf: try #require(try host().frame(of: handle.id)))
      let touch = StandIn.drag(
        from: start, to: CGPoint(x: start.x, y: start.y - 12), in: app.scene, duration: 0.6,
        lifts: false)
      #expect(Effort.count { StandIn.lift(touch) }.links == 0)
      #expect(try layer(of: handle).animationKeys() == ["usher.position"])
    }

    @Test("a finger that catches a card during its entrance stops it immediately")
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

    @Test("an overlay doesn't move if the user prefers reduced motion")
    func reduced() throws {
      defer { app.close() }
      StandIn.changeAccessibility { $0.isReduceMotionEnabled = true }
      let handle = app.presenter.present(text("Hello"), as: sliding)
      StandIn.advance(by: 0.1)
      #expect(try layer(of: handle).animation(forKey: "usher.position") == nil)
    }

    @Test("if the scene rotates during an entrance, the overlay rests at its new position")
    func rotation() throws {
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"),
        as: OverlayConfiguration(
          placement: .bottom, lifetime: .infinite,
          entrance: OverlayTransition(slide: .curve(.linear, .seconds(1)))))
      StandIn.advance(by: 0.4)
      StandIn.rotate(app.scene, to: .landscapeLeft)
      StandIn.advance(by: 2)
      let frame = try #require(try host().frame(of: handle.id))
      let height = frame.size.height
      #expect(frame == OverlayRect(x: 202, y: 378 - height, width: 440, height: height))
      #expect(app.overlayWindow?.bounds.size == CGSize(width: 844, height: 390))
    }

    /// UIKit's animations are additive: <https://developer.apple.com/videos/play/wwdc2014/236/>.
    @Test(
      "if the scene rotates during a motion, the overlay follows without a jump",
      arguments: [OverlayPosition.top, .bottom, .center, .topLeading], [false, true])
    func turningInMotion(_ placement: OverlayPosition, leaves: Bool) throws {
      defer { app.close() }
      let slide = OverlayTransition(slide: .curve(.linear, .seconds(1)))
      let handle = app.presenter.present(
        text("Hello"),
        as: OverlayConfiguration(
          placement: placement, lifetime: .infinite, entrance: slide, exit: slide))
      if leaves {
        StandIn.advance(by: 2)
        handle.dismiss()
      }
      StandIn.advance(by: 0.4)
      let before = try #require(try host().frame(of: handle.id))
      StandIn.rotate(
        app.scene, to: .landscapeLeft,
        safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      var last = try #require(try host().frame(of: handle.id))
      #expect(abs(last.minX - before.minX) < 0.5 && abs(last.minY - before.minY) < 0.5)
      #expect(abs(last.size.width - before.size.width) < 0.5)
      for _ in 0..<30 {
        StandIn.advance(by: 1.0 / 60)
        let next = try #require(try host().frame(of: handle.id))
        // UIKit rotates the scene within 0.3 seconds, and is fastest in the middle.
        #expect(abs(next.minX - last.minX) < 30 && abs(next.minY - last.minY) < 50)
        last = next
      }
    }

    @Test(
      "after the background, an entrance continues from the position for the current time",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/46"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/131"))
    func background() throws {
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"),
        as: OverlayConfiguration(
          lifetime: .infinite,
          entrance: OverlayTransition(slide: .curve(.linear, .seconds(2)))))
      StandIn.advance(by: 0.5)
      let before = try #require(try host().frame(of: handle.id))
      StandIn.moveToBackground(app.scene)
      StandIn.activate(app.scene)
      let after = try #require(try host().frame(of: handle.id))
      #expect(abs(after.minY - before.minY) < 2)
      StandIn.advance(by: 2)
      #expect(try host().frame(of: handle.id)?.minY == 12)
    }

    @Test("a bar of the time left continues after the background")
    func barAfterBackground() throws {
      defer { app.close() }
      let bar = OverlayNode.progress(OverlayNode.ProgressBar(.timeLeft))
      let handle = app.presenter.present(
        OverlayContent(bar),
        as: OverlayConfiguration(
          lifetime: .timed(.seconds(10)), pausesFor: [], entrance: OverlayTransition()))
      StandIn.advance(by: 1)
      StandIn.moveToBackground(app.scene)
      StandIn.activate(app.scene)
      StandIn.advance(by: 0.1)
      let card = try #require(try host().stage?.view?.slots[handle.id]?.card)
      func runs(_ view: UIView) -> Bool {
        view.layer.animationKeys()?.isEmpty == false || view.subviews.contains { runs($0) }
      }
      #expect(runs(card))
    }

    @Test("a resting overlay rotates with the scene in UIKit's animation")
    func turning() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still(.bottom))
      StandIn.advance(by: 0.5)
      let before = try #require(try host().frame(of: handle.id))
      StandIn.rotate(
        app.scene, to: .landscapeLeft,
        safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      StandIn.advance(by: 0.15)
      let during = try #require(try host().frame(of: handle.id))
      StandIn.advance(by: 1)
      let after = try #require(try host().frame(of: handle.id))
      #expect(during.minY < before.minY && during.minY > after.minY)
    }

    @Test("an overlay presented in an app's animation isn't part of the animation")
    func inAnAnimation() throws {
      defer { app.close() }
      let presenter = app.presenter
      var handle: PresentationHandle?
      UIView.animate(withDuration: 1) {
        handle = presenter.present(text("Hello"), as: still(.center, backdrop: Backdrop()))
      }
      StandIn.finishTurn()
      let window = try #require(app.overlayWindow)
      func moving(_ layer: CALayer) -> Bool {
        layer.animationKeys()?.contains { !$0.hasPrefix("usher.") } == true
          || (layer.sublayers ?? []).contains { moving($0) }
      }
      #expect(!moving(window.layer))
      #expect(handle != nil)
    }
  }
}
#endif
