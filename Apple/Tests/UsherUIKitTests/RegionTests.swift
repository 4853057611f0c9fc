import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Regions of overlays")
  struct RegionTests {
    private let app = SampleScene()

    /// Shows the app a navigation controller, and returns the controller.
    private func navigate() -> UINavigationController {
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.window.rootViewController = navigation
      StandIn.finishTurn()
      return navigation
    }

    /// Presents an overlay below the bar of a navigation controller.
    private func present(in navigation: UINavigationController) {
      let presenter = app.presenter
      let bar = navigation.navigationBar
      presenter.present(
        text("Hello"), as: still(),
        lifecycle: Lifecycle(shouldPresent: {
          guard let id = presenter.handles(.shown(in: .main)).last?.id else { return false }
          var wishes = WindowWishes()
          wishes.region = .init(in: navigation.view, behind: [bar], below: bar, above: nil)
          presenter.uiKitHost?.setWishes(wishes, of: id)
          return true
        }))
      StandIn.advance(by: 1)
    }

    @Test(
      "an overlay slides out from under a bar that stands in containers of UIKit's own",
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

    @Test("an overlay lies in front of a container that has the content beside the bar")
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
  }
}
