#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Regions of overlays")
  struct RegionTests {
    private let app = SampleScene()

    /// Shows a navigation controller in the app, and returns the controller.
    private func navigate() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.window.rootViewController = navigation
      StandIn.finishTurn()
      return navigation
    }

    /// Presents an overlay below the bar of a navigation controller.
    @discardableResult
    private func present(
      in navigation: UINavigationController, as overlay: OverlayConfiguration = still()
    ) -> PresentationHandle {
      let presenter = app.presenter
      let bar = navigation.navigationBar
      let handle = presenter.present(
        text("Hello"), as: overlay,
        lifecycle: Lifecycle(shouldPresent: {
          guard let id = presenter.handles(.shown(in: .main)).last?.id else { return false }
          var wishes = WindowWishes()
          wishes.region = .init(in: navigation.view, behind: [bar], below: bar, above: nil)
          presenter.uiKitHost?.setWishes(wishes, of: id)
          return true
        }))
      StandIn.advance(by: 1)
      return handle
    }

    /// Presents an overlay in the scene's window, in addition to another.
    private func presentInWindow() -> PresentationHandle {
      var overlay = still(.bottom)
      overlay.lane = LaneID(4)
      let handle = app.presenter.present(text("Beside"), as: overlay)
      StandIn.advance(by: 1)
      return handle
    }

    private func middle(of handle: PresentationHandle) throws -> CGPoint {
      CGPoint(inMiddleOf: try #require(app.presenter.restingFrame(of: handle.id)))
    }

    @Test(
      "an overlay slides out from below a bar, even if UIKit's containers surround the bar",
      arguments: 0...2)
    func bars(depth: Int) throws {
      defer { app.close() }
      let navigation = navigate()
      var direct: UIView = navigation.navigationBar
      for _ in 0..<depth {
        let box = UIView(frame: direct.frame)
        navigation.view.insertSubview(box, aboveSubview: direct)
        box.addSubview(direct)
        direct.frame.origin = .zero
        direct = box
      }
      present(in: navigation)
      let views = navigation.view.subviews
      let region = try #require(views.firstIndex { $0 is RegionView })
      let bar = try #require(views.firstIndex { $0 === direct })
      #expect(region == bar - 1)
    }

    @Test("an overlay is in front of a container that contains both the content and the bar")
    func barBesideContent() {
      defer { app.close() }
      let navigation = navigate()
      let box = UIView(frame: navigation.view.bounds)
      for part in navigation.view.subviews { box.addSubview(part) }
      navigation.view.addSubview(box)
      present(in: navigation)
      #expect(navigation.view.subviews.last is RegionView)
    }

    @Test("an overlay in a region needs no window, and follows the bar")
    func follows() throws {
      defer { app.close() }
      let navigation = navigate()
      present(in: navigation)
      let id = try #require(app.presenter.shown.first)
      #expect(app.scene.windows.count == 1)
      let below = app.presenter.restingFrame(of: id)?.minY
      #expect(below == Double(navigation.navigationBar.frame.maxY) + 12)
      navigation.navigationBar.frame.origin.y += 20
      navigation.view.setNeedsLayout()
      StandIn.advance(by: 1)
      let moved = app.presenter.restingFrame(of: id)?.minY
      #expect(moved == Double(navigation.navigationBar.frame.maxY) + 12)
    }

    @Test(
      "a second finger is ignored, whether the first is in the region or outside",
      arguments: [true, false])
    func secondFinger(isFirstInRegion: Bool) throws {
      defer { app.close() }
      let inRegion = present(in: navigate())
      let inWindow = presentInWindow()
      let (dragged, tapped) = isFirstInRegion ? (inRegion, inWindow) : (inWindow, inRegion)
      let host = try #require(app.presenter.uiKitHost)
      let start = try middle(of: dragged)
      let first = StandIn.drag(
        from: start, to: CGPoint(x: start.x, y: start.y - 12), in: app.scene, duration: 0.6,
        lifts: false)
      StandIn.tap(at: try middle(of: tapped), in: app.scene)
      #expect(!host.playsMotion)
      let before = try #require(host.frame(of: dragged.id))
      StandIn.advance(by: 0.1)
      StandIn.move(first, to: CGPoint(x: start.x, y: start.y - 18))
      StandIn.advance(by: 0.1)
      #expect(try #require(host.frame(of: dragged.id)).minY < before.minY - 4)
      StandIn.cancel(first)
      StandIn.advance(by: 2)
      #expect(host.playsMotion)
      #expect(dragged.result == nil && tapped.result == nil)
      StandIn.tap(at: try middle(of: tapped), in: app.scene)
      StandIn.advance(by: 1)
      #expect(tapped.result == .dismissed(.tap))
    }

    @Test("the bar above a region with a modal backdrop can be used, even next to other overlays")
    func barAboveBackdrop() {
      defer { app.close() }
      let navigation = navigate()
      let button = UIControl(frame: CGRect(x: 10, y: 0, width: 44, height: 44))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      navigation.navigationBar.addSubview(button)
      let inRegion = present(in: navigation, as: still(backdrop: Backdrop(tap: .dismiss)))
      _ = presentInWindow()
      let middle = button.convert(CGPoint(x: 22, y: 22), to: nil)
      StandIn.tap(at: middle, in: app.scene)
      StandIn.advance(by: 1)
      #expect(presses == 1 && inRegion.result == nil)
      StandIn.tap(at: CGPoint(x: 20, y: 500), in: app.scene)
      StandIn.advance(by: 1)
      #expect(presses == 1 && inRegion.result == .dismissed(.backdropTap))
    }

    @Test("after a region closes under a finger, the next finger works on other overlays")
    func closedUnderFinger() throws {
      defer { app.close() }
      let inRegion = present(in: navigate())
      let inWindow = presentInWindow()
      let finger = StandIn.touchDown(at: try middle(of: inRegion), in: app.scene)
      inRegion.dismiss()
      app.presenter.uiKitHost?.setWishes(nil, of: inRegion.id)
      StandIn.tap(at: try middle(of: inWindow), in: app.scene)
      StandIn.advance(by: 1)
      #expect(inWindow.result == .dismissed(.tap))
      StandIn.lift(finger)
    }
  }
}
#endif
