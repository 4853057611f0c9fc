#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays owned by a view or a view controller")
  struct OwnerTests {
    private let app = SampleScene()

    private func present() -> PresentationHandle {
      app.presenter.present(
        .notification(title: "Here"), as: OverlayConfiguration(lifetime: .infinite))
    }

    /// Runs tasks of the main actor, and advances the time.
    private func pass() async {
      for _ in 0..<2 {
        for _ in 0..<20 { await Task.yield() }
        StandIn.advance(by: 1)
      }
    }

    @Test("removing a view dismisses its overlays, but moving it doesn't")
    func view() async {
      defer { app.close() }
      let (first, second, owner) = (UIView(), UIView(), UIView())
      for view in [first, second] { app.controller.view.addSubview(view) }
      first.addSubview(owner)
      let handle = present().dismisses(with: owner)
      await pass()
      owner.removeFromSuperview()
      second.addSubview(owner)
      await pass()
      #expect(handle.result == nil)
      owner.removeFromSuperview()
      await pass()
      #expect(handle.result == .dismissed(.ownerGone))
    }

    @Test("removing all subviews of a view doesn't dismiss its overlays, even in an effect view")
    func emptied() async {
      defer { app.close() }
      let effect = UIVisualEffectView(effect: nil)
      for owner in [UIView(), effect] {
        app.controller.view.addSubview(owner)
        let handle = present().dismisses(with: owner)
        await pass()
        let container = (owner as? UIVisualEffectView)?.contentView ?? owner
        for subview in container.subviews { subview.removeFromSuperview() }
        await pass()
        #expect(handle.result == nil)
        owner.removeFromSuperview()
        await pass()
        #expect(handle.result == .dismissed(.ownerGone))
      }
    }

    @Test("releasing a view dismisses its overlays")
    func released() async {
      defer { app.close() }
      var owner: UIView? = UIView()
      let handle = present()
      owner.map { _ = handle.dismisses(with: $0) }
      await pass()
      #expect(handle.result == nil)
      owner = nil
      await pass()
      #expect(handle.result == .dismissed(.ownerGone))
    }

    @Test("a view controller keeps its overlays below a push, and popping it dismisses them")
    func controller() async {
      defer { app.close() }
      let owner = UIViewController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.window.rootViewController = navigation
      navigation.pushViewController(owner, animated: false)
      await pass()
      let handle = present().dismisses(with: owner)
      await pass()
      navigation.pushViewController(UIViewController(), animated: false)
      await pass()
      #expect(owner.view.window == nil)
      #expect(handle.result == nil)
      navigation.popViewController(animated: false)
      await pass()
      #expect(handle.result == nil)
      navigation.popViewController(animated: false)
      await pass()
      #expect(handle.result == .dismissed(.ownerGone))
    }

    @Test("popping a hosting controller dismisses its overlays, and it gets no subview")
    func hostingController() async {
      defer { app.close() }
      let owner = UIHostingController(rootView: 0)
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.window.rootViewController = navigation
      navigation.pushViewController(owner, animated: false)
      await pass()
      let handle = present().dismisses(with: owner)
      #expect(present().dismisses(with: owner) !== handle)
      for _ in 0..<2 {
        navigation.pushViewController(UIViewController(), animated: false)
        await pass()
        #expect(owner.view.window == nil)
        #expect(handle.result == nil)
        navigation.popViewController(animated: false)
        await pass()
        #expect(owner.view.window != nil)
        #expect(handle.result == nil)
      }
      #expect(owner.view.subviews.isEmpty)
      navigation.popViewController(animated: false)
      await pass()
      #expect(handle.result == .dismissed(.ownerGone))
    }

    @Test(
      "removing a hosting view dismisses its overlays, but moving it doesn't")
    func hostingView() async {
      defer { app.close() }
      let (first, second, owner) = (UIView(), UIView(), UIHostingController(rootView: 0))
      for view in [first, second] { app.controller.view.addSubview(view) }
      app.controller.addChild(owner)
      // An app may call this before the view has a superview.
      let handle = present().dismisses(with: owner)
      await pass()
      first.addSubview(owner.view)
      owner.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      await pass()
      owner.view.removeFromSuperview()
      second.addSubview(owner.view)
      await pass()
      #expect(handle.result == nil)
      #expect(owner.view.subviews.isEmpty && first.subviews.isEmpty)
      owner.view.removeFromSuperview()
      owner.removeFromParent()
      await pass()
      #expect(handle.result == .dismissed(.ownerGone))
      #expect(second.subviews.isEmpty)
    }

    @Test("releasing a hosting view dismisses its overlays")
    func hostingViewReleased() async {
      defer { app.close() }
      let handle = present()
      do {
        let owner = UIHostingController(rootView: 0)
        handle.dismisses(with: owner)
        await pass()
        #expect(handle.result == nil)
      }
      await pass()
      #expect(handle.result == .dismissed(.ownerGone))
    }
  }
}
#endif
