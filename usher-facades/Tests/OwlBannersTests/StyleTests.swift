import FacadeTesting
import Testing
import UIKitBridge
import Usher
import UsherTesting

@testable import OwlBanners

extension Banners {
  @MainActor
  @Suite("Default banners")
  struct StyleTests {
    @Test(
      "each default style has its kind of content, and only a persistent error must be dismissed")
    func kinds() async throws {
      let table: [(DefaultBannerStyle, BannerKind, Bool)] = [
        (.notice, .notice, false), (.success, .success, false), (.warning, .warning, false),
        (.error, .error, false), (.persistentError, .persistentError, true), (.info, .info, false),
      ]
      for (style, kind, requires) in table {
        let screen = Screen()
        let banner = Banner(style, title: "Hello")
        await screen.enqueue(banner)
        let content = try #require(screen.host.attached.values.first)
        var wanted = OverlayContent.banner(kind, title: "Hello", size: 16)
        wanted.semantics.role = requires ? .alert : nil
        #expect("\(content)" == "\(named(wanted, 16))")
        #expect(banner.requiresUserDismissal == requires)
        let configuration = style.bannerConfiguration
        #expect(configuration.bufferHeight == 100)
        #expect(configuration.statusBarStyle == .lightContent)
        #expect(configuration.displayMetrics == nil)
      }
    }

    @Test("a default banner's font size depends on the app's content size category")
    func letters() {
      let table: [(UIContentSizeCategory, Double)] = [
        (.extraSmall, 13), (.small, 14), (.medium, 15), (.large, 16), (.extraLarge, 17),
        (.extraExtraLarge, 17), (.extraExtraExtraLarge, 18), (.accessibilityMedium, 23),
        (.accessibilityLarge, 28), (.accessibilityExtraLarge, 35),
        (.accessibilityExtraExtraLarge, 42), (.accessibilityExtraExtraExtraLarge, 48),
        (.unspecified, 17), (UIContentSizeCategory(rawValue: "?"), 17),
      ]
      for (category, size) in table {
        Banner.application = Extension(category: category)
        defer { Banner.application = nil }
        let view = DefaultBannerStyle.info.bannerConfiguration.view as? DefaultBannerView
        view?.title = "Hello"
        #expect(
          view.map { "\($0.usherContent)" }
            == "\(named(OverlayContent.banner(.info, title: "Hello", size: size), size))")
      }
    }

    /// Returns the content with the identifiers that apps' tests use.
    ///
    /// The content is at least as high as in the original.
    private func named(_ content: OverlayContent, _ size: Double) -> OverlayContent {
      guard case .stack(let row) = content.root else { return content }
      let children = row.children.map { piece -> OverlayNode in
        switch piece {
        case .text(let text):
          var title = OverlayNode.Text(
            text.string,
            font: OverlayNode.Font(
              size: text.font.size, followsTextScale: !AppInFront.tellsTextScale),
            color: text.color, alignment: text.alignment)
          title.identifier = "BannerLabel"
          return .text(title)
        case .image(var image):
          image.identifier = "BannerIcon"
          return .image(image)
        default: return piece
        }
      }
      var content = content
      let line = Double(UIFont.systemFont(ofSize: size).lineHeight)
      content.root = .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 0, alignment: .trailing, padding: row.padding,
          children: [
            .stack(OverlayNode.Stack(row.axis, spacing: row.spacing, children: children)),
            .box(OverlayNode.Box(height: (13 + line / 2).rounded(.up))),
          ]))
      return content
    }

    @Test("a default banner is announced as a status")
    func semantics() async throws {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.error, title: "#epicfail"))
      let semantics = try #require(screen.host.semantics.values.first)
      #expect(semantics.role == .status)
      #expect(semantics.label == "#epicfail")
      #expect(screen.announcements == [.announced("#epicfail", .polite)])
    }

    @Test("a default banner that waits for the user is an alert, and its announcement interrupts")
    func alert() async throws {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.persistentError, title: "No connection"))
      let semantics = try #require(screen.host.semantics.values.first)
      #expect(semantics.role == .alert)
      #expect(screen.announcements == [.announced("No connection", .assertive)])
    }

    @Test("a default banner without a title has the label of its icon")
    func untitled() async throws {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.warning))
      #expect(try #require(screen.host.semantics.values.first).label == "Warning")
    }

    @Test("a default banner without a title and an icon is still shown")
    func empty() async {
      let screen = Screen()
      let diary = Diary()
      await screen.enqueue(diary.banner("", DefaultBannerStyle.notice))
      #expect(screen.presenter.shown.count == 1)
      screen.pass(2.75)
      #expect(diary.lines == [": completion", ": timedOut"])
    }

    @Test("a default banner's height grows with the lines of its title")
    func lines() async throws {
      var heights: [Double] = []
      for count in [1, 12, 24] {
        let screen = Screen()
        await screen.enqueue(
          Banner(DefaultBannerStyle.notice, title: String(repeating: "word ", count: count)))
        heights.append(try #require(screen.host.scene.overlays.first).frame.size.height)
      }
      #expect(heights == heights.sorted())
      #expect(Set(heights).count == 3)
    }
  }
}
