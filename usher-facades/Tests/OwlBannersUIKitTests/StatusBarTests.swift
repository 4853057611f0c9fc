import OwlBanners
import Testing
import UIKit
import Usher
import UsherUIKit

extension OwlBannersUIKitTests {
  /// The controller that decides on the status bar's style.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle>
  @MainActor
  @Suite("Status bars above banners")
  struct StatusBarTests {
    let app = BannerApp()

    @Test(
      "the status bar has the banner's letters while the banner is up, and the app's from the exit on"
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

    @Test("the status bar stays as it is above a banner whose style has no wish")
    func noWish() async {
      defer { app.close() }
      await app.enqueue(Banner(AnyStyle { NoteView() }, title: "A"))
      #expect(app.bar == "darkContent")
    }

    @Test("the status bar stays hidden where the app hides it")
    func hidden() async {
      defer { app.close() }
      app.controller.hidesBar = true
      app.controller.setNeedsStatusBarAppearanceUpdate()
      StandIn.finishTurn()
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(app.bar == "hidden")
    }

    @Test("the app's own choice for overlays is in force again after the banner")
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
      "the letters are told to the app's context, too, for apps whose controllers are not asked")
    func context() async {
      defer { app.close() }
      let context = Context()
      Banner.application = context
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      await app.settle(3)
      #expect(context.styles == [.lightContent, .darkContent])
    }

    @Test("an app without a context whose controllers are not asked gets the letters, too")
    func manual() async {
      defer { app.close() }
      UIApplication.shared.statusBarStyle = .darkContent
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      await app.settle(3)
      #expect(UIApplication.shared.statusBarStyle == .darkContent)
    }

    @Test("a banner begins below a status bar that is deeper than the safe area")
    func depth() async throws {
      let app = BannerApp(safeArea: .zero)
      defer { app.close() }
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(app.frame?.minY == 20)
    }
  }

  /// A client's application context.
  final class Context: ApplicationContext {
    var statusBarStyle = UIStatusBarStyle.darkContent { didSet { styles.append(statusBarStyle) } }
    private(set) var styles: [UIStatusBarStyle] = []
    var keyWindow: UIWindow?
    let statusBarFrame = CGRect(x: 0, y: 0, width: 390, height: 20)
    var preferredContentSizeCategory = UIContentSizeCategory.large
  }
}
