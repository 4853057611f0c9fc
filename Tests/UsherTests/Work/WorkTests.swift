import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Work in progress", .timeLimit(.minutes(10)))
struct WorkTests {
  private let stage = Stage()
  private let gate = Gate()
  private let attributes = OverlayPreset(.lasting)

  private struct Broken: Error {}

  private var words: [String?] { stage.host.visibleTexts.map(\.first) }

  private func work(
    dismissPolicy: WorkDismissPolicy = .cancelsWork, saysEnd: Bool = true, offersRetry: Bool = false
  ) async throws -> Task<Int, any Error> {
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: attributes, dismissPolicy: dismissPolicy
      ) {
        try await gate.pass()
      } success: {
        saysEnd ? .words("\($0) letters") : nil
      } failure: { failure in
        offersRetry
          ? .words("No connection", button: failure.retry()) : saysEnd ? .words("Failed") : nil
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    return task
  }

  /// Ends the work, and returns the result of the call.
  private func end(
    _ task: Task<Int, any Error>, with result: Result<Int, any Error>
  ) async throws -> Result<Int, any Error> {
    try await gate.open(with: result)
    do { return .success(try await stage.clock.value(of: task)) } catch { return .failure(error) }
  }

  /// Ends the work with an error, and waits until the overlay offers to retry.
  private func failToRetry() async throws {
    try await gate.open(with: .failure(Broken()))
    try await stage.clock.wait {
      stage.advance(20)
      return words == ["No connection"]
    }
  }

  @Test("the overlay of work appears only after the grace period")
  func grace() async throws {
    let task = try await work()
    stage.advance(290)
    #expect(words == [])
    stage.advance(100)
    #expect(words == ["Fetching"])
    task.cancel()
  }

  @Test("for quick work, only the result is shown, if there is any", arguments: [true, false])
  func quick(_ saysEnd: Bool) async throws {
    let task = try await work(saysEnd: saysEnd)
    stage.advance(200)
    #expect(try await end(task, with: .success(3)).get() == 3)
    stage.advance(100)
    #expect(words == (saysEnd ? ["3 letters"] : []))
    stage.advance(500)
    #expect(words == (saysEnd ? ["3 letters"] : []))
    stage.advance(10_000)
    #expect(words == [])
  }

  @Test("the overlay stays for its minimum time, and then shows the result for its duration")
  func least() async throws {
    let task = try await work()
    stage.advance(320)
    #expect(try await end(task, with: .success(3)).get() == 3)
    stage.advance(400)
    #expect(words == ["Fetching"])
    stage.advance(100)
    #expect(words == ["3 letters"])
    stage.advance(3800)
    #expect(words == ["3 letters"])
    stage.advance(500)
    #expect(words == [])
    #expect(stage.clock.isIdle)
  }

