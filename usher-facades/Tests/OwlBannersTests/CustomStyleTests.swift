import FacadeTesting
import OwlBanners
import Testing
import Usher
import UsherTesting

extension Banners {
  @MainActor
  @Suite("Banner styles of an app")
  struct CustomStyleTests {
    let screen = Screen()

    @Test("a style's view receives the title at the banner's turn")
    func title() async {
      await screen.enqueue(
        Banner(DefaultBannerStyle.info, title: "A"), Banner(PetStyle.dog, title: "WOOF!"))
      screen.pass(2.75)
      #expect(screen.texts == ["WOOF!"])
    }

    @Test("a style sets the banner's buffer and display time")
    func configuration() async throws {
      await screen.enqueue(Banner(PetStyle.dog, title: "WOOF!"))
      let overlay = try #require(screen.presenter.overlay(of: screen.presenter.shown[0]))
      #expect(overlay.buffer == 50)
      #expect(overlay.lifetime == .timed(.seconds(4)))
    }

    @Test("a style whose view doesn't show the title can be used without it")
    func untitled() async throws {
      await screen.enqueue(Banner(PetStyle.cat))
      let content = try #require(screen.host.attached.values.first)
      #expect(content.root.texts == [])
      let placed = try #require(screen.host.scene.overlays.first)
      #expect(placed.frame.size == OverlaySize(width: 390, height: 90))
      screen.pass(4.75)
      #expect(screen.texts == [])
    }

    @Test("the frame or a constraint determines the height of a style's empty view")
    func bare() async throws {
      let framed = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
      framed.backgroundColor = .red
      let ruled = UIView()
      ruled.backgroundColor = .red
      ruled.heightAnchor.constraint(equalToConstant: 55).isActive = true
      for (view, height) in [(framed, 70.0), (ruled, 55)] {
        await screen.enqueue(Banner(AnyStyle { view }))
        let placed = try #require(screen.host.scene.overlays.first)
        #expect(placed.frame.size == OverlaySize(width: 390, height: height))
        screen.presenter.dismissAll()
        screen.pass(1)
      }
      #expect(screen.problems == [])
    }

    @Test("a banner is shown even if its style's view has no size")
    func nothing() async {
      let diary = Diary()
      await screen.enqueue(diary.banner("A", AnyStyle { UIView() }))
      screen.pass(2.75)
      #expect(diary.lines == ["A: completion", "A: timedOut"])
      #expect(screen.problems == [])
    }

    @Test("a banner reacts to taps and swipes even if its view accepts no touches")
    func untouchable() async {
      let diary = Diary()
      for title in ["A", "B"] {
        let view = TitleView()
        view.isUserInteractionEnabled = false
        diary.banner(title, AnyStyle { view }).enqueue()
      }
      await screen.settle()
      screen.pass(1)
      screen.tap()
      screen.pass(0.25)
      screen.pass(1)
      screen.swipeUp()
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser", "B: user"])
    }

    @Test("a style creates its view once for each banner")
    func once() async {
      var count = 0
      let style = AnyStyle {
        count += 1
        let label = UILabel()
        label.text = "\(count)"
        return label
      }
      let banner = Banner(style)
      #expect(count == 1)
      await screen.enqueue(banner)
      screen.pass(2.75)
      await screen.enqueue(banner)
      #expect(count == 1)
      _ = Banner(style)
      #expect(count == 2)
    }

    @Test(
      "a style's view is created on the main thread, even for a banner from another thread"
    )
    func elsewhere() async throws {
      await offMain {
        let banner = Banner(PetStyle.dog, title: "far")
        banner.displayMetrics = BannerDisplayMetrics(1, 3, 1)
        banner.enqueue()
        Banner(PetStyle.dog, title: "farther").enqueue()
      }
      await screen.settle()
      #expect(screen.texts == ["far"])
      screen.pass(4.875)
      #expect(screen.texts == ["far"])
      screen.pass(0.125)
      #expect(screen.texts == ["farther"])
      let overlay = try #require(screen.presenter.overlay(of: screen.presenter.shown[0]))
      #expect(overlay.lifetime == .timed(.seconds(4)))
    }
  }

  struct AnyStyle: BannerStyle {
    let make: @MainActor () -> UIView
    var bannerConfiguration: BannerConfiguration {
      BannerConfiguration(bannerView: make(), bufferHeight: 30)
    }
  }

  final class TitleView: UIView, BannerView {
    private let label = UILabel()
    var title = "" { didSet { label.text = title } }

    init() {
      super.init(frame: .zero)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }
}
