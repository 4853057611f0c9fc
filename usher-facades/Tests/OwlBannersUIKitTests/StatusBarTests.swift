import OwlBanners
import Testing
import UIKit
import Usher
import UsherUIKit

extension OwlBannersUIKitTests {
  /// The controller that determines the status bar's style.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle>
  @MainActor
  @Suite("Status bars above banners")
  struct StatusBarTests {
    let app = BannerApp()

    @Test(
      "the status bar has the banner's style until the exit starts, and then the app's style"
    )
    func letters() async {
      defer { app.close() }
      #expect(app.bar == "darkContent")
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(app.bar == "lightContent")
      await app.settle(1.6)
      #expect(!app.presenter.shown.isEmpty)
      #expect(app.bar == "darkContent")
    }

    @Test("the status bar doesn't change if the banner's style sets no status bar style")
    func noWish() async {
      defer { app.close() }
      await app.enqueue(Banner(AnyStyle { NoteView() }, title: "A"))
      #expect(app.bar == "darkContent")
    }

    @Test("the status bar stays hidden if the app hides it")
    func hidden() async {
      defer { app.close() }
      app.controller.hidesBar = true
      app.controller.setNeedsStatusBarAppearanceUpdate()
      StandIn.finishTurn()
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(app.bar == "hidden")
    }

    @Test("the app's setting for overlays takes effect again after the banner")
    func systemBars() async {
      defer { app.close() }
      app.presenter.systemBars = SystemBars(statusBar: .hidden)
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      await app.settle(3)
      #expect(app.presenter.systemBars == SystemBars(statusBar: .hidden))
      app.presenter.present(
        .banner("Later", kind: .info).preset(.persistent))
      await app.settle()
      #expect(app.bar == "hidden")
    }

    @Test(
      "the app's context also receives the style, for apps without controller-based status bars")
    func context() async {
      defer { app.close() }
      let context = Context()
      Banner.application = context
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      await app.settle(3)
      #expect(context.styles == [.lightContent, .darkContent])
    }

    @Test("an app without a context or controller-based status bars also receives the style")
    func manual() async {
      defer { app.close() }
      UIApplication.shared.statusBarStyle = .darkContent
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      await app.settle(3)
      #expect(UIApplication.shared.statusBarStyle == .darkContent)
    }

    @Test("a banner starts below a status bar that is higher than the safe area")
    func depth() async throws {
      let app = BannerApp(safeArea: .zero)
      defer { app.close() }
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(app.frame?.minY == 20)
    }
  }

  /// An app's application context.
  final class Context: ApplicationContext {
    var statusBarStyle = UIStatusBarStyle.darkContent { didSet { styles.append(statusBarStyle) } }
    private(set) var styles: [UIStatusBarStyle] = []
    var keyWindow: UIWindow?
    let statusBarFrame = CGRect(x: 0, y: 0, width: 390, height: 20)
    var preferredContentSizeCategory = UIContentSizeCategory.large
  }
}
