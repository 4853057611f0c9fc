#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays in an app view")
  struct ViewPlaceTests {
    private let app = SampleScene()
    private let view = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))

    init() { app.controller.view.addSubview(view) }

    @Test("overlays are in that view without a new window, and end at its edges")
    func inside() throws {
      defer { app.close() }
      let presenter = Presenter.attached(to: view)
      let handle = presenter.present(text("Hello"), as: still())
      #expect(presenter === Presenter.attached(to: view))
      #expect(app.overlayWindow == nil)
      #expect(presenter.viewport?.size == OverlaySize(width: 300, height: 400))
      let frame = try #require(presenter.restingFrame(of: handle.id))
      #expect(frame.minX == 12 && frame.minY == 12 && frame.maxX == 288)
    }

    @Test("overlays follow the view's size")
    func follows() {
      defer { app.close() }
      let presenter = Presenter.attached(to: view)
      let handle = presenter.present(text("Hello"), as: still())
      view.frame.size.width = 200
      StandIn.advance(by: 1)
      #expect(presenter.restingFrame(of: handle.id)?.maxX == 188)
    }

    /// A touch is sent to the view that the hit test returns.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>
    @Test("a touch outside the overlays reaches the app's views")
    func passesThrough() throws {
      defer { app.close() }
      let button = UIControl(frame: view.bounds)
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      view.addSubview(button)
      let presenter = Presenter.attached(to: view)
      let handle = presenter.present(text("Hello"), as: still())
      let frame = try #require(presenter.restingFrame(of: handle.id))
      StandIn.tap(at: view.convert(CGPoint(inMiddleOf: frame), to: nil), in: app.scene)
      #expect(presses == 0)
      StandIn.tap(at: view.convert(CGPoint(x: 150, y: 300), to: nil), in: app.scene)
      #expect(presses == 1)
    }

    @Test("releasing a view ends its overlays")
    func gone() {
      defer { app.close() }
      var outcome: Outcome?
      weak var left: UIView?
      do {
        let other = UIView(frame: view.bounds)
        app.controller.view.addSubview(other)
        let handle = Presenter.attached(to: other).present(text("Hello"), as: still())
        left = other
        other.removeFromSuperview()
        withExtendedLifetime(other) { outcome = handle.result }
        #expect(outcome == nil)
      }
      StandIn.advance(by: 0.1)
      #expect(left == nil)
    }

    @Test("removing the overlays' container ends them")
    func taken() {
      defer { app.close() }
      let presenter = Presenter.attached(to: view)
      let handle = presenter.present(text("Hello"), as: still())
      for part in view.subviews { part.removeFromSuperview() }
      StandIn.advance(by: 0.1)
      #expect(handle.result == .dismissed(.hostClosed))
      #expect(presenter.isClosed)
      #expect(!Presenter.attached(to: view).isClosed)
    }

    @Test("a view that the app adds later is in front until the next overlay appears")
    func front() {
      defer { app.close() }
      let presenter = Presenter.attached(to: view)
      presenter.present(text("One"), as: still())
      let later = UIView(frame: view.bounds)
      view.addSubview(later)
      let stack = view.subviews.first { $0 !== later }
      #expect(stack?.layer.zPosition == 0)
      var second = still(.bottom)
      second.precedence = .stack
      presenter.present(text("Two"), as: second)
      #expect(view.subviews.last === stack)
    }

    /// Only an effect view's content view can have subviews.
    ///
    /// <https://developer.apple.com/documentation/uikit/uivisualeffectview/contentview>
    @Test("overlays in an effect view are in its content view")
    func effectView() {
      defer { app.close() }
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      blur.frame = view.bounds
      view.addSubview(blur)
      StandIn.finishTurn()
      let presenter = Presenter.attached(to: blur)
      let handle = presenter.present(text("Hello"), as: still())
      #expect(World.current.exceptions.isEmpty)
      #expect(presenter === Presenter.attached(to: blur))
      #expect(presenter === Presenter.attached(to: blur.contentView))
      #expect(blur.contentView.subviews.count == 1)
      #expect(presenter.restingFrame(of: handle.id)?.maxX == 288)
    }

    @Test("overlays in SwiftUI's hosting view are above that view, and follow its frame")
    func hostingView() {
      defer { app.close() }
      let hosting = UIHostingController(rootView: 0)
      app.controller.addChild(hosting)
      hosting.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
      app.controller.view.addSubview(hosting.view)
      hosting.didMove(toParent: app.controller)
      let presenter = Presenter.attached(to: hosting.view)
      let handle = presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      #expect(hosting.view.subviews.isEmpty)
      #expect(presenter === Presenter.attached(to: hosting.view))
      #expect(presenter !== Presenter.attached(to: app.controller.view))
      let frame = app.controller.view.subviews.last { $0 is OverlayView && $0.frame.minX > 0 }?
        .frame
      #expect(frame == hosting.view.frame)
      hosting.view.frame = CGRect(x: 10, y: 20, width: 180, height: 300)
      StandIn.advance(by: 1)
      #expect(presenter.restingFrame(of: handle.id)?.maxX == 168)
    }

    /// A controller's view may be removed from its superview at any time.
    enum HostingLoss: CaseIterable {
      case removed, removedAround
    }

    @Test(
      "removing a hosting view ends its overlays, and releases everything",
      arguments: HostingLoss.allCases)
    func hostingViewGone(_ loss: HostingLoss) {
      defer { app.close() }
      var hosting: UIHostingController<Int>? = UIHostingController(rootView: 0)
      weak let left: UIView? = hosting?.view
      hosting?.view.frame = view.bounds
      if let hosting {
        app.controller.addChild(hosting)
        view.addSubview(hosting.view)
        hosting.didMove(toParent: app.controller)
      }
      let handle = (hosting?.view).map {
        Presenter.attached(to: $0).present(text("Hello"), as: still())
      }
      StandIn.advance(by: 1)
      #expect(handle?.state.isShown == true)
      switch loss {
      case .removed: hosting?.view.removeFromSuperview()
      case .removedAround: for part in view.subviews { part.removeFromSuperview() }
      }
      hosting?.removeFromParent()
      hosting = nil
      StandIn.advance(by: 1)
      #expect(handle?.result == .dismissed(.hostClosed))
      #expect(view.subviews.isEmpty)
      #expect(left == nil)
    }
  }
}
#endif
