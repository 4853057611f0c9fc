import FacadeTesting
import OwlBanners
import Testing
import Usher
import UsherTesting

extension Banners {
  @MainActor
  @Suite("The queue of banners")
  struct LineTests {
    let diary = Diary()

    @Test("banners of all styles share one queue, by arrival and without a gap")
    func order() async {
      let screen = Screen()
      for (style, title) in zip(Self.styles, ["A", "B", "C", "D", "E"]) {
        Banner(style, title: title).enqueue()
      }
      await screen.settle()
      #expect(screen.titlesInTurn() == ["A", "B", "C", "D", "E"])
    }

    @Test("four hundred banners are each shown once and in order")
    func stress() async {
      let screen = Screen()
      var asked: [String] = []
      for round in 0..<100 {
        for style in Self.styles.prefix(4) {
          asked.append("\(style) \(round)")
          diary.banner(asked[asked.count - 1], style).enqueue()
        }
      }
      await screen.settle()
      #expect(screen.presenter.waitingCount == 399)
      #expect(screen.titlesInTurn() == asked)
      #expect(diary.lines == asked.flatMap { ["\($0): completion", "\($0): timedOut"] })
    }

    @Test("banners from another thread keep their order")
    func threads() async {
      let screen = Screen()
      await offMain {
        for number in 0..<50 {
          Banner(DefaultBannerStyle.persistentError, title: "\(number)").enqueue()
        }
      }
      await screen.settle()
      #expect(screen.presenter.waitingCount == 49)
      var titles: [String] = []
      while let title = screen.texts.last {
        titles.append(title)
        screen.pass(1)
        screen.tap()
        screen.pass(0.25)
      }
      #expect(titles == (0..<50).map { "\($0)" })
    }

    @Test("fixed: banners that are enqueued before a window exists wait for the window")
    func noWindow() async {
      for title in ["A", "B"] { diary.banner(title).enqueue() }
      let early = Screen.self
      for _ in 0..<3 { await Task { @MainActor in }.value }
      #expect(diary.lines == [])
      let screen = early.init()
      #expect(screen.titlesInTurn() == ["A", "B"])
      #expect(diary.lines == ["A: completion", "A: timedOut", "B: completion", "B: timedOut"])
    }

    @Test("if a window closes, the outcome of its banners is windowClosed")
    func windowCloses() async {
      let screen = Screen()
      await screen.enqueue(diary.banner("A"), diary.banner("B"))
      screen.host.closeWindow()
      await screen.settle()
      #expect(
        diary.lines.sorted() == ["A: completion", "A: windowClosed", "B: windowClosed"])
    }

    @Test("settings that an app has set for the banners' lane are kept")
    func settings() async {
      let screen = Screen()
      let lane = Banner.usher.lane
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      #expect(screen.presenter.lanes.contains(lane))
      screen.presenter.configureGuest(lane, LaneSettings(order: .arrival, maximumWaiting: 0))
      await screen.enqueue(diary.banner("B"))
      #expect(diary.lines == ["B: refused"])
      #expect(screen.problems.count == 1)
    }

    @Test("the banners' lane is independent if the app configures only this lane as independent")
    func independent() async {
      let screen = Screen()
      screen.presenter.configureGuest(
        Banner.usher.lane, OverlayPreset.bannerLane, isIndependent: true)
      screen.presenter.present(Overlay { Text("main") }.duration(.infinite))
      await screen.enqueue(diary.banner("A"))
      #expect(screen.texts == ["main", "A"])
    }

    @Test("fixed: banners that are enqueued after the last window has closed wait for the next one")
    func closedBefore() async {
      let screen = Screen()
      screen.host.closeWindow()
      await screen.enqueue(diary.banner("A"), diary.banner("B"))
      #expect(diary.lines == [])
      #expect(screen.problems == [])
      let next = Screen()
      #expect(next.titlesInTurn() == ["A", "B"])
    }

    static let styles: [DefaultBannerStyle] = [.success, .warning, .error, .info, .notice]
  }
}
