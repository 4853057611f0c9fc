import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Tours", .timeLimit(.minutes(10)))
struct TourTests {
  private let stage = Stage()
  private static let steps = [
    TourStep(title: "Welcome", "This takes a minute."),
    TourStep(beside: "search", title: "Search"),
    TourStep(beside: "send", .above, title: "Send"),
  ]

  init() {
    show("search", at: 100)
    show("send", at: 600)
  }

  private func show(_ anchor: AnchorID, at top: Double) {
    stage.host.anchors[anchor] = .seen(
      OverlayRect(x: 100, y: top, width: 80, height: 30),
      clip: OverlayRect(x: 0, y: 0, width: 1000, height: 1000))
  }

  private func start(_ steps: [TourStep] = steps) async throws -> Task<TourResult, any Error> {
    let task = Task { try await stage.presenter.tour(steps) }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    return task
  }

  /// The words and the buttons of the step that is shown.
  private var shown: String {
    guard let id = stage.presenter.shown.first, let content = stage.host.attached[id] else {
      return "nothing"
    }
    let buttons = content.root.buttons.map(\.title)
    return (content.root.texts.dropLast(buttons.count) + buttons.map { "[\($0)]" })
      .joined(separator: " ")
  }

  private var focusOrders: [String] {
    stage.host.transcript.entries.compactMap { entry in
      switch entry.order {
      case .focusGiven: "given"
      case .focusRestored: "restored"
      case .focusTrapped: "trapped"
      case .attached, .refreshed, .detached, .pointerClaimed, .announced, .played: nil
      }
    }
  }

  private func press(_ title: String) {
    guard let id = stage.presenter.shown.first, let content = stage.host.attached[id],
      let button = content.root.buttons.firstIndex(where: { $0.title == title })
    else {
      Issue.record("there is no button \(title)")
      return
    }
    stage.host.pressButton(button, of: id)
    stage.advance(1000)
  }

