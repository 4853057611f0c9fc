import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The manual clock")
struct ManualClockTests {
  @Test("a clock is at the origin until it's advanced")
  func stands() {
    let clock = ManualClock()
    #expect(clock.now == .origin)
    #expect(clock.isIdle)
    clock.advance(by: .seconds(2))
    #expect(clock.now == Instant(nanoseconds: 2_000_000_000))
  }

  @Test("a clock never runs backward", arguments: [Duration.seconds(-1), .nanoseconds(-1), .zero])
  func negative(_ duration: Duration) {
    let clock = ManualClock()
    clock.advance(by: .seconds(1))
    clock.advance(by: duration)
    #expect(clock.now == Instant(nanoseconds: 1_000_000_000))
  }

  @Test("a clock doesn't run backward if a callback advances it further")
  func advancedInside() {
    let stage = Stage()
    stage.present(
      "brief", as: .brief,
      lifecycle: Lifecycle(willDismiss: { stage.clock.advance(by: .seconds(20)) }))
    stage.clock.advance(by: .seconds(2))
    #expect(stage.clock.now >= Instant(nanoseconds: 21_000_000_000))
  }

  @Test("frames are at least a millisecond apart", arguments: [Duration.zero, .seconds(-1)])
  func frameInterval(_ interval: Duration) {
    #expect(ManualClock(frameInterval: interval).frameInterval == .milliseconds(1))
  }

  @Test("hosts with a shared clock wake in the order of their deadlines, on time")
  func deadlineOrder() {
    let clock = ManualClock()
    let journal = Journal()
    let stages = [3, 1, 2].map { seconds in
      let stage = Stage(clock: clock)
      stage.present(
        "\(seconds)", as: .resting(seconds: seconds),
        lifecycle: Lifecycle(willDismiss: {
          journal.note("\(seconds) at \(clock.now.nanoseconds / 1_000_000)")
        }))
      return stage
    }
    clock.advance(by: .milliseconds(20))
    #expect(stages.allSatisfy { $0.host.wakeup != .nextFrame })
    clock.advance(by: .seconds(10))
    #expect(journal.lines == ["1 at 1000", "2 at 2000", "3 at 3000"])
  }

  @Test("hosts due at the same moment wake in the order of their requests")
  func ties() {
    let clock = ManualClock()
    let journal = Journal()
    let stages = ["A", "B", "C"].map { name in
      let stage = Stage(clock: clock)
      stage.present(
        name, as: .resting(seconds: 1), lifecycle: Lifecycle(willDismiss: { journal.note(name) }))
      return stage
    }
    clock.advance(by: .seconds(10))
    #expect(journal.lines == ["A", "B", "C"])
    #expect(stages.allSatisfy { $0.host.wakeup == .never })
    #expect(clock.isIdle)
  }

  @Test("if a host wakes another host, both run in the same advance")
  func startedOnTheWay() {
    let clock = ManualClock()
    let journal = Journal()
    let other = Stage(clock: clock)
    let stage = Stage(clock: clock)
    stage.present(
      "first", as: .brief,
      lifecycle: Lifecycle(didDismiss: { _ in
        other.present("second", as: .brief, lifecycle: journal.lifecycle("second"))
      }))
    clock.advance(by: .seconds(5))
    #expect(journal.lines.last == "second didDismiss timedOut")
    #expect(clock.isIdle)
  }

  @Test("one long advance has the same effects as many short ones")
  func steps() {
    let journals = [[6000], Array(repeating: 7, count: 858)].map { steps in
      let stage = Stage()
      let journal = Journal()
      for name in ["A", "B", "C"] {
        stage.present(name, as: .brief, lifecycle: journal.lifecycle(name))
      }
      for step in steps { stage.advance(step) }
      return journal.lines + [stage.host.transcript.description]
    }
    #expect(journals[0] == journals[1])
    #expect(journals[0].count == 13)
  }

  @Test("waiting lets tasks on any thread run, and doesn't change the time")
  func wait() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(1))
    let elsewhere = Task.detached { 7 }
    var result: Int?
    Task { result = await elsewhere.value }
    try await clock.wait { result == 7 }
    #expect(clock.now == .origin.advanced(by: .seconds(1)))
  }

  @Test(
    "waiting for a condition that never holds ends at the limit or with its task",
    .timeLimit(.minutes(10)))
  func vainWait() async {
    let clock = ManualClock()
    await #expect(throws: UnmetCondition.self) {
      try await clock.wait(atMost: .milliseconds(1)) { false }
    }
    let task = Task { try await clock.wait(atMost: .seconds(3600)) { false } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("waiting for a task returns its value or error, and a canceled wait cancels the task")
  func task() async throws {
    let clock = ManualClock()
    #expect(try await clock.value(of: Task { 7 }) == 7)
    await #expect(throws: RefusedQuestion.self) {
      try await clock.value(of: Task { throw RefusedQuestion(refusal: .hostClosed) })
    }
    let endless = Task { try await Task.sleep(for: .seconds(3600)) }
    let wait = Task { try await clock.value(of: endless) }
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
    #expect(endless.isCancelled)
  }
}

extension OverlayConfiguration {
  /// An overlay without an entrance that is dismissed after a number of seconds.
  fileprivate static func resting(seconds: Int) -> OverlayConfiguration {
    OverlayConfiguration(
      lifetime: .timed(.seconds(seconds)), entrance: OverlayTransition(), exit: .tenth)
  }
}
