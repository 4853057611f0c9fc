import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("Dismissing a selection")
struct DismissalTests {
  @Test(
    "a selection contains exactly its overlays",
    arguments: [
      (OverlaySelection<String>.named("a"), ["a1", "a2"]), (.named("a", in: LaneID(1)), ["a2"]),
      (.named("nobody"), []), (.upTo(.low), ["low"]), (.upTo(.normal), ["a1", "a2", "b", "low"]),
      (.shown(), ["a1", "b"]), (.shown(in: LaneID(1)), ["b"]), (.waiting(), ["a2", "high", "low"]),
      (.waiting(in: .main), ["high", "low"]), (.all(), ["a1", "a2", "b", "high", "low"]),
      (.all(in: LaneID(1)), ["a2", "b"]), (.overlay(OverlayID(2)), ["b"]),
      (.overlay(OverlayID(99)), []),
    ])
  func selections(_ selection: OverlaySelection<String>, _ titles: [String]) {
    let stage = Stage()
    func present(_ title: String, _ lane: LaneID, _ priority: Priority, name: String?) {
      let overlay = OverlayConfiguration(lane: lane, priority: priority, lifetime: .infinite)
      stage.presenter.present(.words(title), as: overlay, name: name)
    }
    present("a1", .main, .normal, name: "a")
    present("b", LaneID(1), .normal, name: nil)
    present("high", .main, .high, name: nil)
    present("low", .main, .low, name: nil)
    present("a2", LaneID(1), .normal, name: "a")
    stage.presenter.pause(.main, LaneID(1))
    let handles = stage.presenter.handles(selection)
    #expect(
      handles.flatMap { stage.presenter.content(of: $0.id)?.root.texts ?? [] }.sorted() == titles)
    let others = stage.presenter.handles(.all()).filter { handle in
      !handles.contains { $0.id == handle.id }
    }
    stage.presenter.dismiss(selection)
    stage.advance(1000)
    #expect(handles.allSatisfy { $0.result != nil })
    #expect(others.allSatisfy { $0.result == nil })
    #expect(stage.problems.isEmpty)
  }

  @Test("a completion is called once, after the last didDismiss")
  func completion() {
    let stage = Stage(capacity: 2)
    let journal = Journal()
    for title in ["A", "B", "C"] { stage.present(title, lifecycle: journal.lifecycle(title)) }
    stage.advance(200)
    stage.presenter.dismiss(.all()) { journal.note("all gone") }
    stage.present("later", lifecycle: journal.lifecycle("later"))
    stage.advance(1000)
    #expect(
      journal.lines.drop { $0 != "C didDismiss cancelled" } == [
        "C didDismiss cancelled", "B willDismiss", "A willDismiss", "A didDismiss programmatic",
        "B didDismiss programmatic", "all gone", "later willPresent", "later didPresent",
      ])
  }

  @Test("a dismissal without shown overlays is complete immediately")
  func atOnce() {
    let stage = Stage()
    #expect(stage.presenter.dismiss(.all()).isComplete)
    #expect(stage.presenter.dismiss(.named("nobody")).isComplete)
    stage.present("in front")
    stage.present("waits")
    #expect(stage.presenter.dismiss(.waiting()).isComplete)
    #expect(!stage.presenter.dismiss(.shown()).isComplete)
  }

  @Test("a selection inside a callback is evaluated when the callback returns")
  func inCallback() {
    let stage = Stage()
    var dismissal: Dismissal?
    var early: Bool?
    let first = stage.present(
      "first",
      lifecycle: Lifecycle(didPresent: { [unowned stage] in
        stage.present("second")
        dismissal = stage.presenter.dismiss(.waiting())
        early = dismissal?.isComplete
        stage.present("third")
      }))
    stage.advance(200)
    #expect(early == false)
    #expect(dismissal?.isComplete == true)
    #expect(
      stage.presenter.waiting.map { stage.presenter.content(of: $0)?.root.texts } == [["third"]])
    #expect(first.result == nil)
  }

  @Test("overlapping dismissals each complete once, when their own overlays are removed")
  func overlapping() {
    let stage = Stage(capacity: 2)
    let (a, b) = (stage.present("a"), stage.present("b"))
    stage.advance(200)
    var ends: [String] = []
    stage.presenter.dismiss(.overlay(a.id)) { ends.append("a") }
    stage.advance(50)
    stage.presenter.dismiss(.all()) { ends.append("all") }
    stage.presenter.dismiss(.overlay(b.id)) { ends.append("b") }
    stage.presenter.dismiss(.overlay(a.id)) { ends.append("a again") }
    stage.advance(60)
    #expect(ends == ["a", "a again"])
    stage.advance(500)
    #expect(ends == ["a", "a again", "all", "b"])
  }

  @Test("a dismissal waits for a revived overlay until it's removed")
  func revived() {
    let stage = Stage(clock: ManualClock(frameInterval: .milliseconds(10)))
    let handle = stage.present("hello")
    stage.advance(200)
    let dismissal = stage.presenter.dismiss(.all())
    stage.advance(50)
    handle.update(to: .words("back"))
    stage.advance(1000)
    #expect(!dismissal.isComplete)
    handle.dismiss()
    stage.advance(500)
    #expect(dismissal.isComplete)
  }

  @Test("several tasks can wait for a dismissal, before and after its end")
  func waits() async throws {
    let stage = Stage()
    stage.present("hello")
    stage.advance(200)
    let dismissal = stage.presenter.dismissAll()
    var started = 0
    let tasks = (0..<3).map { _ in
      Task {
        started += 1
        try await dismissal.wait()
      }
    }
    try await stage.clock.wait { started == 3 }
    stage.advance(300)
    for task in tasks { try await stage.clock.value(of: task) }
    try await dismissal.wait()
    #expect(dismissal.isComplete)
  }

  @Test("releasing a presenter completes its dismissals")
  func presenterGone() {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    presenter?.present(.words("hello"), as: .lasting)
    var ends = 0
    let first = presenter?.dismiss(.all()) { ends += 1 }
    let second = presenter?.dismiss(.shown()) { ends += 1 }
    presenter = nil
    #expect(ends == 2)
    #expect(first?.isComplete == true)
    #expect(second?.isComplete == true)
  }

  @Test("closing the window completes dismissals")
  func windowCloses() {
    let stage = Stage()
    stage.present("hello")
    let dismissal = stage.presenter.dismissAll()
    stage.host.closeWindow()
    #expect(dismissal.isComplete)
  }

  @Test("a counted name is dismissed when all its requests have released it")
  func counted() {
    let stage = Stage()
    var unique = OverlayConfiguration.lasting
    unique.identity = .ignore
    let first = stage.presenter.present(.words("loading"), as: unique, name: "load")
    let second = stage.presenter.present(.words("loading"), as: unique, name: "load")
    #expect(second.result == .refused(.duplicate(of: first.id)))
    #expect(stage.presenter.count(of: "load") == 2)
    stage.presenter.dismissCounted("load")
    #expect(stage.presenter.count(of: "load") == 1)
    #expect(first.state.isShown)
    stage.presenter.setCount(5, of: "load")
    #expect(stage.presenter.count(of: "load") == 5)
    stage.presenter.setCount(1, of: "load")
    stage.presenter.dismissCounted("load")
    stage.advance(500)
    #expect(first.result == .dismissed(.programmatic))
    #expect(stage.presenter.count(of: "load") == 0)
    stage.presenter.dismissCounted("load")
    stage.presenter.setCount(3, of: "load")
    #expect(stage.presenter.count(of: "load") == 0)
  }
}
