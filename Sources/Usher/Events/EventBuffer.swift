/// The unread events of one consumer: the newest ones, up to a limit.
final class EventBuffer: Sendable {
  private let limit: Int
  private let state = Locked(State())

  /// Makes an empty buffer; a limit below 1 counts as 1.
  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  private struct State {
    var unread = UnreadEvents()
    var isFinished = false
    var waiters: [Waiter] = []
    var waiterCount = 0
  }

  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<PresenterEvent?, Never>
  }

  /// Adds an event: hands it to a task that waits, or keeps it, and drops the oldest if there are
  /// too many.
  func add(_ event: PresenterEvent) {
    let waiter: Waiter? = state.withLock { state in
      if !state.waiters.isEmpty { return state.waiters.removeFirst() }
      state.unread.append(event, keeping: limit)
      return nil
    }
    waiter?.continuation.resume(returning: event)
  }

  /// Removes and returns all unread events.
  func removeAll() -> [PresenterEvent] {
    state.withLock { state in
      var events: [PresenterEvent] = []
      while let event = state.unread.popFirst() { events.append(event) }
      return events
    }
  }

  /// Ends the events: what is left can still be read.
  func finish() {
    let waiters = state.withLock { state in
      state.isFinished = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.continuation.resume(returning: nil) }
  }

  /// Returns the oldest unread event, and waits for one if there is none; `nil` after the end, and
  /// once the task is cancelled.
  func next() async -> PresenterEvent? {
    let number = state.withLock { state in
      state.waiterCount += 1
      return state.waiterCount
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { wait(as: Waiter(number: number, continuation: $0)) }
    } onCancel: {
      let waiter = state.withLock { state in
        state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
      }
      waiter?.continuation.resume(returning: nil)
    }
  }

  /// Hands the oldest unread event to the waiter, or keeps the waiter until there is one.
  private func wait(as waiter: Waiter) {
    let answer: PresenterEvent?? = state.withLock { state in
      // A task that is cancelled later than here is found among the waiters.
      if Task.isCancelled { return .some(nil) }
      if let event = state.unread.popFirst() { return event }
      if state.isFinished { return .some(nil) }
      state.waiters.append(waiter)
      return nil
    }
    if let answer { waiter.continuation.resume(returning: answer) }
  }
}

/// The events of one consumer, of which the oldest are dropped beyond a limit.
private struct UnreadEvents {
  private var events = ArrivalQueue<PresenterEvent>()
  private var lost = 0

  mutating func append(_ event: PresenterEvent, keeping limit: Int) {
    if events.count == limit {
      lost += 1
      _ = events.popFirst()
    }
    events.append(event)
  }

  /// Removes and returns the oldest event, which says how many were lost before it; `nil` if there
  /// is none.
  mutating func popFirst() -> PresenterEvent? {
    guard var event = events.popFirst() else { return nil }
    event.lostBefore = lost
    lost = 0
    return event
  }
}
