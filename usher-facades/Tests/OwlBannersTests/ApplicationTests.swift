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

    @Test("mended: the application is found where the app named none")
    func none() async {
      let screen = Screen()
      #expect(Banner.application == nil)
      await screen.enqueue(diary.banner("A"))
      #expect(screen.texts == ["A"])
    }

    @Test("an application without a window leaves the choice to the default presenter")
    func noWindow() async {
      let screen = Screen()
      Banner.application = Extension()
      defer { Banner.application = nil }
      await screen.enqueue(diary.banner("A"))
      #expect(screen.texts == ["A"])
    }

    @Test("the status bar has light letters while a banner is up, and its own from the exit on")
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
      "the status bar has light letters until the user's action was called, also without an exit time"
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

    @Test("an application is kept alive by having been chosen")
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

    @Test("mended: an application keeps the status bar's letters that it sets while a banner is up")
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
