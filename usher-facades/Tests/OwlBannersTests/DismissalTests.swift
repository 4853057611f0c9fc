import FacadeTesting
@testable import OwlBanners
import Testing
import Usher

extension Banners {
  @MainActor
  @Suite("Dismissals of banners by an app")
  struct DismissalTests {
    let screen = Screen()
    let diary = Diary()

    @Test("a dismissal ends the shown banner")
    func dismiss() async {
      let banner = diary.banner("A")
      banner.requiresUserDismissal = true
      await screen.enqueue(banner, diary.banner("B"))
      screen.pass(1)
      #expect(banner.usher.isVisible)
      banner.usher.dismiss()
      await screen.settle()
      #expect(screen.activity == "leaving")
      screen.pass(0.25)
      #expect(diary.lines == ["A: completion", "A: dismissed"])
      #expect(!banner.usher.isVisible)
      #expect(banner.usher.outcome == .dismissed)
      #expect(screen.texts == ["B"])
    }

    @Test("dismissing a waiting banner removes it without calling its completion")
    func cancel() async {
      let banner = diary.banner("B")
      await screen.enqueue(diary.banner("A"), banner, diary.banner("C"))
      banner.usher.dismiss()
      await screen.settle()
      #expect(diary.lines == ["B: cancelled"])
      #expect(screen.titlesInTurn() == ["A", "C"])
    }

    @Test("a banner can be dismissed immediately, repeatedly and before it is enqueued")
    func odd() async {
      let banner = diary.banner("A")
      banner.usher.dismiss()
      banner.enqueue()
      banner.usher.dismiss()
      banner.usher.dismiss()
      await screen.settle()
      screen.pass(1)
      #expect(diary.lines == ["A: completion", "A: dismissed"])
      #expect(screen.texts == [])
      diary.banner("B").usher.dismiss()
      await screen.settle()
      #expect(screen.problems == [])
    }

    @Test("an app can dismiss the shown banner, cancel the waiting banners, or do both")
    func all() async {
      await screen.enqueue(diary.banner("A"), diary.banner("B"), diary.banner("C"))
      #expect(Banner.usher.waitingCount == 2)
      Banner.usher.dismissCurrent()
      await screen.settle()
      screen.pass(1)
      #expect(screen.texts == ["B"])
      Banner.usher.cancelWaiting()
      await screen.settle()
      #expect(screen.texts == ["B"])
      #expect(Banner.usher.waitingCount == 0)
      await screen.enqueue(diary.banner("D"))
      Banner.usher.dismissAll()
      await screen.settle()
      screen.pass(1)
      #expect(screen.texts == [])
      #expect(
        diary.lines == [
          "A: completion", "A: dismissed", "C: cancelled", "D: cancelled", "B: completion",
          "B: dismissed",
        ])
    }

    @Test("dismissals from any thread are performed in the order of the calls")
    func threads() async {
      await offMain {
        let banners = ["A", "B", "C"].map { Banner(DefaultBannerStyle.persistentError, title: $0) }
        for banner in banners { banner.enqueue() }
        banners[1].usher.dismiss()
        Banner.usher.dismissCurrent()
      }
      await screen.settle()
      screen.pass(1)
      #expect(screen.texts == ["C"])
      await offMain {
        Banner(DefaultBannerStyle.info, title: "D").enqueue()
        Banner.usher.cancelWaiting()
        Banner(DefaultBannerStyle.info, title: "E").enqueue()
        Banner.usher.dismissAll()
        Banner(DefaultBannerStyle.info, title: "F").enqueue()
      }
      await screen.settle()
      screen.pass(1)
      #expect(screen.titlesInTurn() == ["F"])
    }

    @Test("dismissing banners doesn't affect other overlays")
    func others() async {
      screen.presenter.present(Overlay { Text("main") }.duration(.infinite))
      Banner.usher.dismissAll()
      await screen.settle()
      screen.pass(1)
      #expect(screen.texts == ["main"])
    }

    @Test("each dismiss reason and each refusal has its outcome")
    func outcomes() {
      let reasons: [(DismissReason, BannerOutcome)] = [
        (.programmatic, .dismissed), (.timedOut, .timedOut), (.swipe, .dismissedByUser),
        (.tap, .dismissedByUser), (.backdropTap, .dismissedByUser),
        (.button(0), .dismissedByUser), (.escape, .dismissedByUser),
        (.replaced, .dismissed), (.evicted, .dismissed), (.cancelled, .cancelled),
        (.superseded, .cancelled), (.expired, .cancelled), (.declined, .cancelled),
        (.summarized, .cancelled), (.suppressed, .cancelled), (.ownerGone, .dismissed),
        (.anchorGone, .dismissed),
        (.hostClosed, .windowClosed),
      ]
      #expect(reasons.map(\.0) == DismissReason.allCases)
      for (reason, outcome) in reasons { #expect(BannerOutcome(reason) == outcome) }
      let lane = LaneID(-3)
      let refusals: [(Refusal, BannerOutcome)] = [
        (.duplicate(of: OverlayID(1)), .coalesced), (.hostClosed, .windowClosed),
        (.emptyContent, .refused), (.laneFull(lane), .refused),
        (.priorityTaken(by: OverlayID(1)), .refused),
        (.higherPriorityShown(OverlayID(1)), .refused),
      ]
      for (refusal, outcome) in refusals { #expect(BannerOutcome(.refused(refusal)) == outcome) }
      #expect(BannerOutcome(Outcome.updated(OverlayID(1))) == .coalesced)
    }
  }
}
