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
    TourStep(beside: "send", .top, title: "Send"),
  ]

  init() {
    stage.place("search", at: 100)
    stage.place("send", at: 600)
  }

  private func start(_ steps: [TourStep] = steps) async throws -> Task<TourResult, any Error> {
    let task = Task { try await stage.presenter.tour(steps) }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(1000)
    return task
  }

  @Test("the app can set the button titles")
  func ownTitles() async throws {
    let task = Task {
      try await stage.presenter.tour(
        Array(Self.steps.suffix(2)), next: "Onward", back: "Earlier", done: "Finish")
    }
    for (title, other) in [
      ("Onward", "Finish"), ("Earlier", "Onward"), ("Onward", "Earlier"), ("Finish", "Onward"),
    ] {
      try await stage.clock.wait { stage.presenter.isShowing }
      stage.advance(1000)
      #expect(stage.presenter.visible[0].buttons.map(\.title).contains(title))
      #expect(
        !stage.presenter.visible[0].buttons.map(\.title).contains(other)
          && stage.presenter.press(title))
    }
    #expect(try await stage.clock.value(of: task).ending == .completed)
  }

  @Test("the buttons lead to the next step, to the previous step, and to the end")
  func walks() async throws {
    let tour = try await start()
    #expect(stage.tourStep == "1/3 Welcome This takes a minute. [Skip] [Next]")
    #expect(stage.host.scene.overlays.first?.spotlight == nil)
    stage.press("Next")
    #expect(stage.tourStep == "2/3 Search [Skip] [Back] [Next]")
    #expect(
      stage.host.scene.overlays.first?.spotlight
        == PlacedSpotlight(
          frame: OverlayRect(x: 94, y: 94, width: 92, height: 42), cornerRadius: 10))
    stage.press("Next")
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    stage.press("Back")
    #expect(stage.tourStep == "2/3 Search [Skip] [Back] [Next]")
    stage.press("Next")
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed))
    #expect(!stage.presenter.isShowing && stage.problems.isEmpty)
  }

  @Test("a tour's buttons have wider horizontal than vertical padding")
  func padding() async throws {
    let tour = try await start()
    let id = try #require(stage.presenter.shown.first)
    let buttons = try #require(stage.host.attached[id]).root.buttons
    #expect(
      buttons.map(\.style.padding) == [
        Insets(horizontal: 8, vertical: 3), Insets(horizontal: 14, vertical: 5),
      ])
    stage.press("Skip")
    _ = try await stage.clock.value(of: tour)
  }

  @Test("a tour with a single step shows no step number")
  func onlyStep() async throws {
    let tour = try await start([Self.steps[0]])
    let content = try #require(stage.presenter.shown.first.flatMap { stage.host.attached[$0] })
    expect(
      content,
      """
      vertical spacing 4.0 fill padding 16.0 16.0 12.0 12.0
        text "Welcome" 15.0 semibold label
        text "This takes a minute." 14.0 regular label
        spacer 6.0 flexible
        horizontal spacing 6.0 center padding 0.0 0.0 0.0 0.0
          spacer 0.0 flexible
          button "Done" accentFillLabel on accentFill corners 10.0 height 36.0 padding 5.0 14.0 5.0 14.0 dismisses default
      """)
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour).ending == .completed)
  }

  @Test("the history shows a step's title first, and then its number")
  func history() async throws {
    _ = stage.presenter.history
    let tour = try await start()
    stage.press("Skip")
    #expect(try await stage.clock.value(of: tour).ending == .skipped(at: 0))
    let list = stage.presenter.present(.history(of: stage.presenter), using: .history)
    let texts = try #require(stage.presenter.content(of: list.id)?.root.texts)
    let first = try #require(texts.firstIndex(of: "Welcome"))
    #expect(texts[first...].prefix(2) == ["Welcome", "1/3"])
  }

  @Test("a tour is one request, and other overlays in its lane wait until it ends")
  func oneTurn() async throws {
    let tour = try await start()
    let banner = stage.present("No connection")
    stage.press("Next")
    stage.press("Next")
    #expect(banner.state.isWaiting)
    stage.press("Done")
    #expect(banner.state.isShown)
    #expect(try await stage.clock.value(of: tour).ending == .completed)
  }

  @Test("Return shows the next step and Escape skips the rest, because the tour has the focus")
  func keys() async throws {
    let tour = try await start()
    #expect(stage.focusOrders == ["given"])
    #expect(stage.presenter.press(.return))
    stage.advance(1000)
    #expect(stage.tourStep == "2/3 Search [Skip] [Back] [Next]")
    #expect(stage.presenter.press(.escape))
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 1)))
  }

  @Test("the Skip button ends the tour")
  func skips() async throws {
    let tour = try await start()
    stage.press("Next")
    stage.press("Skip")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 1)))
  }

  @Test("steps without anchors are skipped and reported, in both directions")
  func missing() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start()
    stage.press("Next")
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    // The focus returned to the app when the overlay began to exit.
    #expect(stage.focusOrders == ["given", "restored", "given"])
    stage.press("Back")
    #expect(stage.tourStep == "1/3 Welcome This takes a minute. [Skip] [Next]")
    stage.press("Next")
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [1]))
    #expect(stage.problems == [.missingTourStep(1, title: "Search")])
  }

  @Test("Back skips a step whose anchor was removed, if there is an earlier step")
  func missingBehind() async throws {
    let tour = try await start()
    stage.press("Next")
    stage.press("Next")
    stage.host.anchors["search"] = nil
    stage.press("Back")
    #expect(stage.tourStep == "1/3 Welcome This takes a minute. [Skip] [Next]")
    stage.press("Skip")
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 0), missing: [1]))
  }

  @Test("if the first step's anchor was removed, Back returns to the next step")
  func missingFirst() async throws {
    let tour = try await start(Array(Self.steps[1...]))
    #expect(stage.tourStep == "1/2 Search [Skip] [Next]")
    stage.press("Next")
    stage.host.anchors["search"] = nil
    stage.press("Back")
    #expect(stage.tourStep == "2/2 Send [Done]")
    stage.press("Done")
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [0]))
  }

  @Test("after Back, Next skips a step whose anchor was removed")
  func missingAfterBack() async throws {
    let tour = try await start()
    stage.press("Next")
    stage.press("Back")
    stage.host.anchors["search"] = nil
    stage.press("Next")
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    stage.press("Done")
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [1]))
  }

  @Test("a step without text isn't included in the step numbers")
  func blank() async throws {
    let tour = try await start([Self.steps[0], TourStep(title: " "), Self.steps[2]])
    #expect(stage.tourStep == "1/2 Welcome This takes a minute. [Skip] [Next]")
    stage.press("Next")
    #expect(stage.tourStep == "2/2 Send [Back] [Done]")
    stage.press("Back")
    #expect(stage.tourStep == "1/2 Welcome This takes a minute. [Skip] [Next]")
    stage.press("Skip")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 0)))
  }

  @Test("consecutive missing steps are skipped, and the tour keeps its turn")
  func missingRow() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start([
      TourStep(title: "Welcome"), TourStep(beside: "search", title: "A"),
      TourStep(beside: "search", title: "B"), TourStep(beside: "search", title: "C"),
      TourStep(beside: "send", title: "Send"),
    ])
    let id = stage.presenter.shown
    let banner = stage.present("No connection")
    stage.press("Next")
    #expect(stage.tourStep == "5/5 Send [Back] [Done]")
    #expect(stage.presenter.shown == id && banner.state.isWaiting)
    stage.press("Done")
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [1, 2, 3]))
  }

  @Test("a tour starts at the first step with an anchor, and ends after the last such step")
  func missingEnds() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start([
      TourStep(beside: "search", title: "Search"), TourStep(beside: "send", title: "Send"),
      TourStep(beside: "search", title: "Again"),
    ])
    #expect(stage.tourStep == "2/3 Send [Skip] [Next]")
    stage.press("Next")
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [0, 2]))
    #expect(
      stage.problems
        == [.missingTourStep(0, title: "Search"), .missingTourStep(2, title: "Again")])
  }

  @Test("a tour without steps, text or anchors ends immediately")
  func nothing() async throws {
    #expect(try await stage.presenter.tour([]) == TourResult(ending: .completed))
    #expect(
      try await stage.presenter.tour([TourStep(title: " ")]) == TourResult(ending: .completed))
    #expect(
      try await stage.presenter.tour([TourStep(beside: "nowhere", title: "Nowhere")])
        == TourResult(ending: .completed, missing: [0]))
    #expect(!stage.presenter.isShowing)
  }

  @Test("a step whose anchor is removed is replaced by the next step")
  func goes() async throws {
    let tour = try await start()
    stage.press("Next")
    stage.host.anchors["search"] = nil
    stage.advance(1000)
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [1]))
  }

  @Test("steps whose anchors are removed in sequence are replaced immediately")
  func goesTwice() async throws {
    let tour = try await start([Self.steps[1], Self.steps[2], Self.steps[0]])
    let id = stage.presenter.shown
    let banner = stage.present("No connection")
    stage.host.anchors["search"] = nil
    stage.advance(1000)
    #expect(stage.tourStep == "2/3 Send [Skip] [Next]")
    stage.host.anchors["send"] = nil
    #expect(stage.tourStep == "3/3 Welcome This takes a minute. [Done]")
    stage.advance(1000)
    #expect(stage.presenter.shown == id && banner.state.isWaiting)
    stage.press("Done")
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [0, 1]))
  }

  @Test("a tour that appears behind a question gets the focus after the question")
  func behindQuestion() async throws {
    stage.host.anchors["search"] = .hidden
    let tour = try await start(Array(Self.steps[1...]))
    let question = ask()
    stage.place("search", at: 100)
    stage.advance(1000)
    #expect(stage.focusOrders == ["trapped"])
    question.dismiss()
    stage.advance(1000)
    #expect(stage.focusOrders == ["trapped", "restored", "given"])
    #expect(stage.presenter.press(.escape))
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .skipped(at: 0)))
  }

  @Test("a tour that changes its step behind a question gets the focus after the question")
  func movesBehindQuestion() async throws {
    let tour = try await start()
    stage.press("Next")
    let question = ask()
    stage.host.anchors["search"] = nil
    stage.advance(1000)
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    question.dismiss()
    stage.advance(1000)
    #expect(stage.focusOrders.suffix(2) == ["restored", "given"])
    stage.press("Done")
    #expect(try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [1]))
  }

  @Test("a tour that ends behind a question doesn't get the focus")
  func endsBehindQuestion() async throws {
    stage.host.anchors["search"] = .hidden
    let tour = try await start(Array(Self.steps[1...]))
    let question = ask()
    stage.place("search", at: 100)
    stage.presenter.shown.first.map { stage.presenter.dismiss($0) }
    stage.advance(1000)
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .ended(.dismissed(.programmatic)))
    )
    question.dismiss()
    stage.advance(1000)
    #expect(stage.focusOrders == ["trapped", "restored"])
  }

  private func ask() -> PresentationHandle {
    let question = stage.presenter.present(
      .words("Sure?", button: OverlayNode.Button("Yes")),
      as: OverlayConfiguration(placement: .center, lifetime: .infinite, backdrop: Backdrop()))
    stage.advance(1000)
    return question
  }

  @Test("the app can end a tour, and the result has the reason")
  func dismissed() async throws {
    let tour = try await start()
    stage.presenter.dismiss(.all())
    stage.advance(1000)
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .ended(.dismissed(.programmatic)))
    )
  }

  @Test("canceling a tour's task removes the tour")
  func cancelled() async throws {
    let tour = try await start()
    tour.cancel()
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: tour) }
    stage.advance(1000)
    #expect(!stage.presenter.isShowing)
  }

  @Test("a step without an anchor isn't announced, and its replacement is announced immediately")
  func missingUnannounced() async throws {
    stage.host.anchors["search"] = nil
    let tour = try await start()
    stage.advance(1500)
    stage.press("Next")
    #expect(stage.tourStep == "3/3 Send [Back] [Done]")
    #expect(
      stage.announced == [
        "assertive: Welcome. This takes a minute. 1/3", "assertive: Send. 3/3",
      ])
    stage.press("Done")
    _ = try await stage.clock.value(of: tour)
  }

  @Test("a displaced tour whose anchor was removed isn't announced again")
  func unannouncedReturn() async throws {
    let tour = try await start()
    stage.press("Next")
    stage.press("Next")
    var other = OverlayConfiguration.lasting
    other.precedence = .replace(restoresReplaced: true)
    let displacing = stage.present("Battery low", as: other)
    stage.advance(2000)
    stage.host.anchors["send"] = nil
    displacing.dismiss()
    stage.advance(1000)
    #expect(
      try await stage.clock.value(of: tour) == TourResult(ending: .completed, missing: [2]))
    #expect(
      stage.announced == [
        "assertive: Welcome. This takes a minute. 1/3", "assertive: Search. 2/3",
        "polite: Battery low",
      ])
  }

  @Test("each step is announced, even if steps have a preparation", arguments: [false, true])
  func announced(prepares: Bool) async throws {
    var steps = Self.steps
    if prepares { steps[2].prepare = {} }
    let tour = try await start(steps)
    for (button, step) in [("Next", "Search"), ("Next", "Send"), ("Done", "nothing")] {
      // Changed text is announced at most once in two seconds.
      stage.advance(1500)
      stage.press(button)
      try await stage.clock.wait { stage.tourStep.contains(step) }
    }
    _ = try await stage.clock.value(of: tour)
    #expect(
      stage.announced == [
        "assertive: Welcome. This takes a minute. 1/3", "assertive: Search. 2/3",
        "assertive: Send. 3/3",
      ])
  }
}
