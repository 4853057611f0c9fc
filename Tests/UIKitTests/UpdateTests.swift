#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// The order of one update.
  ///
  /// On iOS 18 and later, events, display links and the commit run without a return to the run
  /// loop. <https://developer.apple.com/documentation/uikit/uiupdateactionphase>
  @MainActor
  @Suite("Updates of the screen")
  struct UpdateTests {
    @Test(
      "observers of the turn's end run before the commit until iOS 17, and after it on iOS 18",
      .bug("https://github.com/callstack/react-native-paper/issues/5105"),
      arguments: StandIn.Release.allCases)
    func observers(_ release: StandIn.Release) throws {
      StandIn.release = release
      let view = StandIn.launch().window
      var isAwaitingLayout: [Bool] = []
      let observer = try #require(
        CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0) {
          _, _ in
          MainActor.assumeIsolated { isAwaitingLayout.append(view.layer.needsLayout()) }
        })
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      StandIn.finishTurn()
      view.setNeedsLayout()
      StandIn.finishTurn()
      CFRunLoopObserverInvalidate(observer)
      StandIn.finishTurn()
      #expect(isAwaitingLayout == [false, release < .iOS18])
    }

    @Test("on iOS 16, an observer with a higher order than Core Animation's runs after the commit")
    func lateObserver() throws {
      StandIn.release = .iOS16
      let diary = Diary()
      let view = LaidOutView(diary)
      StandIn.launch().window.addSubview(view)
      let observer = try #require(
        CFRunLoopObserverCreateWithHandler(
          nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 2_000_001
        ) { _, _ in MainActor.assumeIsolated { diary.note("observer") } })
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      StandIn.finishTurn()
      CFRunLoopObserverInvalidate(observer)
      #expect(diary.lines == ["layout", "observer"])
    }

    @Test("on iOS 18, a timer, a display link and the phases around the commit run in this order")
    func phases() {
      let diary = Diary()
      let (scene, window) = StandIn.launch()
      let view = LaidOutView(diary)
      window.addSubview(view)
      StandIn.finishTurn()
      diary.lines = []
      let link = UIUpdateLink(windowScene: scene)
      link.addAction(to: .afterCATransactionCommit) { _, _ in diary.note("after") }
      link.addAction(to: .beforeCATransactionCommit) { _, _ in diary.note("before") }
      link.isEnabled = true
      let frames = CADisplayLink(
        target: diary, selector: Selector { diary, _ in (diary as? Diary)?.note("link") })
      frames.add(to: .main, forMode: .common)
      let delay = ((StandIn.now * 60).rounded(.down) + 2) / 60 - StandIn.now
      let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated {
          diary.note("timer")
          view.setNeedsLayout()
        }
      }
      StandIn.advance(by: delay)
      frames.invalidate()
      timer.invalidate()
      link.isEnabled = false
      let update = ["timer", "link", "before", "layout", "after"]
      #expect(diary.lines.drop { $0 != "timer" }.prefix(5) == update[...])
    }

    @Test("a link of a view is active only while the view is in a visible window")
    func linkOfView() {
      let window = StandIn.launch().window
      var calls = 0
      let view = UIView()
      let link = UIUpdateLink(view: view)
      link.addAction(to: .beforeCATransactionCommit) { _, _ in calls += 1 }
      link.isEnabled = true
      StandIn.finishTurn()
      #expect(calls == 0)
      window.addSubview(view)
      StandIn.finishTurn()
      #expect(calls > 0)
      link.isEnabled = false
    }
  }

  /// A view that records its layouts.
  @MainActor
  private final class LaidOutView: UIView {
    private let diary: Diary

    init(_ diary: Diary) {
      self.diary = diary
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      diary.note("layout")
    }
  }
}
#endif
