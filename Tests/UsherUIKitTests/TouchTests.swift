#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The views that receive a touch.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>
  @MainActor
  @Suite("Touches")
  struct TouchTests {
    private let app = SampleScene()

    /// Creates a card with rounded corners.
    private func card(radius: Double) -> OverlayContent {
      var content = text("Hello")
      content.style = OverlayStyle(background: .color(.card), cornerRadius: radius)
      return content
    }

    @Test("a touch on a card reaches the overlay, and a touch outside reaches the app")
    func beside() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.tap(at: CGPoint(x: frame.minX + 50, y: frame.maxY + 40), in: app.scene)
      #expect(app.controller.presses == 1)
      StandIn.tap(at: CGPoint(inMiddleOf: frame), in: app.scene)
      #expect(app.controller.presses == 1)
      #expect(handle.result == .dismissed(.tap))
    }

    /// UIKit delays touches of views there (<https://github.com/qt/qtbase>, `quiview.mm`).
    @Test(
      "a tap or swipe that starts at the edge of the screen works as elsewhere",
      arguments: [false, true])
    func screenEdge(isSwipe: Bool) {
      defer { app.close() }
      var overlay = still()
      overlay.margins = .zero
      overlay.swipe = SwipePolicy(directions: [.down])
      let handle = app.presenter.present(text("Hello"), as: overlay)
      StandIn.advance(by: 0.1)
      let start = CGPoint(x: 195, y: 2)
      if isSwipe {
        StandIn.drag(from: start, to: CGPoint(x: 195, y: 300), in: app.scene)
      } else {
        StandIn.tap(at: start, in: app.scene)
      }
      StandIn.advance(by: 2)
      #expect(handle.result == .dismissed(isSwipe ? .swipe : .tap))
    }

    @Test("a touch outside a round corner reaches the app")
    func corner() throws {
      defer { app.close() }
      let handle = app.presenter.present(card(radius: 24), as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.tap(at: CGPoint(x: frame.minX + 2, y: frame.minY + 2), in: app.scene)
      #expect(app.controller.presses == 1)
      StandIn.tap(at: CGPoint(x: frame.minX + 24, y: frame.minY + 2), in: app.scene)
      #expect(app.controller.presses == 1)
    }

    @Test("a backdrop keeps touches from the app, even outside round corners")
    func backdrop() throws {
      defer { app.close() }
      var overlay = still(.center, backdrop: Backdrop(tap: .absorb))
      overlay.tap = .absorb
      let handle = app.presenter.present(card(radius: 24), as: overlay)
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      for point in [
        CGPoint(x: frame.minX + 2, y: frame.minY + 2), CGPoint(x: 20, y: 20),
      ] {
        StandIn.tap(at: point, in: app.scene)
      }
      #expect(app.controller.presses == 0 && handle.result == nil)
    }

    @Test("a tap on a backdrop that dismisses ends the overlay")
    func dismissing() {
      defer { app.close() }
      let handle = app.presenter.present(
        text("Hello"), as: still(.center, backdrop: Backdrop(tap: .dismiss)))
      StandIn.tap(at: CGPoint(x: 20, y: 20), in: app.scene)
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.backdropTap))
    }

    @Test("a backdrop that forwards leaves the app usable")
    func forwarding() {
      defer { app.close() }
      app.presenter.present(
        text("Hello"), as: still(.center, backdrop: Backdrop(tap: .forward, isModal: false)))
      StandIn.tap(at: CGPoint(x: 20, y: 20), in: app.scene)
      #expect(app.controller.presses == 1)
    }

    @Test("a button of a moving card is pressed at its visible position")
    func moving() throws {
      defer { app.close() }
      var presses = 0
      let handle = app.presenter.present(
        OverlayContent(.button(OverlayNode.Button("Press", dismisses: false) { presses += 1 })),
        as: OverlayConfiguration(
          lifetime: .infinite, swipe: nil,
          entrance: OverlayTransition(slide: .curve(.linear, .seconds(2)))))
      StandIn.advance(by: 1.5)
      let host = try #require(app.presenter.uiKitHost)
      let seen = try #require(host.frame(of: handle.id))
      StandIn.tap(at: CGPoint(inMiddleOf: seen), in: app.scene)
      #expect(presses == 1)
    }

    @Test(
      "scrolling content gets the first swipe, and after its end, a swipe dismisses the overlay")
    func scrolling() throws {
      defer { app.close() }
      let lines = (1...40).map { OverlayNode.text(OverlayNode.Text("Line \($0)")) }
      let handle = app.presenter.present(
        OverlayContent(
          .scroll(
            OverlayNode.Scroll(
              .stack(OverlayNode.Stack(.vertical, children: lines)), maximumHeight: 200))),
        as: still())
      StandIn.advance(by: 0.1)
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      let middle = CGPoint(inMiddleOf: frame)
      StandIn.drag(
        from: middle, to: CGPoint(x: middle.x, y: middle.y - 80), in: app.scene, duration: 0.4)
      StandIn.advance(by: 1)
      #expect(handle.result == nil)
    }

    @Test("a second finger is ignored")
    func second() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      let middle = CGPoint(inMiddleOf: frame)
      let first = StandIn.touchDown(at: middle, in: app.scene)
      let second = StandIn.touchDown(at: CGPoint(x: middle.x + 30, y: middle.y), in: app.scene)
      for step in 1...10 {
        StandIn.advance(by: 0.016)
        StandIn.move(second, to: CGPoint(x: middle.x + 30, y: middle.y - Double(step) * 20))
      }
      StandIn.lift(second)
      StandIn.cancel(first)
      StandIn.advance(by: 1)
      #expect(handle.result == nil)
    }

    @Test("a recognizer that the app disables under a finger stays disabled when a drag starts")
    func disabledRecognizer() throws {
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let recognizer = UILongPressGestureRecognizer()
      view.addGestureRecognizer(recognizer)
      let handle = app.presenter.present(
        OverlayContent(
          .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 100)) { view })),
        as: still())
      StandIn.advance(by: 0.1)
      let host = try #require(app.presenter.uiKitHost)
      let middle = CGPoint(inMiddleOf: try #require(host.frame(of: handle.id)))
      let touch = StandIn.touchDown(at: middle, in: app.scene)
      #expect(touch.gestureRecognizers?.contains(recognizer) == true)
      recognizer.isEnabled = false
      StandIn.move(touch, to: CGPoint(x: middle.x, y: middle.y + 30))
      #expect(host.pointer?.state == .began && !recognizer.isEnabled)
      StandIn.cancel(touch)
    }

    @Test("a touch that the system cancels doesn't move the overlay")
    func cancelled() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let host = try #require(app.presenter.uiKitHost)
      let before = try #require(host.frame(of: handle.id))
      let touch = StandIn.drag(
        from: CGPoint(inMiddleOf: before), to: CGPoint(x: 200, y: 0), in: app.scene, lifts: false)
      StandIn.cancel(touch)
      StandIn.advance(by: 2)
      #expect(handle.result == nil && host.frame(of: handle.id) == before)
    }

    /// Disabling a recognizer under a finger resets the recognizer.
    ///
    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled>
    @Test("if UIKit resets the recognizer, its finger is released and the next one is followed")
    func takenAway() throws {
      defer { app.close() }
      var overlay = still()
      overlay.lifetime = .timed(.seconds(1))
      // A long press would otherwise open the menu, which releases the finger.
      var content = text("Hello")
      content.copyableText = .nothing
      let first = app.presenter.present(content, as: overlay)
      let frame = try #require(app.presenter.restingFrame(of: first.id))
      let touch = StandIn.touchDown(at: CGPoint(inMiddleOf: frame), in: app.scene)
      let pointer = try #require(app.presenter.uiKitHost?.pointer)
      StandIn.advance(by: 2)
      #expect(first.result == nil)
      pointer.isEnabled = false
      pointer.isEnabled = true
      StandIn.advance(by: 2)
      #expect(first.result == .dismissed(.timedOut))
      StandIn.lift(touch)
      let second = app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 0.1)
      StandIn.tap(at: CGPoint(inMiddleOf: frame), in: app.scene)
      #expect(second.result == .dismissed(.tap))
    }

    @Test("an overlay times out while a finger scrolls the app's list")
    func scrolledList() {
      defer { app.close() }
      let list = UIScrollView(frame: app.window.bounds)
      list.contentSize = CGSize(width: 390, height: 5000)
      app.controller.view.addSubview(list)
      var overlay = still()
      overlay.lifetime = .timed(.seconds(1))
      let handle = app.presenter.present(text("Hello"), as: overlay)
      let touch = StandIn.drag(
        from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), in: app.scene, lifts: false)
      #expect(list.isTracking)
      StandIn.advance(by: 2)
      #expect(handle.result == .dismissed(.timedOut))
      StandIn.lift(touch)
    }

    @Test("a finger that is down when the window closes doesn't affect later overlays")
    func outlived() throws {
      defer { app.close() }
      let handle = app.presenter.present(text("Hello"), as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      let touch = StandIn.touchDown(at: CGPoint(inMiddleOf: frame), in: app.scene)
      app.presenter.dismiss(handle.id)
      StandIn.advance(by: 1)
      #expect(app.overlayWindow == nil)
      let host = try #require(app.presenter.uiKitHost)
      #expect(host.pressing == nil && host.playsMotion)
      StandIn.lift(touch)
    }

    @Test(
      "UIKit's views around the root view don't receive touches",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/231"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/360"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/399"))
    func containers() throws {
      defer { app.close() }
      app.presenter.present(text("Hello"), as: still())
      let window = try #require(app.overlayWindow)
      let root = try #require(window.rootViewController?.view)
      let around = UIView(frame: window.bounds)
      window.addSubview(around)
      around.addSubview(root)
      root.frame.size.height = 300
      #expect(window.hitTest(CGPoint(x: 200, y: 600), with: nil) == nil)
    }
  }
}
#endif
