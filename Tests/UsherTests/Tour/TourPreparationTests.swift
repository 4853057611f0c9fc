import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Tours with prepared steps", .timeLimit(.minutes(10)))
struct TourPreparationTests {
  private let stage = Stage()
  private let gate = Gate()

  /// A preparation that lasts until the test opens the gate.
  @MainActor
  private final class Gate {
    private(set) var callCount = 0
    private(set) var cancelledCount = 0
    private(set) var passedCount = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      callCount += 1
      await withCheckedContinuation { waiting.append($0) }
      if Task.isCancelled { cancelledCount += 1 }
      passedCount += 1
    }

    func open() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  init() {
    stage.place("search", at: 100)
    stage.place("send", at: 600)
  }

  /// Starts a tour with three steps.
  ///
  /// The step with the given number is prepared behind the gate.
  private func start(preparing number: Int) async throws -> Task<TourResult, any Error> {
    var steps = [
      TourStep(title: "Welcome"), TourStep(beside: "search", title: "Search"),
      TourStep(beside: "send", title: "Send"),
    ]
    let gate = gate
    steps[number].prepare = { await gate.pass() }
    let task = Task { [steps] in try await stage.presenter.tour(steps) }
    try await stage.clock.wait { stage.presenter.isShowing || gate.callCount > 0 }
    stage.advance(1000)
    return task
  }

  /// Opens the gate, and waits until every preparation returns.
  private func open() async throws {
    gate.open()
    try await stage.clock.wait { gate.passedCount == gate.callCount }
    // The tour continues in the same task.
    for _ in 0..<5 { await Task.yield() }
  }

