import FacadeTesting
public import OwlBanners
import Testing
import Usher
import UsherTesting

extension UIApplication: ApplicationContext {}

extension Banners {
  @MainActor
  @Suite("Applications of banners")
  struct ApplicationTests {
    let diary = Diary()

    @Test("fixed: if the app sets no application, the banner's application is found")
    func none() async {
      let screen = Screen()
      #expect(Banner.application == nil)
      await screen.enqueue(diary.banner("A"))
      #expect(screen.texts == ["A"])
    }

    @Test("an application without a window uses the default presenter")
    func noWindow() async {
      let screen = Screen()
      Banner.application = Extension()
      defer { Banner.application = nil }
      await screen.enqueue(diary.banner("A"))
      #expect(screen.texts == ["A"])
    }

    @Test("the status bar's text is light while a banner is shown, until the exit starts")
    func statusBar() async {
      let screen = Screen()
      let context = Extension()
      Banner.application = context
      defer { Banner.application = nil }
      await screen.enqueue(diary.banner("A"))
      #expect(context.styles == [.lightContent])
      screen.pass(2.6)
      #expect(screen.activity == "leaving")
      #expect(context.styles == [.lightContent, .default])
      screen.pass(1)
      await screen.enqueue(Banner(PetStyle.cat))
      screen.pass(10)
      #expect(context.styles == [.lightContent, .default])
    }

    @Test(
      "the status bar's text is light until the user's action is called, even without an exit"
    )
    func statusBarOfAction() async {
      let screen = Screen()
      let context = Extension()
      Banner.application = context
      defer { Banner.application = nil }
      for metrics in [BannerDisplayMetrics(0.5, 2, 0.25), BannerDisplayMetrics(0, 2, 0)] {
        var seen: [UIStatusBarStyle] = []
        let banner = diary.banner("A")
        banner.displayMetrics = metrics
        banner.userDismissalAction = { seen.append(context.statusBarStyle) }
        banner.completionAction = { seen.append(context.statusBarStyle) }
        await screen.enqueue(banner)
        screen.tap()
        seen.append(context.statusBarStyle)
        screen.pass(1)
        #expect(seen == [.lightContent, .default, .default])
      }
    }

    @Test("an application is retained while it is set")
    func kept() {
      weak var known: Extension?
      do {
        let context = Extension()
        known = context
        Banner.application = context
      }
      #expect(known != nil)
      Banner.application = nil
      #expect(known == nil)
    }

    @Test("fixed: a status bar style that the app sets during a banner is kept")
    func ownStatusBar() async {
      let screen = Screen()
      let context = Extension()
      Banner.application = context
      defer { Banner.application = nil }
      await screen.enqueue(diary.banner("A"))
      context.statusBarStyle = .darkContent
      screen.pass(10)
      #expect(context.statusBarStyle == .darkContent)
    }
  }
}
