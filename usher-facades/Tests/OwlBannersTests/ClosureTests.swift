import FacadeTesting
import OwlBanners
import Testing
import Usher
import UsherTesting

extension Banners {
  @MainActor
  @Suite("Closures of a banner")
  struct ClosureTests {
    let screen = Screen()
    let diary = Diary()

    @Test("the completion is called when the banner's time ends, before the next banner is built")
    func timeout() async {
      let first = diary.banner("A")
      first.completionAction = {
        self.diary.note("A: completion, built \(self.screen.host.visibleTexts)")
      }
      await screen.enqueue(first, diary.banner("B"))
      screen.pass(2.75)
      #expect(diary.lines == ["A: completion, built []", "A: timedOut"])
      #expect(screen.texts == ["B"])
    }

    @Test("a tap calls the user's action before the exit, and the completion after the exit")
    func tap() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(1)
      screen.tap()
      #expect(diary.lines == ["A: user"])
      #expect(screen.activity == "leaving")
      screen.pass(0.249)
      #expect(diary.lines == ["A: user"])
      screen.pass(0.001)
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
    }

    @Test("an upward swipe calls the same closures as a tap")
    func swipe() async {
      await screen.enqueue(diary.banner("A"), diary.banner("B"))
      screen.pass(1)
      screen.swipeUp()
      #expect(diary.lines == ["A: user"])
      screen.pass(0.5)
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
      #expect(screen.texts == ["B"])
    }

    @Test("a swipe in another direction calls no closure and doesn't move the banner")
    func otherSwipes() async {
      let banner = diary.banner("A")
      banner.requiresUserDismissal = true
      await screen.enqueue(banner)
      screen.pass(1)
      for way in [Vector(dx: 0, dy: 60), Vector(dx: 60, dy: 0), Vector(dx: -60, dy: 0)] {
        screen.swipe(way)
        screen.pass(1)
        #expect(screen.activity == "resting")
        #expect(screen.host.scene.overlays.map(\.offset) == [.zero])
      }
      #expect(diary.lines == [])
    }

    /// UIKit's swipe recognizer does not recognize a slow movement.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
    @Test("a slow upward movement isn't a swipe, even if it is long", arguments: [20.0, 60, 300])
    func slow(distance: Double) async {
      let banner = diary.banner("A")
      banner.requiresUserDismissal = true
      await screen.enqueue(banner)
      screen.pass(1)
      screen.swipe(Vector(dx: 0, dy: -distance), speed: 60)
      screen.pass(1)
      #expect(screen.activity == "resting")
      #expect(diary.lines == [])
    }

    @Test("the Escape key calls the same closures as a tap")
    func escape() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(1)
      _ = screen.connection.keyPressed(.escape)
      screen.pass(0.25)
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
    }

    @Test("a tap during the entrance calls the closures once")
    func early() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(0.2)
      screen.tap()
      screen.tap()
      screen.pass(10)
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
    }

    @Test("a tap during the exit doesn't call the user's action")
    func leaving() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(2.6)
      screen.tap()
      screen.pass(1)
      #expect(diary.lines == ["A: completion", "A: timedOut"])
    }

    @Test("the closures are called in order even if the exit takes no time")
    func immediate() async {
      let banner = diary.banner("A")
      banner.displayMetrics = BannerDisplayMetrics(0, 2, 0)
      await screen.enqueue(banner)
      screen.tap()
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
    }

    @Test("if the app replaces a closure, the current closure is called")
    func replaced() async {
      let banner = diary.banner("A")
      await screen.enqueue(banner)
      banner.completionAction = { self.diary.note("other completion") }
      banner.userDismissalAction = nil
      screen.pass(1)
      screen.tap()
      screen.pass(1)
      #expect(diary.lines == ["other completion", "A: dismissedByUser"])
    }

    @Test("a banner is retained until it has ended")
    func lifetime() async {
      weak var banner: Banner?
      do {
        let made = diary.banner("A")
        banner = made
        made.enqueue()
      }
      await screen.settle()
      #expect(banner != nil)
      screen.pass(2.75)
      await screen.settle()
      #expect(diary.lines == ["A: completion", "A: timedOut"])
      #expect(banner == nil)
    }
  }
}
