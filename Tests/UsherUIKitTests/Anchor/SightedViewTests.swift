#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Views that become visible or hidden")
  struct SightedViewTests {
    private func pausedBy(_ tip: PresentationHandle, _ presenter: Presenter) -> Attention? {
      guard case .shown(let showing)? = presenter.pendingState(of: tip.id) else { return nil }
      return showing.pausedBy == [] ? nil : showing.pausedBy
    }

    /// A change that hides a view, or shows it again.
    enum Hiding: CaseIterable {
      case scrolledOut, hidden, hiddenAround, transparent

      @MainActor
      func apply(_ isHidden: Bool, in scene: AnchorScene) {
        switch self {
        case .scrolledOut: scene.scroll(to: isHidden ? -100 : 200)
        case .hidden: scene.button.isHidden = isHidden
        case .hiddenAround: scene.list.isHidden = isHidden
        case .transparent: scene.list.alpha = isHidden ? 0 : 1
        }
      }
    }

    @Test("a tip is hidden while its view is hidden", arguments: Hiding.allCases)
    func hides(_ hiding: Hiding) {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      hiding.apply(true, in: scene)
      StandIn.advance(by: 1)
      #expect(scene.distanceBelow(tip) == nil)
      #expect(pausedBy(tip, scene.app.presenter) == .anchorHidden)
      hiding.apply(false, in: scene)
      StandIn.advance(by: 1)
      #expect(scene.distanceBelow(tip) == 12)
      #expect(tip.result == nil)
    }

    @Test("a tip ignores the part of a view that its list cuts off")
    func cut() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present(.top)
      // The list's visible part starts 60 points below the window's edge.
      scene.button.frame.size.height = 300
      scene.scroll(to: 60)
      StandIn.advance(by: 1)
      #expect(scene.distanceAbove(tip) == 12)
      scene.scroll(to: -20)
      StandIn.advance(by: 1)
      #expect(scene.bottom(of: tip) == 48)
      scene.list.clipsToBounds = false
      scene.scroll(to: 40)
      StandIn.advance(by: 1)
      #expect(scene.distanceAbove(tip) == 12)
    }

    @Test("a tip is dismissed when its view is removed, and a tip for a missing view isn't shown")
    func gone() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      scene.button.removeFromSuperview()
      StandIn.advance(by: 1)
      #expect(tip.result == .dismissed(.anchorGone))
      #expect(scene.present().result == .dismissed(.anchorGone))
    }

    @Test("a marked view isn't retained, and after its release, the tip moves to the previous view")
    func released() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      weak var released: UIView?
      var tip: PresentationHandle?
      do {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        scene.app.controller.view.addSubview(view)
        AnchorScene.anchor.mark(view)
        released = view
        tip = scene.present()
        #expect(tip?.result == nil)
        view.removeFromSuperview()
      }
      StandIn.advance(by: 1)
      #expect(released == nil)
      // The button, which was marked before, is the anchor again.
      #expect(tip?.result == nil)
      #expect(tip.flatMap { scene.distanceBelow($0) } == 12)
    }

    @Test("a tip is hidden with its view's page, and is dismissed when the page is popped")
    func covered() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let (root, page) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      scene.app.window.rootViewController = navigation
      navigation.pushViewController(page, animated: false)
      let view = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
      page.view.addSubview(view)
      StandIn.finishTurn()
      AnchorScene.anchor.mark(view)
      let tip = scene.present()
      #expect(scene.top(of: tip) == 362)
      navigation.pushViewController(UIViewController(), animated: false)
      StandIn.advance(by: 1)
      #expect(view.window == nil)
      #expect(scene.host?.frame(of: tip.id) == nil)
      #expect(pausedBy(tip, scene.app.presenter) == .anchorHidden)
      navigation.popViewController(animated: false)
      StandIn.advance(by: 1)
      #expect(scene.top(of: tip) == 362)
      navigation.popViewController(animated: false)
      StandIn.advance(by: 1)
      #expect(tip.result == .dismissed(.anchorGone))
    }

    @Test("a tip is hidden below a full-screen presentation, and returns afterward")
    func presented() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let tip = scene.present()
      let (page, other) = (UIViewController(), UIViewController())
      for controller in [page, other] { controller.modalPresentationStyle = .fullScreen }
      let root = scene.app.controller
      root.present(page, animated: false)
      StandIn.advance(by: 1)
      page.present(other, animated: false)
      // UIKit removes the view below from the window, but the stand-in doesn't.
      root.view.removeFromSuperview()
      StandIn.advance(by: 1)
      #expect(scene.top(of: tip) == nil)
      #expect(pausedBy(tip, scene.app.presenter) == .anchorHidden)
      scene.app.window.insertSubview(root.view, at: 0)
      root.dismiss(animated: false)
      StandIn.advance(by: 1)
      #expect(scene.distanceBelow(tip) == 12)
    }

    @Test("a tip's view may be in any window of its scene, but not in another scene")
    func windows() {
      let scene = AnchorScene()
      let other = SampleScene.launchedBeside()
      defer {
        other.close()
        scene.app.close()
      }
      let panel = UIWindow(windowScene: scene.app.scene)
      panel.frame = CGRect(x: 50, y: 400, width: 200, height: 100)
      panel.isHidden = false
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
      panel.addSubview(view)
      StandIn.finishTurn()
      AnchorScene.anchor.mark(view)
      let tip = scene.present()
      #expect(scene.top(of: tip) == 462)
      panel.frame.origin.y = 440
      StandIn.finishTurn()
      #expect(scene.top(of: tip) == 502)
      #expect(scene.present(by: other.presenter).result == .dismissed(.anchorGone))
    }

    @Test("an overlay in an app view uses that view's anchors, in that view's coordinates")
    func inView() throws {
      let scene = AnchorScene()
      defer { scene.app.close() }
      let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
      scene.app.controller.view.addSubview(page)
      let presenter = Presenter.attached(to: page)
      #expect(scene.present(by: presenter).result == .dismissed(.anchorGone))
      let view = UIView(frame: CGRect(x: 100, y: 50, width: 50, height: 30))
      page.addSubview(view)
      AnchorScene.anchor.mark(view)
      let tip = scene.present(by: presenter)
      let host = try #require(presenter.uiKitHost)
      #expect(scene.top(of: tip, in: host) == 92)
      // The page moves both, so neither moves relative to the page.
      page.frame.origin.y = 150
      StandIn.finishTurn()
      #expect(scene.top(of: tip, in: host) == 92)
      UIView.animate(withDuration: 0.5) { page.frame.origin.y = 200 }
      StandIn.advance(by: 0.25)
      #expect(scene.top(of: tip, in: host) == 92)
    }

    @Test("an overlay's label starts with the label of its view")
    func labels() {
      let scene = AnchorScene()
      defer { scene.app.close() }
      scene.button.accessibilityLabel = "Archive"
      let tip = scene.present(.bottom, "Also by the key A")
      func label() -> String? { scene.host?.slot(of: tip.id)?.card.accessibilityLabel }
      #expect(label() == "Archive, Also by the key A")
      let other = scene.app.presenter.present(
        text("Hello"), as: OverlayConfiguration(precedence: .stack, lifetime: .infinite))
      StandIn.advance(by: 1)
      #expect(scene.host?.slot(of: other.id)?.card.accessibilityLabel == "Hello")
      tip.update(as: OverlayConfiguration(lifetime: .infinite))
      StandIn.advance(by: 1)
      #expect(label() == "Also by the key A")
    }
  }
}
#endif
