#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) @testable import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The host's part of SwiftUI support, using a controller that knows its size for a width instead
  /// of a SwiftUI controller.
  @MainActor
  @Suite("Guests that know their size")
  struct SelfSizingViewTests {
    private let app = SampleScene()

    /// Creates an overlay without motion or lifetime, with a maximum width.
    private func still(upTo width: Double = .infinity) -> OverlayConfiguration {
      var overlay = UsherUIKitTests.still()
      if width < .infinity { overlay.size.maximumWidth = .constant(width) }
      return overlay
    }

    /// Creates content with the same controller each time it is built.
    ///
    /// The controller moves to the latest view.
    private func content(_ controller: UIViewController) -> OverlayContent {
      OverlayContent(
        .native(
          OverlayNode.NativeView(
            size: OverlaySize(width: 24, height: 24),
            controller: {
              controller.willMove(toParent: nil)
              controller.viewIfLoaded?.removeFromSuperview()
              controller.removeFromParent()
              return controller
            })))
    }

    @Test("a guest returns its size for the available width, and its preferred size is ignored")
    func size() throws {
      defer { app.close() }
      let guest = Guest(area: 39_000)
      guest.preferredContentSize = CGSize(width: 5000, height: 7)
      let handle = app.presenter.present(
        content(guest), as: still(upTo: 300))
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      #expect(frame.size == OverlaySize(width: 300, height: 130))
      #expect(guest.view.bounds.size == CGSize(width: 300, height: 130))
    }

    @Test("an infinite side is limited to the room")
    func endless() throws {
      defer { app.close() }
      let guest = Guest(area: .infinity)
      let handle = app.presenter.present(content(guest), as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      let viewport = try #require(app.presenter.viewport)
      #expect(frame.size.height <= viewport.size.height)
      #expect(frame.size.height > 300)
    }

    @Test("a guest that grows causes its overlay to be measured again, in a scene and in a view")
    func grows() throws {
      defer { app.close() }
      for presenter in [app.presenter, Presenter.attached(to: app.controller.view)] {
        let guest = Guest(area: 30_000)
        let handle = presenter.present(
          content(guest), as: still(upTo: 300))
        StandIn.advance(by: 0.5)
        #expect(presenter.restingFrame(of: handle.id)?.size.height == 100)
        guest.area = 60_000
        guest.view.usherNeedsMeasuring()
        StandIn.advance(by: 0.5)
        #expect(presenter.restingFrame(of: handle.id)?.size.height == 200)
        #expect(guest.view.bounds.size.height == 200)
        handle.dismiss()
        StandIn.advance(by: 1)
      }
    }

    @Test("a guest outside an overlay isn't measured")
    func outside() {
      defer { app.close() }
      let guest = Guest(area: 100)
      app.controller.addChild(guest)
      app.controller.view.addSubview(guest.view)
      guest.view.usherNeedsMeasuring()
      #expect(guest.questions == 0)
    }

    @Test(
      "a guest that moves to a rebuilt card stays on screen")
    func builtAnew() throws {
      defer { app.close() }
      let guest = Guest(area: 30_000)
      let handle = app.presenter.present(content(guest), as: still())
      StandIn.advance(by: 0.5)
      let former = try #require(guest.view.superview)
      handle.update(as: still(upTo: 200))
      StandIn.advance(by: 3)
      #expect(guest.view.superview != nil && guest.view.superview !== former)
      #expect(guest.parent === app.overlayWindow?.rootViewController)
      #expect(guest.view.bounds.size == CGSize(width: 200, height: 150))
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(guest.parent == nil && guest.view.superview == nil)
    }

    @Test("a tap on a guest that knows its size dismisses only if the guest reports it")
    func taps() throws {
      defer { app.close() }
      let guest = Guest(area: 30_000)
      let handle = app.presenter.present(content(guest), as: still())
      StandIn.advance(by: 0.5)
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      StandIn.tap(at: CGPoint(inMiddleOf: frame), in: app.scene)
      #expect(handle.result == nil)
      handle.contentTapped()
      #expect(handle.result == .dismissed(.tap))
      handle.contentTapped()
    }

    /// A controller with a view that needs a given area, in square points, at any width.
    private final class Guest: UIViewController, SelfSizingView {
      let reportsTaps = true

      var area: Double
      private(set) var questions = 0

      init(area: Double) {
        self.area = area
        super.init(nibName: nil, bundle: nil)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func loadView() { view = UIView() }

      func size(within room: CGSize) -> CGSize {
        questions += 1
        return CGSize(width: room.width, height: CGFloat(area) / room.width)
      }
    }
  }
}
#endif
