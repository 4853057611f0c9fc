#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The order of containment calls.
  ///
  /// <https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>
  @MainActor
  @Suite("App views and view controllers")
  struct ContainmentTests {
    private let app = SampleScene()

    /// Creates content that consists of a controller.
    private func content(_ controller: UIViewController) -> OverlayContent {
      OverlayContent(
        .native(
          OverlayNode.NativeView(
            size: OverlaySize(width: 200, height: 100), controller: { controller })))
    }

    /// Returns the calls to a controller so far.
    private func calls(_ controller: UIViewController) -> [ContainmentCall.Function] {
      World.current.containment.filter { $0.controller === controller }.map(\.function)
    }

    @Test("a controller is a child while its overlay is shown, with calls in the documented order")
    func child() throws {
      defer { app.close() }
      let controller = UIViewController()
      let handle = app.presenter.present(content(controller), as: still())
      StandIn.advance(by: 0.5)
      #expect(controller.parent === app.overlayWindow?.rootViewController)
      #expect(
        calls(controller) == [
          .viewDidLoad, .addChild, .willMove, .viewWillAppear, .didMove, .viewDidAppear,
        ])
      World.current.containment = []
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(controller.parent == nil && controller.viewIfLoaded?.superview == nil)
      #expect(
        calls(controller) == [
          .willMove, .viewWillDisappear, .viewDidDisappear, .removeFromParent, .didMove,
        ])
    }

    @Test("a controller in an app view is a child of the controller around that view")
    func inView() {
      defer { app.close() }
      let controller = UIViewController()
      Presenter.attached(to: app.controller.view).present(content(controller), as: still())
      StandIn.advance(by: 0.5)
      #expect(controller.parent === app.controller)
    }

    @Test("an update of other values doesn't move the controller of the content")
    func staysInPlace() throws {
      defer { app.close() }
      let controller = UIViewController()
      let content = OverlayContent(
        .native(
          OverlayNode.NativeView(
            taking: { controller }, size: OverlaySize(width: 200, height: 100), isFlexible: false,
            hasControls: false)))
      let handle = app.presenter.present(content, as: still())
      StandIn.advance(by: 0.5)
      let parent = try #require(controller.parent)
      World.current.containment = []
      var other = still()
      other.placement = .bottom
      handle.update(to: content, as: other)
      StandIn.advance(by: 1)
      #expect(calls(controller) == [])
      #expect(controller.parent === parent && controller.view.window != nil)
    }

    @Test("an app view has its own size, and is released with its overlay")
    func view() throws {
      defer { app.close() }
      weak var known: UIView?
      let handle = app.presenter.present(
        OverlayContent(
          .native(
            OverlayNode.NativeView(
              size: OverlaySize(width: 50, height: 50),
              view: {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
                known = view
                return view
              }))),
        as: still())
      let frame = try #require(app.presenter.restingFrame(of: handle.id))
      #expect(frame.size.height == 80)
      #expect(known?.window != nil)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(known == nil)
    }

    @Test("an overlay grows if its controller changes its preferred size")
    func grows() throws {
      defer { app.close() }
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 200, height: 120)
      let handle = app.presenter.present(content(controller), as: still())
      StandIn.advance(by: 0.5)
      #expect(app.presenter.restingFrame(of: handle.id)?.size.height == 120)
      controller.preferredContentSize = CGSize(width: 200, height: 180)
      StandIn.advance(by: 1)
      #expect(app.presenter.restingFrame(of: handle.id)?.size.height == 180)
    }

    /// A view with one subview, 12 points from each edge.
    private func framedView() -> UIView {
      let (view, inner) = (UIView(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
        inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -12),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
        inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ])
      return view
    }

    /// Before its first layout, a view's frame is a required constraint.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>
    @Test("an app's constraints never conflict with the size, even before the first layout")
    func roomFromTheBeginning() {
      defer { app.close() }
      let (plain, preferring) = (UIViewController(), UIViewController())
      plain.view = framedView()
      preferring.view = framedView()
      preferring.preferredContentSize = CGSize(width: 200, height: 120)
      let view = OverlayNode.NativeView(
        size: OverlaySize(width: 200, height: 100), view: { self.framedView() })
      for content in [OverlayContent(.native(view)), content(plain), content(preferring)] {
        let handle = app.presenter.present(content, as: still())
        StandIn.advance(by: 0.5)
        #expect(app.presenter.shown == [handle.id])
        handle.dismiss()
        StandIn.advance(by: 1)
      }
      #expect(World.current.layoutProblems.map(\.text) == [])
    }

    @Test("a controller without a preferred size has the size that the content specifies")
    func plainController() throws {
      defer { app.close() }
      let controller = UIViewController()
      app.presenter.present(content(controller), as: still())
      StandIn.advance(by: 0.1)
      // Before, its view has the screen's size.
      #expect(controller.view.frame.height == 100)
    }
  }
}
#endif
