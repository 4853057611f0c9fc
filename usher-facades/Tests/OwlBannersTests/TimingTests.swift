import FacadeTesting
import OwlBanners
import Testing
@_spi(Facades) import Usher
import UsherTesting

extension Banners {
  @MainActor
  @Suite("Durations of banners")
  struct TimingTests {
    @Test("a banner appears in 0.5 seconds, rests for 2 and disappears in 0.25")
    func standard() async {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "Great job you did it."))
      var seen: [String] = []
      for step in [0, 0.499, 0.002, 1.998, 0.002, 0.248, 0.002] {
        screen.pass(step)
        seen.append(screen.activity)
      }
      #expect(
        seen == ["entering", "entering", "resting", "resting", "leaving", "leaving", "nothing"])
    }

    @Test("a touch that doesn't dismiss a banner doesn't change the banner's time")
    func touched() async {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      screen.pass(1.2)
      screen.swipe(Vector(dx: 0, dy: 60))
      screen.pass(2.748 - 1.25)
      #expect(screen.activity == "leaving")
      screen.pass(0.003)
      #expect(screen.activity == "nothing")
    }

    @Test(
      "the keyboard and an inactive app don't change a banner's time",
      arguments: [Attention.keyboardOpen, .appInactive])
    func undisturbed(reason: Attention) async {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      screen.pass(1)
      screen.presenter.setAttention(reason, isPresent: true)
      screen.pass(1.748)
      #expect(screen.activity == "leaving")
      screen.pass(0.003)
      #expect(screen.activity == "nothing")
    }

    @Test("a swiped banner disappears in the duration of its exit", arguments: [0.25, 1])
    func swiped(seconds: Double) async {
      let screen = Screen()
      let banner = Banner(DefaultBannerStyle.success, title: "A")
      banner.displayMetrics = BannerDisplayMetrics(0.5, 2, seconds)
      await screen.enqueue(banner)
      screen.pass(1)
      screen.swipeUp()
      screen.pass(seconds - 0.002)
      #expect(screen.activity == "leaving")
      screen.pass(0.004)
      #expect(screen.activity == "nothing")
    }

    @Test("a banner uses the durations of its metrics")
    func custom() async {
      let screen = Screen()
      let banner = Banner(DefaultBannerStyle.success, title: "Slooooooow but good.")
      banner.displayMetrics = BannerDisplayMetrics(2, 4, 2)
      await screen.enqueue(banner)
      var seen: [String] = []
      for step in [1.999, 0.002, 3.998, 0.002, 1.998, 0.002] {
        screen.pass(step)
        seen.append(screen.activity)
      }
      #expect(seen == ["entering", "resting", "resting", "leaving", "leaving", "nothing"])
    }

    @Test("a banner appears and disappears with the original library's springs")
    func springs() async throws {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      let overlay = try #require(screen.presenter.overlay(of: screen.presenter.shown[0]))
      #expect(overlay.entrance == OverlayTransition(slide: .spring(try spring(0.5, 0.3))))
      #expect(overlay.exit == OverlayTransition(slide: .spring(try spring(0.25, 1))))
      #expect(overlay.lifetime == .timed(.seconds(2)))
      #expect(overlay == OverlayConfiguration(.banner).inLine(of: overlay))
      #expect(overlay.swipe?.exitDuration == .milliseconds(250) ... .milliseconds(250))
    }

    @Test(
      "invalid durations are corrected",
      arguments: [
        (-1.0, -1.0, -1.0, "nothing"), (.nan, .nan, .nan, "nothing"), (0, 0, 0, "nothing"),
        (.infinity, 1, 1, "entering"), (0, .infinity, 0, "resting"), (0, 1e300, 0, "resting"),
        (1e-9, 0, .infinity, "leaving"),
      ])
    func mended(_ row: (Double, Double, Double, String)) async {
      let screen = Screen()
      let diary = Diary()
      let banner = diary.banner("A")
      banner.displayMetrics = BannerDisplayMetrics(row.0, row.1, row.2)
      await screen.enqueue(banner)
      screen.pass(0.01)
      #expect(screen.activity == row.3)
      #expect(screen.problems == [])
      #expect(diary.lines == (row.3 == "nothing" ? ["A: completion", "A: timedOut"] : []))
    }

    @Test("a waiting banner's durations can be set until its turn")
    func late() async {
      let screen = Screen()
      let banner = Banner(DefaultBannerStyle.success, title: "B")
      await screen.enqueue(Banner(DefaultBannerStyle.info, title: "A"), banner)
      banner.displayMetrics = BannerDisplayMetrics(1, 1, 1)
      screen.pass(2.75)
      banner.displayMetrics = BannerDisplayMetrics(9, 9, 9)
      screen.pass(2.999)
      #expect(screen.texts == ["B"])
      screen.pass(0.002)
      #expect(screen.texts == [])
    }

    @Test("a banner that requires a dismissal stays until the user dismisses it")
    func requiresUserDismissal() async {
      let screen = Screen()
      let banner = Banner(DefaultBannerStyle.success, title: "A")
      banner.requiresUserDismissal = true
      await screen.enqueue(banner, Banner(DefaultBannerStyle.info, title: "B"))
      screen.pass(100_000)
      #expect(screen.texts == ["A"])
      screen.tap()
      screen.pass(0.25)
      #expect(screen.texts == ["B"])
    }

    @Test("whether a banner must be dismissed can be changed until its turn")
    func lateRequirement() async {
      let screen = Screen()
      let stays = Banner(DefaultBannerStyle.success, title: "B")
      let goes = Banner(DefaultBannerStyle.persistentError, title: "C")
      await screen.enqueue(Banner(DefaultBannerStyle.info, title: "A"), stays, goes)
      stays.requiresUserDismissal = true
      goes.requiresUserDismissal = false
      screen.pass(100)
      #expect(screen.texts == ["B"])
      stays.requiresUserDismissal = false
      screen.pass(100)
      #expect(screen.texts == ["B"])
      screen.tap()
      screen.pass(0.25)
      #expect(screen.titlesInTurn() == ["C"])
    }

    @Test("a style can require a dismissal, and its banner can override this")
    func persistentError() async {
      let screen = Screen()
      let banner = Banner(DefaultBannerStyle.persistentError, title: "A")
      #expect(banner.requiresUserDismissal)
      await screen.enqueue(banner)
      screen.pass(100_000)
      #expect(screen.texts == ["A"])
      let other = Banner(DefaultBannerStyle.persistentError, title: "B")
      other.requiresUserDismissal = false
      await screen.enqueue(other)
      screen.tap()
      screen.pass(0.25)
      #expect(screen.texts == ["B"])
      screen.pass(2.75)
      #expect(screen.texts == [])
    }

    @Test("if the user prefers reduced motion, a banner fades instead of moving")
    func reducedMotion() async throws {
      let screen = Screen()
      screen.connection.preferencesChanged(to: Preferences(reducesMotion: true))
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      let placed = try #require(screen.host.scene.overlays.first)
      #expect(placed.offset == .zero)
      #expect(placed.opacity < 1)
    }

    private func spring(_ seconds: Double, _ dampingRatio: Double) throws -> Timing.Spring {
      try Timing.Spring(
        duration: .seconds(seconds), dampingRatio: dampingRatio, initialVelocity: 0.7)
    }
  }
}

extension OverlayConfiguration {
  /// Returns a copy with the lane and the name of another overlay.
  fileprivate func inLine(of other: OverlayConfiguration) -> OverlayConfiguration {
    var copy = self
    copy.lane = other.lane
    copy.name = other.name
    copy.hasCondition = other.hasCondition
    copy.pausesFor = other.pausesFor
    copy.swipe = other.swipe
    return copy
  }
}