  @Test(
    "without a grace period, the overlay still stays for its minimum time",
    arguments: [Duration.zero, .seconds(-1)])
  func leastWithout(grace: Duration) async throws {
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: attributes, grace: grace
      ) { try await gate.pass() }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(20)
    #expect(try await end(task, with: .success(3)).get() == 3)
    stage.advance(400)
    #expect(words == ["Fetching"])
    stage.advance(500)
    #expect(words == [])
  }

  @Test("an empty result is reported, and the overlay is dismissed", arguments: [true, false])
  func emptyLastWord(succeeds: Bool) async throws {
    var problems: [Problem] = []
    stage.presenter.onProblem = { problems.append($0) }
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: attributes, dismissPolicy: .notDismissible
      ) {
        try await gate.pass()
      } success: { _ in
        .words("")
      } failure: {
        .words("", button: $0.retry(""))
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(1000)
    let id = try #require(stage.presenter.shown.first)
    try await gate.open(with: succeeds ? .success(3) : .failure(Broken()))
    try await stage.clock.wait {
      stage.advance(20)
      return words == []
    }
    let value = try? await stage.clock.value(of: task)
    #expect(value == (succeeds ? 3 : nil))
    #expect(problems == [.emptyUpdate(id)])
  }

  @Test("canceling work dismisses its overlay immediately, regardless of its minimum time")
  func cancelledEarly() async throws {
    var lasting = attributes
    lasting.configuration.minimumTime = .seconds(3)
    let task = Task {
      try await stage.presenter.present(while: .words("Fetching"), using: lasting) {
        try await gate.pass()
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(600)
    #expect(words == ["Fetching"])
    task.cancel()
    _ = try? await stage.clock.value(of: task)
    stage.advance(500)
    #expect(words == [])
  }

  @Test("without a result, the overlay is dismissed after its minimum time")
  func silent() async throws {
    let task = try await work(saysEnd: false)
    stage.advance(320)
    #expect(try await end(task, with: .success(3)).get() == 3)
    stage.advance(400)
    #expect(words == ["Fetching"])
    stage.advance(500)
    #expect(words == [])
  }

  @Test("a failure is shown in the same overlay, and the error is thrown immediately")
  func fails() async throws {
    let task = try await work()
    stage.advance(2000)
    let shown = stage.presenter.shown
    let result = try await end(task, with: .failure(Broken()))
    #expect(throws: Broken.self) { try result.get() }
    stage.advance(100)
    #expect(words == ["Failed"])
    #expect(stage.presenter.shown == shown)
  }

  @Test("work that ends while its overlay waits shows only its result")
  func inLine() async throws {
    var question = OverlayConfiguration.lasting
    question.backdrop = Backdrop()
    let other = stage.present("in front", as: question)
    let task = try await work()
    stage.advance(2000)
    #expect(stage.presenter.waitingCount == 1)
    #expect(try await end(task, with: .success(2)).get() == 2)
    stage.advance(100)
    other.dismiss()
    stage.advance(500)
    #expect(words == ["2 letters"])
  }

  @Test("dismissing the overlay cancels the work")
  func closingCancels() async throws {
    let task = try await work()
    stage.advance(2000)
    _ = stage.presenter.press(.escape)
    stage.advance(500)
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    #expect(words == [])
    #expect(gate.cancellations == 1)
  }

  @Test("dismissing the overlay cancels the work immediately, before the exit ends")
  func closingCancelsAtOnce() async throws {
    let task = try await work()
    stage.advance(2000)
    _ = stage.presenter.press(.escape)
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    #expect(stage.host.visibleTexts.count == 1)
  }

  @Test("work that continues after its overlay is dismissed shows only a failure")
  func closingLetsGoOn() async throws {
    for result in [Result<Int, any Error>.success(1), .failure(Broken())] {
      let task = try await work(dismissPolicy: .continueWork)
      stage.advance(2000)
      _ = stage.presenter.press(.escape)
      stage.advance(500)
      let ended = try await end(task, with: result)
      stage.advance(500)
      if case .success = ended { #expect(words == []) } else { #expect(words == ["Failed"]) }
    }
  }

  @Test("an overlay that isn't dismissible stays until the work ends")
  func closingIsImpossible() async throws {
    let task = try await work(dismissPolicy: .notDismissible)
    stage.advance(2000)
    _ = stage.presenter.press(.escape)
    stage.advance(500)
    #expect(words == ["Fetching"])
    _ = try await end(task, with: .success(1))
    stage.advance(100)
    #expect(words == ["1 letters"])
    _ = stage.presenter.press(.escape)
    stage.advance(500)
    #expect(words == [])
  }

  @Test("canceling the task cancels the work and shows no result")
  func cancelled() async throws {
    let task = try await work()
    stage.advance(2000)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    stage.advance(500)
    #expect(words == [])
    #expect(gate.cancellations == 1)
  }

  @Test("a retry runs in the same overlay, and the call returns the retry's value")
  func retry() async throws {
    let task = try await work(offersRetry: true)
    stage.advance(2000)
    let shown = stage.presenter.shown
    try await failToRetry()
    stage.host.pressButton(0, of: shown[0])
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(100)
    #expect(words == ["Fetching"])
    #expect(stage.presenter.shown == shown)
    #expect(try await end(task, with: .success(5)).get() == 5)
    stage.advance(1000)
    #expect(words == ["5 letters"])
  }

  /// Presses Retry, and waits until the work starts again.
  private func retryNow() async throws {
    try await failToRetry()
    stage.host.pressButton(0, of: stage.presenter.shown[0])
    try await stage.clock.wait { gate.isAwaited }
  }

  @Test("after a retry, the overlay stays for its minimum time again")
  func leastAfterRetry() async throws {
    let task = try await work(offersRetry: true)
    stage.advance(2000)
    try await retryNow()
    #expect(try await end(task, with: .success(5)).get() == 5)
    stage.advance(480)
    #expect(words == ["Fetching"])
    stage.advance(40)
    #expect(words == ["5 letters"])
  }

  @Test("if work is retried before its failure is shown, the failure isn't shown")
  func retryEarly() async throws {
    var retry: OverlayNode.Button?
    let task = Task {
      try await stage.presenter.present(while: .words("Fetching"), using: attributes) {
        try await gate.pass()
      } failure: {
        retry = $0.retry()
        return .words("No connection", button: $0.retry())
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(320)
    try await gate.open(with: .failure(Broken()))
    try await stage.clock.wait { retry != nil }
    retry?.perform(nil)
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(5000)
    #expect(words == ["Fetching"])
    #expect(try await end(task, with: .success(5)).get() == 5)
  }

  @Test("work can be retried repeatedly, and dismissing the overlay cancels the last attempt")
  func retryTwice() async throws {
    let task = try await work(offersRetry: true)
    stage.advance(2000)
    for _ in 1...2 {
      try await retryNow()
      stage.advance(600)
      #expect(words == ["Fetching"])
    }
    _ = stage.presenter.press(.escape)
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    #expect(gate.passes == 3 && gate.cancellations == 1)
    stage.advance(1000)
    #expect(words == [])
  }

  @Test("if the user dismisses a failure that offers to retry, the call throws the error")
  func noRetry() async throws {
    let task = try await work(offersRetry: true)
    stage.advance(2000)
    try await failToRetry()
    _ = stage.presenter.press(.escape)
    stage.advance(1000)
    await #expect(throws: Broken.self) { try await stage.clock.value(of: task) }
  }

  @Test("a failure is shown even if its overlay is dismissed before the minimum time ends")
  func failsThenClosed() async throws {
    let task = try await work(dismissPolicy: .continueWork)
    stage.advance(320)
    _ = try await end(task, with: .failure(Broken()))
    _ = stage.presenter.press(.escape)
    stage.advance(1000)
    #expect(words == ["Failed"])
  }

  @Test("a retry at the moment of cancellation leaves no overlay")
  func retryWhileCancelled() async throws {
    let task = try await work(offersRetry: true)
    stage.advance(2000)
    try await failToRetry()
    stage.host.pressButton(0, of: stage.presenter.shown[0])
    task.cancel()
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    try await stage.clock.wait {
      stage.advance(100)
      return words == []
    }
  }

  @Test("closing the window during the grace period cancels the work")
  func windowClosesEarly() async throws {
    let task = try await work()
    stage.advance(100)
    stage.host.closeWindow()
    await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
  }

  @Test("an overlay that isn't dismissible has no close button")
  func noCloseButton() async throws {
    for dismissPolicy in WorkDismissPolicy.allCases {
      let task = Task {
        try await stage.presenter.present(
          while: .notification(title: "Up"), dismissPolicy: dismissPolicy
        ) {
          try await gate.pass()
        }
      }
      try await stage.clock.wait { gate.isAwaited }
      stage.advance(2000)
      let content = try #require(stage.host.attached[stage.presenter.shown[0]])
      #expect(content.root.buttons.isEmpty == (dismissPolicy == .notDismissible))
      task.cancel()
      _ = try? await stage.clock.value(of: task)
      try await stage.clock.wait {
        stage.advance(100)
        return !stage.presenter.isShowing
      }
    }
  }

  @Test("closing the window ends the call", arguments: WorkDismissPolicy.allCases)
  func windowCloses(_ dismissPolicy: WorkDismissPolicy) async throws {
    let task = try await work(dismissPolicy: dismissPolicy)
    stage.advance(2000)
    stage.host.closeWindow()
    if dismissPolicy == .cancelsWork {
      await #expect(throws: CancellationError.self) { try await stage.clock.value(of: task) }
    } else {
      #expect(try await end(task, with: .success(1)).get() == 1)
    }
  }
}