  @Test("the buttons lead to the next step, back, and out of the last one")
  func walks() async throws {
    let tour = try await start()
    #expect(shown == "Welcome This takes a minute. 1/3 [Skip] [Next]")
    #expect(stage.host.scene.overlays.first?.spotlight == nil)
    press("Next")
    #expect(shown == "Search 2/3 [Skip] [Back] [Next]")
    #expect(
      stage.host.scene.overlays.first?.spotlight
        == PlacedSpotlight(
          frame: OverlayRect(x: 94, y: 94, width: 92, height: 42), cornerRadius: 10))
    press("Next")
    #expect(shown == "Send 3/3 [Back] [Done]")
    press("Back")
    #expect(shown == "Search 2/3 [Skip] [Back] [Next]")
    press("Next")
    press("Done")
    #expect(try await tour.value == TourResult(ending: .finished))
    #expect(!stage.presenter.isShowing && stage.problems.isEmpty)
  }

  @Test("the tour is one request, and no overlay of its lane comes between its steps")
  func oneTurn() async throws {
    let tour = try await start()
    let banner = stage.present("No connection")
    press("Next")
    press("Next")
    #expect(banner.state.isWaiting)
    press("Done")
    #expect(banner.state.isShown)
    #expect(try await tour.value.ending == .finished)
  }

  @Test("Return goes on and Escape skips the rest, since the tour has the focus")
  func keys() async throws {
    let tour = try await start()
    #expect(focusOrders == ["given"])
    #expect(stage.presenter.press(.return))
    stage.advance(1000)
    #expect(shown == "Search 2/3 [Skip] [Back] [Next]")
    #expect(stage.presenter.press(.escape))
    #expect(try await tour.value == TourResult(ending: .skipped(at: 1)))
  }

  @Test("the button skips the rest")
  func skips() async throws {
    let tour = try await start()
    press("Next")
    press("Skip")
    #expect(try await tour.value == TourResult(ending: .skipped(at: 1)))
  }

  @Test("steps without their anchors are skipped and reported, in both directions")
  func missing() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start()
    press("Next")
    #expect(shown == "Send 3/3 [Back] [Done]")
    // It was passed on to the app when the overlay began to leave.
    #expect(focusOrders == ["given", "restored", "given"])
    press("Back")
    #expect(shown == "Welcome This takes a minute. 1/3 [Skip] [Next]")
    press("Next")
    press("Done")
    #expect(try await tour.value == TourResult(ending: .finished, missing: [1]))
    #expect(stage.problems == [.missingTourStep(1, title: "Search")])
  }

  @Test("on the way back, the step before one whose anchor has gone comes, if there is one")
  func missingBehind() async throws {
    let tour = try await start()
    press("Next")
    press("Next")
    stage.host.anchors["search"] = nil
    press("Back")
    #expect(shown == "Welcome This takes a minute. 1/3 [Skip] [Next]")
    press("Skip")
    #expect(try await tour.value == TourResult(ending: .skipped(at: 0), missing: [1]))
  }

  @Test("several missing steps in a row are skipped without giving the turn away")
  func missingRow() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start([
      TourStep(title: "Welcome"), TourStep(beside: "search", title: "A"),
      TourStep(beside: "search", title: "B"), TourStep(beside: "search", title: "C"),
      TourStep(beside: "send", title: "Send"),
    ])
    let id = stage.presenter.shown
    let banner = stage.present("No connection")
    press("Next")
    #expect(shown == "Send 5/5 [Back] [Done]")
    #expect(stage.presenter.shown == id && banner.state.isWaiting)
    press("Done")
    #expect(try await tour.value == TourResult(ending: .finished, missing: [1, 2, 3]))
  }

  @Test("a tour begins at the first step that there is, and ends after the last one that there is")
  func missingEnds() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start([
      TourStep(beside: "search", title: "Search"), TourStep(beside: "send", title: "Send"),
      TourStep(beside: "search", title: "Again"),
    ])
    #expect(shown == "Send 2/3 [Skip] [Next]")
    press("Next")
    #expect(try await tour.value == TourResult(ending: .finished, missing: [0, 2]))
    #expect(
      stage.problems
        == [.missingTourStep(0, title: "Search"), .missingTourStep(2, title: "Again")])
  }

  @Test("a tour without steps, without words or without any anchor has finished at once")
  func nothing() async throws {
    #expect(try await stage.presenter.tour([]) == TourResult(ending: .finished))
    #expect(
      try await stage.presenter.tour([TourStep(title: " ")]) == TourResult(ending: .finished))
    #expect(
      try await stage.presenter.tour([TourStep(beside: "nowhere", title: "Nowhere")])
        == TourResult(ending: .finished, missing: [0]))
    #expect(!stage.presenter.isShowing)
  }

  @Test("a step whose anchor goes gives its place to the next one")
  func goes() async throws {
    let tour = try await start()
    press("Next")
    stage.host.anchors["search"] = nil
    stage.advance(1000)
    #expect(shown == "Send 3/3 [Back] [Done]")
    press("Done")
    #expect(try await tour.value == TourResult(ending: .finished, missing: [1]))
  }

  @Test("a step is prepared before it takes its place, so that its anchor may come")
  func prepares() async throws {
    stage.host.anchors["search"] = nil
    var steps = Self.steps
    steps[1].prepare = { show("search", at: 100) }
    let tour = try await start(steps)
    press("Next")
    #expect(shown == "Search 2/3 [Skip] [Back] [Next]")
    press("Skip")
    #expect(try await tour.value == TourResult(ending: .skipped(at: 1)))
  }

  @Test("the app can end a tour, and the result tells how it went")
  func dismissed() async throws {
    let tour = try await start()
    stage.presenter.dismiss(.all())
    stage.advance(1000)
    #expect(try await tour.value == TourResult(ending: .ended(.dismissed(.requested))))
  }

  @Test("a tour whose task is cancelled goes")
  func cancelled() async throws {
    let tour = try await start()
    tour.cancel()
    await #expect(throws: CancellationError.self) { try await tour.value }
    stage.advance(1000)
    #expect(!stage.presenter.isShowing)
  }

  @Test("each step is announced with its words")
  func announced() async throws {
    let tour = try await start()
    for button in ["Next", "Next", "Done"] {
      // Changed words are said at most once in two seconds.
      stage.advance(1500)
      press(button)
    }
    _ = try await tour.value
    #expect(
      stage.announced == [
        "assertive: Welcome. This takes a minute. 1/3", "assertive: Search. 2/3",
        "assertive: Send. 3/3",
      ])
  }
}
