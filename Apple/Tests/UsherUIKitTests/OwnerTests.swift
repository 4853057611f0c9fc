import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Overlays that go with a view or a view controller")
  struct OwnerTests {
    private let app = SampleScene()

    private func present() -> PresentationHandle {
      app.presenter.present(
        .notification(title: "Here"), as: Overlay(lifetime: .untilDismissed))
    }

    /// Lets tasks of the main actor run, and time pass.
    private func pass() async {
      for _ in 0..<20 { await Task.yield() }
      StandIn.advance(by: 1)
    }

    @Test("a view that is removed takes its overlays along, and one that is moved keeps them")
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

    @Test("a view whose subviews are all removed keeps its overlays, also an effect view")
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

    @Test("a view that is released takes its overlays along")
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

    @Test("a view controller keeps its overlays below a push, and loses them when it is popped")
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
  }
}
