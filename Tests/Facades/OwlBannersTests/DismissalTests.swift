import FacadeTesting
@testable import OwlBanners
import Testing
import Usher

extension Banners {
  @MainActor
  @Suite("An app, added to what it could do before,")
  struct DismissalTests {
    let screen = Screen()
    let diary = Diary()

    @Test("sends a banner away")
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

    @Test("takes a banner back that waits, whose completion is not called")
    func cancel() async {
      let banner = diary.banner("B")
      await screen.enqueue(diary.banner("A"), banner, diary.banner("C"))
      banner.usher.dismiss()
      await screen.settle()
      #expect(diary.lines == ["B: cancelled"])
      #expect(screen.titlesInTurn() == ["A", "C"])
    }

    @Test("may do so at once, and again, and to one that was never put in line")
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

    @Test("sends the one that is shown away, takes back those that wait, or both")
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

    @Test("does all that from any thread, in the order of asking")
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

    @Test("leaves what is not a banner alone")
    func others() async {
      screen.presenter.present(
        OverlayContent(.text(Node.Text("main"))), as: Overlay(lifetime: .untilDismissed))
      Banner.usher.dismissAll()
      await screen.settle()
      screen.pass(1)
      #expect(screen.texts == ["main"])
    }

    @Test("learns how every banner ended, whatever the reason")
    func outcomes() {
      let reasons: [(DismissReason, BannerOutcome)] = [
        (.requested, .dismissed), (.timedOut, .timedOut), (.swiped, .dismissedByUser),
        (.overlayTapped, .dismissedByUser), (.backdropTapped, .dismissedByUser),
        (.actionTaken, .dismissedByUser), (.escapePressed, .dismissedByUser),
        (.replaced, .dismissed), (.evicted, .dismissed), (.cancelled, .cancelled),
        (.superseded, .cancelled), (.expired, .cancelled), (.declined, .cancelled),
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
