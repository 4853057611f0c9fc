import OwlBanners
import Testing
import UIKit
import Usher
import UsherUIKit

@testable import UIKitBridge

extension OwlBannersUIKitTests {
  /// Scenes that connect, disconnect and become frontmost.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum>
  @MainActor
  @Suite("Scenes of banners")
  struct SceneTests {
    @Test("a banner is shown in the frontmost scene, even if the app sets no application")
    func front() async {
      let app = BannerApp()
      defer { app.close() }
      let (other, _) = StandIn.launch(size: CGSize(width: 500, height: 500), safeArea: .zero)
      defer { StandIn.disconnect(other) }
      StandIn.deactivate(other)
      await app.enqueue(Banner(DefaultBannerStyle.info, title: "Here"))
      #expect(app.presenter.isShowing)
      #expect(!Presenter.attached(to: other).isShowing)
    }

    @Test("a banner is shown in the scene of the key window that the app's context returns")
    func named() async {
      let app = BannerApp()
      defer { app.close() }
      let (other, window) = StandIn.launch(size: CGSize(width: 500, height: 500), safeArea: .zero)
      defer { StandIn.disconnect(other) }
      StandIn.activate(app.scene)
      let context = Context()
      context.keyWindow = window
      Banner.application = context
      await app.enqueue(Banner(DefaultBannerStyle.info, title: "There"))
      #expect(!app.presenter.isShowing)
      #expect(Presenter.attached(to: other).isShowing)
    }

    @Test("a banner can be enqueued before a scene connects")
    func later() async {
      StandIn.reset()
      let banner = Banner(DefaultBannerStyle.info, title: "Early")
      banner.enqueue()
      for _ in 0..<3 { await Task { @MainActor in }.value }
      let (scene, _) = StandIn.launch(size: CGSize(width: 390, height: 844), safeArea: .zero)
      StandIn.advance(by: 1)
      #expect(banner.usher.isVisible)
      StandIn.disconnect(scene)
      StandIn.finishTurn()
      #expect(banner.usher.outcome == .windowClosed)
    }

    @Test("if an extension sets a view as the default presenter, banners need no scene")
    func view() async throws {
      let app = BannerApp()
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      app.controller.view.addSubview(view)
      Presenter.default = Presenter.attached(to: view)
      defer { Presenter.default = nil }
      await app.enqueue(Banner(DefaultBannerStyle.info, title: "Inside"))
      #expect(app.overlayWindow == nil)
      #expect(view.all(UILabel.self).map(\.attributedText?.string) == ["Inside"])
    }

    @Test("in an extension, the default presenter is used instead of the window's presenter")
    func extensionWindow() throws {
      let app = BannerApp()
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      app.controller.view.addSubview(view)
      Presenter.default = Presenter.attached(to: view)
      #expect(app.window.presenter(inExtension: true) === Presenter.attached(to: view))
      #expect(app.window.presenter(inExtension: false) === app.presenter)
      Presenter.default = nil
    }
  }
}
