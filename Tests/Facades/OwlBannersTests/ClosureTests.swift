import FacadeTesting
import OwlBanners
import Testing
import Usher
import UsherTesting

extension Banners {
  @MainActor
  @Suite("The closures of a banner")
  struct ClosureTests {
    let screen = Screen()
    let diary = Diary()

    @Test("complete when its time is over, before the next one comes")
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

    @Test("tell of a tap before the exit, and complete after it")
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

    @Test("tell of a swipe upwards alike")
    func swipe() async {
      await screen.enqueue(diary.banner("A"), diary.banner("B"))
      screen.pass(1)
      screen.swipeUp()
      #expect(diary.lines == ["A: user"])
      screen.pass(0.5)
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
      #expect(screen.texts == ["B"])
    }

    @Test("tell of no swipe in another direction, which leaves the banner where it is")
    func otherSwipes() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(1)
      for way in [Vector(dx: 0, dy: 60), Vector(dx: 60, dy: 0), Vector(dx: -60, dy: 0)] {
        screen.swipe(way)
        screen.pass(1)
        #expect(screen.activity == "resting")
        #expect(screen.host.scene.overlays.map(\.offset) == [.zero])
      }
      #expect(diary.lines == [])
    }

    @Test("tell of the Escape key alike")
    func escape() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(1)
      screen.presenter.handle(.keyPressed(.escape))
      screen.pass(0.25)
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
    }

    @Test("tell of a tap while it still comes, once")
    func early() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(0.2)
      screen.tap()
      screen.tap()
      screen.pass(10)
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
    }

    @Test("are left alone by a touch while it leaves")
    func leaving() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(2.6)
      screen.tap()
      screen.pass(1)
      #expect(diary.lines == ["A: completion", "A: timedOut"])
    }

    @Test("come in order where the exit takes no time")
    func immediate() async {
      let banner = diary.banner("A")
      banner.displayMetrics = BannerDisplayMetrics(0, 2, 0)
      await screen.enqueue(banner)
      screen.tap()
      #expect(diary.lines == ["A: user", "A: completion", "A: dismissedByUser"])
    }

    @Test("are those it has when they are called")
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

    @Test("keep it alive until it has gone, and no longer")
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
