public import Usher

/// A clock that advances only when a test advances it.
///
/// Hosts that share a clock wake in the order of their deadlines. If deadlines are equal, they wake
/// in the order of their requests.
///
/// ```swift
/// let clock = ManualClock()
/// let left = HeadlessHost(clock: clock)
/// let right = HeadlessHost(clock: clock)
/// clock.advance(by: .seconds(1))
/// print(left.now == right.now, clock.isIdle)  // true true
/// ```
@MainActor
public final class ManualClock {
  /// The current time.
  public private(set) var now = Instant.origin
  /// The current time, including sleep.
  public var nowWithSleep: Instant { now.advanced(by: asleep) }
  private var asleep = Duration.zero
  /// The date, in seconds since 1970.
  ///
  /// The date starts on 1 January 2026, and advances with the clock and during sleep. Assigning a
  /// value simulates a user who changes the date, and changes nothing else.
  public var secondsSince1970: Double {
    get { start + Instant.origin.duration(to: nowWithSleep) / .seconds(1) }
    set { start += newValue - secondsSince1970 }
  }
  /// The date at the origin of time.
  private var start = 1_767_225_600.0
  /// The time between two frames.
  public let frameInterval: Duration
  private var alarms: [Alarm] = []

  private struct Alarm {
    let owner: ObjectIdentifier
    let due: Instant
    let ring: @MainActor () -> Void
  }

  /// Creates a clock at the origin of time.
  ///
  /// - Parameter frameInterval: The time between two frames. Values below a millisecond are
  ///   replaced by a millisecond.
  public init(frameInterval: Duration = .nanoseconds(16_666_667)) {
    self.frameInterval = max(frameInterval, .milliseconds(1))
  }

  /// Whether no wakeup is scheduled.
  public var isIdle: Bool { alarms.isEmpty }

  /// Advances the time.
  ///
  /// Hosts whose wakeups are due during this time wake at their own deadlines. Negative durations
  /// are treated as zero.
  public func advance(by duration: Duration) {
    let end = now.advanced(by: max(duration, .zero))
    while let index = nextAlarm(dueBy: end) {
      let alarm = alarms.remove(at: index)
      now = max(now, alarm.due)
      alarm.ring()
    }
    // A callback may have advanced the clock further.
    now = max(now, end)
  }

  /// Simulates sleep of the device.
  ///
  /// Sleep advances `nowWithSleep` and the date, but not `now`, and causes no wakeups. Negative
  /// durations are treated as zero.
  public func sleep(for duration: Duration) {
    asleep += max(duration, .zero)
  }

  /// Runs other tasks until `condition` is true, without advancing this clock.
  ///
  /// Use this to wait until the app's tasks have finished something. Then advance the clock.
  ///
  /// ```swift
  /// let task = Task { try await presenter.confirm("Empty the bin?", action: "Empty") }
  /// try await presenter.clock.wait { presenter.isShowing }
  /// presenter.press("Empty")
  /// #expect(try await presenter.clock.value(of: task))
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait, in real time. The wait is longer if the main actor was
  ///     too busy to check the condition a thousand times.
  ///   - file: The file of the wait, for the error.
  ///   - line: The line of the wait, for the error.
  ///   - condition: The condition to wait for. It is checked repeatedly on the main actor.
  /// - Throws: `UnmetCondition` after `limit`, or `CancellationError` if the test is canceled, for
  ///   example by its time limit.
  public func wait(
    atMost limit: Duration = .seconds(10), file: String = #fileID, line: Int = #line,
    until condition: @MainActor () -> Bool
  ) async throws {
    let end = ContinuousClock.now.advanced(by: limit)
    // Other tests may block the main actor for seconds, and the app's tasks can't run during this
    // time.
    var questions = 0
    while !condition() {
      questions += 1
      guard ContinuousClock.now < end || questions < 1000 else {
        throw UnmetCondition(limit: limit, place: "\(file):\(line)")
      }
      // A short sleep leaves the processor to tasks on other threads.
      try await Task.sleep(for: .microseconds(100))
    }
  }

  /// Waits until a task has ended, and returns its value, without advancing this clock.
  ///
  /// If a test awaited the task directly, and the task never ended, the test would never end.
  ///
  /// - Parameters:
  ///   - task: The task to wait for. It is canceled if the wait throws an error.
  ///   - limit: The maximum time to wait, in real time, as in `wait`.
  ///   - file: The file of the wait, for the error.
  ///   - line: The line of the wait, for the error.
  /// - Returns: The task's value.
  /// - Throws: The task's error, `UnmetCondition` after `limit`, or `CancellationError` if the test
  ///   is canceled.
  public func value<Value: Sendable, Failure>(
    of task: Task<Value, Failure>, atMost limit: Duration = .seconds(10), file: String = #fileID,
    line: Int = #line
  ) async throws -> Value {
    var hasEnded = false
    Task {
      _ = await task.result
      hasEnded = true
    }
    do {
      try await wait(atMost: limit, file: file, line: line) { hasEnded }
    } catch {
      task.cancel()
      throw error
    }
    return try await task.value
  }

  /// Replaces the scheduled wakeup of `owner`.
  func schedule(
    _ wakeup: Wakeup, for owner: AnyObject, ring: @escaping @MainActor () -> Void
  ) {
    let owner = ObjectIdentifier(owner)
    alarms.removeAll { $0.owner == owner }
    let due: Instant
    switch wakeup {
    case .never: return
    case .at(let instant): due = instant
    case .nextFrame: due = now.advanced(by: frameInterval)
    }
    alarms.append(Alarm(owner: owner, due: due, ring: ring))
  }

  private func nextAlarm(dueBy end: Instant) -> Int? {
    alarms.indices.filter { alarms[$0].due <= end }.min { alarms[$0].due < alarms[$1].due }
  }
}

/// The error thrown if a condition doesn't become true while a test waits.
public struct UnmetCondition: Error, CustomStringConvertible {
  /// The time limit of the wait.
  public let limit: Duration
  /// The file and the line of the wait.
  public let place: String

  /// The place and the time limit of the wait, as text.
  public var description: String { "\(place): the condition did not hold within \(limit)" }
}
