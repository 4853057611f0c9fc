import OwlBanners
import Testing
import UIKitTesting
import UIKit
import Usher

extension OwlBannersUIKitTests {
  @MainActor
  @Suite("Default banners with UIKit")
  struct DefaultStyleTests {
    let app = BannerApp()

    private var title: UILabel? {
      app.overlayWindow?.all(UILabel.self).first { $0.accessibilityIdentifier == "BannerLabel" }
    }

    /// The font of a text style already has the size for the category.
    ///
    /// <https://developer.apple.com/documentation/uikit/scaling-fonts-automatically>
    @Test(
      "a banner's font has the size for the user's category, and isn't scaled again",
      arguments: [
        (UIContentSizeCategory.extraSmall, 13), (.large, 16), (.extraExtraExtraLarge, 18),
        (.accessibilityMedium, 23), (.accessibilityExtraExtraExtraLarge, 48),
      ])
    func letters(_ row: (category: UIContentSizeCategory, size: CGFloat)) async throws {
      defer { app.close() }
      StandIn.changeTraits { $0.preferredContentSizeCategory = row.category }
      await app.enqueue(Banner(DefaultBannerStyle.info, title: "Hello"))
      let text = try #require(title?.attributedText)
      let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == row.size)
    }

    @Test("a banner's font has the size for the category of the app's context")
    func context() async throws {
      defer { app.close() }
      let context = Context()
      context.preferredContentSizeCategory = .accessibilityLarge
      Banner.application = context
      await app.enqueue(Banner(DefaultBannerStyle.info, title: "Hello"))
      let text = try #require(title?.attributedText)
      let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 28)
    }

    /// The root view's safe area insets include the status bar.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
    @Test(
      "a banner starts below the safe area, and its color extends beyond the top",
      .drawn
    )
    func place() async throws {
      defer { app.close() }
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      #expect(app.frame?.minY == 59)
      let picture = StandIn.picture(of: app.scene)
      let green = picture.pixel(at: CGPoint(x: 4, y: 70))
      #expect(picture.pixel(at: CGPoint(x: 4, y: 1)).isNear(green))
      #expect(!picture.pixel(at: CGPoint(x: 4, y: 110)).isNear(green))
    }

    @Test(
      "a banner with one line has the original's height of 38.7 points, in whole points", .drawn)
    func line() async throws {
      defer { app.close() }
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      let (frame, text) = (try #require(app.frame), try #require(title))
      let place = text.convert(text.bounds, to: nil)
      #expect(frame.size.height == 39)
      #expect(abs(Double(place.minY) - frame.minY - 11.3) < 0.5)
      #expect(abs(frame.maxY - Double(place.maxY) - 8) < 0.1)
      let icon = try #require(
        app.overlayWindow?.all(UIView.self).first { $0.accessibilityIdentifier == "BannerIcon" })
      #expect(abs(icon.convert(icon.bounds, to: nil).midY - place.midY) < 0.5)
    }

    @Test("if the text size changes while a banner is shown, its title and icon stay the same")
    func otherSize() async throws {
      defer { app.close() }
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      let pieces = try #require(app.overlayWindow).all(UIView.self).filter {
        ["BannerLabel", "BannerIcon"].contains($0.accessibilityIdentifier)
      }
      let frames = pieces.map(\.frameInWindow)
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      StandIn.advance(by: 0.5)
      #expect(frames.count == 2 && pieces.map(\.frameInWindow) == frames)
    }

    @Test("a banner's icon grows with the user's category")
    func icon() async throws {
      defer { app.close() }
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      await app.enqueue(Banner(DefaultBannerStyle.success, title: "Saved"))
      let icon = try #require(
        app.overlayWindow?.all(UIView.self).first { $0.accessibilityIdentifier == "BannerIcon" })
      #expect(icon.bounds.height == 24.5)
    }

    @Test("a banner shows no gap at the edge while it moves", .drawn)
    func spring() async throws {
      defer { app.close() }
      Banner(DefaultBannerStyle.error, title: "Failed").enqueue()
      await app.settle(0)
      var lowest = 0.0
      for _ in 0..<60 {
        StandIn.advance(by: 1.0 / 60)
        let picture = StandIn.picture(of: app.scene)
        let red = picture.extent { $0.red > 140 && $0.green < 100 && $0.blue < 100 }
        guard let red else { continue }
        #expect(red.minY == 0)
        lowest = max(lowest, Double(red.maxY))
      }
      let rest = try #require(app.frame).maxY
      #expect(lowest > rest + 5)
    }

    @Test("a banner is announced, and its parts have the identifiers that apps' tests use")
    func accessibility() async throws {
      defer { app.close() }
      await app.enqueue(Banner(DefaultBannerStyle.warning, title: "Low battery"))
      #expect(World.current.accessibilityPosts.compactMap { $0.text } == ["Low battery"])
      let names = try #require(app.overlayWindow).all(UIView.self).compactMap(
        \.accessibilityIdentifier)
      #expect(names.contains("BannerLabel"))
      #expect(names.contains("BannerIcon"))
    }

    @Test("a banner announces the text in an app's view, and plays no haptic")
    func client() async {
      defer { app.close() }
      await app.enqueue(Banner(AnyStyle { NoteView() }, title: "Own words"))
      #expect(World.current.accessibilityPosts.compactMap { $0.text } == ["Own words"])
      #expect(World.current.haptics.isEmpty)
    }
  }
}
