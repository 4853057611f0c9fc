import FacadeTesting
import OwlBanners
import Testing
import Usher

extension Banners {
  @MainActor
  @Suite("Equal banners")
  struct CoalescingTests {
    let screen = Screen()
    let diary = Diary()

    @Test(
      "consecutive equal banners are shown once",
      arguments: [
        ("AAA", "A"), ("ABA", "ABA"), ("AABBA", "ABA"), ("ABBBC", "ABC"), ("ABAB", "ABAB"),
      ])
    func rows(_ row: (asked: String, shown: String)) async {
      for title in row.asked { diary.banner("\(title)").enqueue() }
      await screen.settle()
      #expect(screen.titlesInTurn().joined() == row.shown)
      #expect(
        diary.lines.filter { $0.hasSuffix("coalesced") }.count
          == row.asked.count - row.shown.count)
      // There are no problems, because the requested banner is shown.
      #expect(screen.problems == [])
    }

    @Test("a banner that equals the shown banner is dropped until the shown banner ends")
    func visible() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(1)
      await screen.enqueue(diary.banner("A"))
      screen.pass(1.6)
      #expect(screen.activity == "leaving")
      await screen.enqueue(diary.banner("A"))
      screen.pass(0.15)
      #expect(screen.texts == [])
      #expect(
        diary.lines == ["A: coalesced", "A: coalesced", "A: completion", "A: timedOut"])
      await screen.enqueue(diary.banner("A"))
      #expect(screen.texts == ["A"])
    }

    @Test("a dropped banner doesn't affect the shown banner")
    func ignored() async {
      await screen.enqueue(diary.banner("A"))
      screen.pass(2.5)
      let again = diary.banner("A")
      again.displayMetrics = BannerDisplayMetrics(9, 9, 9)
      again.requiresUserDismissal = true
      await screen.enqueue(again)
      screen.pass(0.25)
      #expect(screen.texts == [])
      #expect(diary.lines == ["A: coalesced", "A: completion", "A: timedOut"])
      #expect(again.usher.outcome == .coalesced)
    }

    @Test("banners are equal if style and title are, even if their views don't show the title")
    func keys() async {
      let pairs: [(any BannerStyle, any BannerStyle)] = [
        (DefaultBannerStyle.success, DefaultBannerStyle.success),
        (DefaultBannerStyle.success, DefaultBannerStyle.notice),
        (Payload.count(1), Payload.count(1)), (Payload.count(1), Payload.count(2)),
        (Reference(), Reference()),
        (OtherStyle.success, DefaultBannerStyle.success),
      ]
      var shown: [Int] = []
      for (first, second) in pairs {
        for style in [first, second] { Banner(style).enqueue() }
        await screen.settle()
        shown.append(screen.presenter.waitingCount + screen.presenter.shown.count)
        screen.presenter.dismissAll()
        screen.pass(1)
      }
      #expect(shown == [1, 2, 1, 2, 1, 2])
    }

    @Test("a banner that the completion of an equal banner enqueues is treated as a repetition")
    func completion() async {
      let banner = diary.banner("A")
      banner.completionAction = {
        self.diary.note("A: completion")
        banner.completionAction = nil
        banner.enqueue()
        self.diary.banner("A").enqueue()
      }
      await screen.enqueue(banner)
      screen.pass(2.75)
      await screen.settle()
      #expect(screen.texts == [])
      #expect(diary.lines == ["A: completion", "A: timedOut", "A: coalesced", "A: coalesced"])
    }

    @Test("a completion can enqueue its banner again after another banner, or later")
    func completionBehindAnother() async {
      let banner = diary.banner("A")
      banner.completionAction = {
        self.diary.banner("B").enqueue()
        banner.enqueue()
        banner.completionAction = nil
      }
      await screen.enqueue(banner)
      screen.pass(2.75)
      await screen.settle()
      #expect(screen.titlesInTurn() == ["B", "A"])
      await screen.enqueue(banner)
      #expect(screen.texts == ["A"])
    }

    @Test("fixed: a banner can be shown several times")
    func sameInstance() async {
      let banner = diary.banner("A")
      for _ in 0..<3 {
        await screen.enqueue(banner)
        #expect(screen.texts == ["A"])
        screen.pass(2.75)
        #expect(screen.texts == [])
      }
      await screen.enqueue(banner, diary.banner("B"), banner)
      #expect(screen.titlesInTurn() == ["A", "B", "A"])
      #expect(diary.lines.filter { $0 == "A: completion" }.count == 5)
    }

    enum Payload: BannerStyle {
      case count(Int)
      var bannerConfiguration: BannerConfiguration {
        BannerConfiguration(bannerView: UIView(), bufferHeight: 0)
      }
    }

    final class Reference: BannerStyle {
      var bannerConfiguration: BannerConfiguration {
        BannerConfiguration(bannerView: UIView(), bufferHeight: 0)
      }
    }

    enum OtherStyle: BannerStyle {
      case success
      var bannerConfiguration: BannerConfiguration {
        BannerConfiguration(bannerView: UIView(), bufferHeight: 0)
      }
    }
  }
}
