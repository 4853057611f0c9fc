import FacadeTesting
import OwlBanners
import Testing
import Usher
import UsherTesting

extension Banners {
  @MainActor
  @Suite("Positions of banners")
  struct PlaceTests {
    @Test("a banner rests at the top, as wide as the window, and its buffer is beyond the edge")
    func settled() async throws {
      let placed = try await settle(OverlayViewport(size: OverlaySize(width: 390, height: 844)))
      #expect(placed.frame.minX == 0)
      #expect(placed.frame.minY == 0)
      #expect(placed.frame.size.width == 390)
      #expect(placed.bleed == Insets(top: 100, left: 0, bottom: 0, right: 0))
      #expect(placed.offset == .zero)
    }

    @Test("a banner rests below the safe area, and its background covers the safe area")
    func safeArea() async throws {
      let placed = try await settle(
        OverlayViewport(
          size: OverlaySize(width: 390, height: 844),
          safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0)))
      #expect(placed.frame.minY == 47)
      #expect(placed.bleed.top == 147)
    }

    @Test("a banner rests below the app's status bar, or below the safe area if that is larger")
    func statusBar() async throws {
      for (bar, safe, top) in [(20.0, 0.0, 20.0), (20, 20, 20), (20, 47, 47), (.nan, 47, 47)] {
        let context = Extension(statusBarHeight: bar)
        Banner.application = context
        defer { Banner.application = nil }
        let placed = try await settle(
          OverlayViewport(
            size: OverlaySize(width: 390, height: 844),
            safeArea: Insets(top: safe, left: 0, bottom: 0, right: 0)))
        #expect(placed.frame.minY == top)
        #expect(placed.frame.minY - placed.bleed.top <= -100 + max(bar.isNaN ? 0 : bar, 0))
      }
    }

    @Test(
      "a banner moves only by the height of its visible part, and no gap appears at the edge")
    func travel() async throws {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      let height = try #require(screen.host.scene.overlays.first).frame.size.height
      var lowest = 0.0
      var first: Double?
      for _ in 0..<500 {
        let offset = try #require(screen.host.scene.overlays.first).offset.dy
        first = first ?? offset
        lowest = max(lowest, offset)
        screen.pass(0.001)
      }
      #expect(abs((first ?? 0) + height) < 1e-9)
      // A damping ratio of 0.3 overshoots by 0.372 of the distance, and slightly more because of
      // the initial velocity.
      #expect(abs(lowest / height - 0.372) < 0.03)
      #expect(lowest < 100)
    }

    @Test("if the window's size changes, a banner is laid out again")
    func rotation() async throws {
      let screen = Screen()
      await screen.enqueue(
        Banner(DefaultBannerStyle.success, title: String(repeating: "Long words ", count: 20)))
      screen.pass(1)
      let tall = try #require(screen.host.scene.overlays.first).frame
      screen.host.changeViewport(to: OverlayViewport(size: OverlaySize(width: 844, height: 390)))
      let wide = try #require(screen.host.scene.overlays.first).frame
      #expect(wide.size.width == 844)
      #expect(wide.size.height < tall.size.height)
    }

    @Test("a banner with one line is 29 points plus half a line high, in whole points")
    func line() async throws {
      let placed = try await settle(
        OverlayViewport(
          size: OverlaySize(width: 390, height: 844),
          safeArea: Insets(top: 47, left: 0, bottom: 0, right: 0)))
      let line = Double(UIFont.systemFont(ofSize: 16).lineHeight)
      #expect(placed.frame.size.height == (29 + line / 2).rounded(.up))
    }

    @Test("if the safe area grows, a banner stays below the safe area")
    func safeAreaGrows() async throws {
      func viewport(_ top: Double) -> OverlayViewport {
        OverlayViewport(
          size: OverlaySize(width: 390, height: 844),
          safeArea: Insets(top: top, left: 0, bottom: 0, right: 0))
      }
      let screen = Screen(viewport(20))
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      screen.pass(1)
      screen.host.changeViewport(to: viewport(40))
      let placed = try #require(screen.host.scene.overlays.first)
      #expect(placed.frame.minY == 40)
      #expect(placed.bleed.top == 140)
    }

    @Test(
      "an invalid buffer is corrected",
      arguments: [(-5, 0), (Double.nan, 0), (Double.infinity, 10_000), (30, 30)])
    func buffer(_ row: (given: Double, used: Double)) async throws {
      let screen = Screen()
      await screen.enqueue(Banner(Bare(buffer: row.given)))
      let overlay = try #require(screen.presenter.overlay(of: screen.presenter.shown[0]))
      #expect(overlay.buffer == row.used)
      #expect(screen.problems == [])
    }

    private func settle(_ viewport: OverlayViewport) async throws -> PlacedOverlay {
      let screen = Screen(viewport)
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      screen.pass(0.5)
      return try #require(screen.host.scene.overlays.first)
    }

    struct Bare: BannerStyle {
      let buffer: Double
      var bannerConfiguration: BannerConfiguration {
        let label = UILabel()
        label.text = "bare"
        return BannerConfiguration(bannerView: label, bufferHeight: buffer)
      }
    }
  }
}
