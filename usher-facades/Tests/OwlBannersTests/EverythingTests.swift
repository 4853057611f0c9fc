import FacadeTesting
import OwlBanners
import Testing
import Usher

extension Banners {
  @MainActor
  @Suite("OwlBanners' public names")
  struct EverythingTests {
    @Test("every public name of a banner exists and has its default")
    func banner() async {
      let screen = Screen()
      let banner: Banner = NamedBanner(DefaultBannerStyle.notice)
      let metrics: BannerDisplayMetrics = BannerDisplayMetrics(0.5, 2.0, 0.25)
      banner.displayMetrics = metrics
      #expect(banner.userDismissalAction == nil)
      #expect(banner.completionAction == nil)
      #expect(banner.usher.outcomeAction == nil)
      #expect(banner.usher.outcome == nil)
      #expect(banner.requiresUserDismissal == false)
      #expect(Banner.application == nil)
      #expect(banner.usher.isVisible == false)
      #expect(Banner.usher.waitingCount == 0)
      #expect(Banner.usher.lane == LaneID(-3))
      banner.enqueue()
      await screen.settle()
      #expect((banner as? NamedBanner)?.count == 1)
      #expect(banner.usher.isVisible)
      banner.usher.dismiss()
      Banner.usher.dismissCurrent()
      Banner.usher.cancelWaiting()
      Banner.usher.dismissAll()
      await screen.settle()
      #expect(BannerOutcome.allCases.count == 7)
    }

    @Test("every public name of a style exists")
    func style() {
      let styles: [DefaultBannerStyle] = [
        .notice, .success, .warning, .error, .persistentError, .info,
      ]
      let configurations: [BannerConfiguration] = styles.map { $0.bannerConfiguration }
      #expect(configurations.count == 6)
      _ = BannerConfiguration(bannerView: UIView(), bufferHeight: 100)
      _ = BannerConfiguration(
        bannerView: UIView(), bufferHeight: 100, preferredStatusBarStyle: .lightContent,
        defaultDisplayMetrics: BannerDisplayMetrics(0.5, 2, 0.25),
        defaultRequiresUserDismissal: true)
      let view: any BannerView = TitleView()
      #expect(view.title == "")
      // Both protocols are class-bound, as in the original.
      let plain: UIView = TitleView()
      (plain as? any BannerView)?.title = "Hello"
      #expect((plain as? any BannerView)?.title == "Hello")
    }

    @Test("every public name of an app exists")
    func application() {
      let context: any ApplicationContext = Extension(statusBarHeight: 20)
      #expect(context.keyWindow == nil)
      #expect(context.statusBarFrame.height == 20)
      #expect(context.preferredContentSizeCategory == .large)
      #expect(context.statusBarStyle == .default)
      context.statusBarStyle = .lightContent
      weak let known: (any ApplicationContext)? = context
      #expect(known?.statusBarStyle == .lightContent)
    }

    @Test("every public name of a presenter exists, and an app can replace the presenter")
    func presenter() async {
      let screen = Screen()
      let presenter: any BannerPresenter = OwlBannerPresenter()
      presenter.presentBanner(title: "Saved", style: DefaultBannerStyle.success)
      await screen.settle()
      #expect(screen.texts == ["Saved"])
      let recorder = RecordingPresenter()
      (recorder as any BannerPresenter).presentBanner(
        title: "Saved", style: DefaultBannerStyle.success)
      #expect(recorder.titles == ["Saved"])
    }

    /// A subclass that inherits both initializers and overrides all open members.
    final class NamedBanner: Banner {
      private(set) var count = 0

      override func enqueue() {
        count += 1
        super.enqueue()
      }

      static func successBanner(_ title: String) -> NamedBanner {
        NamedBanner(DefaultBannerStyle.success, title: title)
      }
    }

    final class RecordingPresenter: BannerPresenter {
      private(set) var titles: [String] = []
      func presentBanner(title: String, style: any BannerStyle) { titles.append(title) }
    }
  }
}
