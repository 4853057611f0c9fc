/// The unread events of one consumer.
///
/// If there are too many, the oldest are dropped.
final class EventBuffer: Sendable {
  private let limit: Int
  private let state = Locked(State())

  /// Creates an empty buffer.
  ///
  /// A limit below 1 is treated as 1.
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

  /// Sends an event to a waiting task, or stores it and drops the oldest event beyond the limit.
  func add(_ event: PresenterEvent) {
    let waiter: Waiter? = state.withLock { state in
      if !state.waiters.isEmpty { return state.waiters.removeFirst() }
      state.unread.append(event, keeping: limit)
      return nil
    }
    waiter?.continuation.resume(returning: event)
  }

  func removeAll() -> [PresenterEvent] {
    state.withLock { state in
      var events: [PresenterEvent] = []
      while let event = state.unread.popFirst() { events.append(event) }
      return events
    }
  }

  /// Ends the sequence of events.
  ///
  /// The remaining events can still be read.
  func finish() {
    let waiters = state.withLock { state in
      state.isFinished = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.continuation.resume(returning: nil) }
  }

  /// Returns the oldest unread event, and waits for one if necessary.
  ///
  /// Returns `nil` after the last event, or if the task is canceled.
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

  /// Sends the oldest unread event to the waiter, or stores the waiter until there is one.
  private func wait(as waiter: Waiter) {
    let answer: PresenterEvent?? = state.withLock { state in
      // If the task is canceled after this check, its waiter is found and removed.
      if Task.isCancelled { return .some(nil) }
      if let event = state.unread.popFirst() { return event }
      if state.isFinished { return .some(nil) }
      state.waiters.append(waiter)
      return nil
    }
    if let answer { waiter.continuation.resume(returning: answer) }
  }
}

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

  /// Removes and returns the oldest event, with the number of events that were lost before, or
  /// returns `nil` if there is no event.
  mutating func popFirst() -> PresenterEvent? {
    guard var event = events.popFirst() else { return nil }
    event.lostBefore = lost
    lost = 0
    return event
  }
}
