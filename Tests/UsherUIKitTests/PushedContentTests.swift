#if UIKIT_STAND_IN
import Testing
import UIKit
import UIKitTesting
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Content that makes way for overlays")
  struct PushedContentTests {
    private let app = SampleScene()

    private func banner() -> Overlay {
      .banner("Offline").position(.top).duration(.infinite).pushesContent()
    }

    @Test("the safe area ends below a banner that pushes, and is as before when it leaves")
    func pushed() throws {
      defer { app.close() }
      let (controller, presenter) = (app.controller, Presenter.attached(to: app.scene))
      controller.additionalSafeAreaInsets.top = 7
      let safe = controller.view.safeAreaInsets
      presenter.pushContent(of: controller)
      let handle = presenter.present(banner())
      StandIn.advance(by: 2)
      let frame = try #require(presenter.restingFrame(of: handle.id))
      #expect(frame.maxY > safe.top)
      #expect(abs(controller.view.safeAreaInsets.top - frame.maxY) < 0.01)
      #expect(controller.view.safeAreaInsets.bottom == safe.bottom)
      handle.dismiss()
      StandIn.advance(by: 2)
      #expect(controller.view.safeAreaInsets == safe)
      #expect(controller.additionalSafeAreaInsets.top == 7)
    }

    @Test("a second call while a banner pushes doesn't add its space to the app's insets")
    func twice() throws {
      defer { app.close() }
      let (controller, presenter) = (app.controller, Presenter.attached(to: app.scene))
      controller.additionalSafeAreaInsets.top = 7
      let safe = controller.view.safeAreaInsets
      let handle = presenter.present(banner())
      for _ in 1...2 {
        presenter.pushContent(of: controller)
        StandIn.advance(by: 2)
        let frame = try #require(presenter.restingFrame(of: handle.id))
        #expect(abs(controller.view.safeAreaInsets.top - frame.maxY) < 0.01)
      }
      handle.dismiss()
      StandIn.advance(by: 2)
      #expect(controller.view.safeAreaInsets == safe)
      #expect(controller.additionalSafeAreaInsets.top == 7)
    }

    @Test("an overlay that doesn't push leaves the safe area alone")
    func covered() {
      defer { app.close() }
      let (controller, presenter) = (app.controller, Presenter.attached(to: app.scene))
      let safe = controller.view.safeAreaInsets
      presenter.pushContent(of: controller)
      presenter.present(banner().pushesContent(false))
      StandIn.advance(by: 2)
      #expect(controller.view.safeAreaInsets == safe)
    }

    @Test("a banner that is already shown pushes immediately, and the controller isn't retained")
    func late() throws {
      defer { app.close() }
      let presenter = Presenter.attached(to: app.scene)
      let handle = presenter.present(banner())
      StandIn.advance(by: 2)
      presenter.pushContent(of: app.controller)
      StandIn.advance(by: 2)
      let frame = try #require(presenter.restingFrame(of: handle.id))
      #expect(abs(app.controller.view.safeAreaInsets.top - frame.maxY) < 0.01)
      weak var controller: UIViewController?
      do {
        let other = UIViewController()
        controller = other
        presenter.pushContent(of: other)
      }
      #expect(controller == nil)
      handle.dismiss()
      StandIn.advance(by: 2)
    }
  }
}
#endif
