import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Outcomes")
struct OutcomeTests {
  @Test("when didDismiss is called, the result is known and the content is released")
  func resultInCallback() {
    let stage = Stage()
    var handle: PresentationHandle?
    var seen: (result: Outcome?, isKept: Bool)?
    handle = stage.present(
      "brief", as: .brief,
      lifecycle: Lifecycle(didDismiss: { _ in
        seen = (handle?.result, handle.flatMap { stage.presenter.content(of: $0.id) } != nil)
      }))
    stage.advance(2000)
    #expect(seen?.result == .dismissed(.timedOut))
    #expect(seen?.isKept == false)
  }

  @Test("several tasks can await an outcome, and all receive it")
  func awaitedBefore() async throws {
    let stage = Stage()
    let handle = stage.present("hello")
    var started = 0
    let tasks = (0..<3).map { _ in
      Task {
        started += 1
        return await handle.outcome
      }
    }
    try await stage.clock.wait { started == 3 }
    #expect(handle.result == nil)
    handle.dismiss()
    stage.advance(300)
    var outcomes: [Outcome] = []
    for task in tasks { outcomes.append(try await stage.clock.value(of: task)) }
    #expect(outcomes == Array(repeating: .dismissed(.programmatic), count: 3))
  }

  @Test("an outcome is available immediately after the end, any number of times")
  func awaitedAfter() async throws {
    let stage = Stage()
    let handle = stage.present("hello", as: .brief)
    stage.advance(2000)
    #expect(handle.result == .dismissed(.timedOut))
    #expect(await handle.outcome == .dismissed(.timedOut))
    #expect(await handle.outcome == .dismissed(.timedOut))
  }

  @Test("a refused request's outcome is available immediately")
  func refused() async throws {
    let stage = Stage()
    let handle = stage.present("")
    #expect(await handle.outcome == .refused(.emptyContent))
  }

  @Test("if a request is refused inside a callback, its outcome is available afterward")
  func refusedLater() async throws {
    let stage = Stage()
    var refused: PresentationHandle?
    var early: Outcome?
    stage.present(
      "hello",
      lifecycle: Lifecycle(willPresent: { [unowned stage] in
        refused = stage.present(
          "bad", as: OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(0))))
        early = refused?.result
      }))
    #expect(early == nil)
    let error = ConfigurationError.outOfRange(
      .maximumWidth, 0, 1...Double.greatestFiniteMagnitude)
    #expect(await refused?.outcome == .refused(.invalid(error)))
  }

  @Test("a canceled task dismisses its overlay and waits until it's removed")
  func canceledTask() async throws {
    let stage = Stage()
    let handle = stage.present("hello")
    let task = Task { await handle.outcome }
    task.cancel()
    try await stage.clock.wait { !stage.presenter.isShowing(handle.id) || handle.isLeaving }
    #expect(handle.result == nil)
    stage.advance(300)
    #expect(try await stage.clock.value(of: task) == .dismissed(.programmatic))
  }

  @Test("if an overlay stays despite cancellation, a canceled task waits for its end")
  func canceledObserver() async throws {
    let stage = Stage()
    let handle = stage.present("hello")
    handle.dismissesOnCancellation = false
    var hasBegun = false
    let task = Task {
      hasBegun = true
      return await handle.outcome
    }
    try await stage.clock.wait { hasBegun }
    task.cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(stage.presenter.isShowing(handle.id) && !handle.isLeaving)
    handle.dismiss()
    stage.advance(300)
    #expect(try await stage.clock.value(of: task) == .dismissed(.programmatic))
  }

  @Test("a result is nil until the exit ends")
  func result() {
    let stage = Stage()
    let handle = stage.present("hello")
    stage.advance(200)
    handle.dismiss()
    stage.advance(50)
    #expect(handle.result == nil)
    stage.advance(100)
    #expect(handle.result == .dismissed(.programmatic))
  }

  @Test("releasing a handle has no effect")
  func droppedHandle() {
    let stage = Stage()
    let journal = Journal()
    stage.present("hello", as: .brief, lifecycle: journal.lifecycle("A"))
    stage.advance(2000)
    #expect(
      journal.lines == [
        "A willPresent", "A didPresent", "A willDismiss", "A didDismiss timedOut",
      ])
  }
}

extension PresentationHandle {
  fileprivate var isLeaving: Bool {
    if case .pending(.leaving) = state { true } else { false }
  }
}