  @Test("the current step stays until the next step is prepared")
  func stays() async throws {
    let tour = try await start(preparing: 1)
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    #expect(stage.tourStep == "1/3 Welcome [Skip] [Next]")
    // The next step is already being prepared.
    stage.press("Next")
    try await open()
    try await stage.clock.wait { stage.tourStep == "2/3 Search [Skip] [Back] [Next]" }
    #expect(gate.callCount == 1)
    stage.press("Next")
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    stage.press("Back")
    try await stage.clock.wait { gate.callCount == 2 }
    try await open()
    try await stage.clock.wait { stage.tourStep == "2/3 Search [Skip] [Back] [Next]" }
    stage.press("Skip")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 1)))
  }

  @Test("the first step is requested after it's prepared")
  func first() async throws {
    let tour = try await start(preparing: 0)
    #expect(!stage.presenter.isShowing)
    try await open()
    try await stage.clock.wait { stage.tourStep == "1/3 Welcome [Skip] [Next]" }
    stage.press("Skip")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 0)))
  }

  @Test("an anchor that appears within two seconds after the preparation is used")
  func late() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start(preparing: 1)
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    try await open()
    try await stage.clock.wait { stage.tourStep == "2/3 Search [Skip] [Back] [Next]" }
    stage.advance(1999)
    #expect(stage.host.scene.overlays.map(\.opacity) == [0])
    stage.place("search", at: 100)
    stage.advance(1000)
    #expect(stage.host.scene.overlays.map(\.opacity) == [1])
    // A host removes the focus from an invisible overlay.
    #expect(stage.focusOrders == ["given", "given"])
    #expect(stage.problems.isEmpty)
    stage.press("Skip")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 1)))
  }

  @Test("a step with the same anchor as the previous step has its own two seconds")
  func sameAnchor() async throws {
    var steps = [
      TourStep(beside: "search", title: "Search"), TourStep(beside: "search", title: "Results"),
    ]
    let gate = gate
    steps[1].prepare = { await gate.pass() }
    let tour = Task { [steps] in try await stage.presenter.tour(steps) }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    stage.host.anchors["search"] = nil
    stage.advance(1500)
    try await open()
    try await stage.clock.wait { stage.tourStep == "2/2 Results [Back] [Done]" }
    stage.advance(1900)
    stage.place("search", at: 100)
    stage.advance(1000)
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed))
  }

  @Test("a step is skipped and reported if its anchor doesn't appear within two seconds")
  func never() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start(preparing: 1)
    let id = stage.presenter.shown
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    try await open()
    try await stage.clock.wait { stage.tourStep == "2/3 Search [Skip] [Back] [Next]" }
    stage.advance(1999)
    #expect(stage.problems.isEmpty)
    stage.advance(1)
    #expect(stage.problems == [.missingTourStep(1, title: "Search")])
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    stage.advance(1000)
    #expect(stage.presenter.shown == id)
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [1]))
  }

  @Test("consecutive steps without anchors are skipped, and the tour keeps its turn")
  func neverRow() async throws {
    stage.host.anchors["search"] = nil
    let steps = [
      TourStep(title: "Welcome"), TourStep(beside: "search", title: "A"),
      TourStep(beside: "archive", title: "B") {}, TourStep(beside: "reply", title: "C"),
      TourStep(beside: "send", title: "Send"),
    ]
    let tour = Task { try await stage.presenter.tour(steps) }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    let id = stage.presenter.shown
    let banner = stage.present("No connection")
    stage.press("Next")
    stage.advance(1000)
    try await stage.clock.wait { stage.tourStep == "3/5 B [Skip] [Back] [Next]" }
    stage.advance(2000)
    #expect(stage.tourStep == "4/5 C [Skip] [Back] [Next]")
    stage.advance(2000)
    #expect(stage.tourStep == "5/5 Send [Back] [Done]")
    #expect(stage.presenter.shown == id && banner.state.isWaiting)
    stage.press("Done")
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [1, 2, 3]))
  }

  @Test("Back cancels the next step's preparation and returns to the previous step")
  func back() async throws {
    let tour = try await start(preparing: 2)
    stage.press("Next")
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    #expect(stage.tourStep == "2/3 Search [Skip] [Back] [Next]")
    stage.press("Back")
    #expect(stage.tourStep == "1/3 Welcome [Skip] [Next]")
    try await open()
    stage.advance(1000)
    #expect(gate.cancelledCount == 1)
    #expect(stage.tourStep == "1/3 Welcome [Skip] [Next]")
    stage.press("Skip")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 0)))
  }

  @Test("a step whose preparation was canceled by Back is prepared again")
  func preparedAgain() async throws {
    let tour = try await start(preparing: 2)
    stage.press("Next")
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    stage.press("Back")
    try await open()
    stage.press("Next")
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 2 }
    #expect(stage.tourStep == "2/3 Search [Skip] [Back] [Next]")
    try await open()
    try await stage.clock.wait { stage.tourStep == "3/3 Send [Back] [Done]" }
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed))
  }

  @Test("Skip and Escape end a tour while a step is prepared", arguments: [false, true])
  func skips(byEscape: Bool) async throws {
    let tour = try await start(preparing: 2)
    stage.press("Next")
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    if byEscape { #expect(stage.presenter.press(.escape)) } else { stage.press("Skip") }
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 1)))
    try await open()
    stage.advance(1000)
    #expect(gate.cancelledCount == 1)
    #expect(!stage.presenter.isShowing)
  }

  @Test("an anchor that is removed while the next step is prepared isn't reported")
  func goesMeanwhile() async throws {
    let tour = try await start(preparing: 2)
    let id = stage.presenter.shown
    let banner = stage.present("No connection")
    stage.press("Next")
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    stage.host.anchors["search"] = nil
    stage.advance(1500)
    #expect(stage.host.scene.overlays.map(\.opacity) == [0])
    try await open()
    try await stage.clock.wait { stage.tourStep == "3/3 Send [Back] [Done]" }
    stage.advance(1000)
    #expect(stage.host.scene.overlays.map(\.opacity) == [1])
    #expect(stage.presenter.shown == id && banner.state.isWaiting)
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed))
  }

  @Test("a tour with a long preparation continues after an overlay that is shown in between")
  func goesForLong() async throws {
    let tour = try await start(preparing: 2)
    let banner = stage.present("No connection")
    stage.press("Next")
    stage.press("Next")
    try await stage.clock.wait { gate.callCount == 1 }
    stage.host.anchors["search"] = nil
    stage.advance(5000)
    #expect(banner.state.isShown)
    try await open()
    banner.dismiss()
    stage.advance(1000)
    try await stage.clock.wait { stage.tourStep == "3/3 Send [Back] [Done]" }
    stage.advance(1000)
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed))
    #expect(stage.problems.isEmpty)
  }

  @Test("canceling a tour's task during a preparation removes the tour", arguments: [0, 1])
  func cancelled(number: Int) async throws {
    let tour = try await start(preparing: number)
    if number == 1 { stage.press("Next") }
    try await stage.clock.wait { gate.callCount == 1 }
    tour.cancel()
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: tour) }
    try await open()
    stage.advance(1000)
    #expect(gate.cancelledCount == 1)
    #expect(!stage.presenter.isShowing)
  }
}
