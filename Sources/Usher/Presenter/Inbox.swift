internal import UsherCore

/// The part of a presenter that any thread may use: calls for the main actor, and ids for requests.
final class Inbox: Sendable {
  /// The queue of calls for the main actor.
  let handover = Handover()
  private let requestCount = Locked<UInt64>(0)
  /// The requests that were enqueued and have yet to be received.
  private let underWay = Locked<Set<OverlayID>>([])

  /// Returns an id that no other request has.
  func mintID() -> OverlayID {
    requestCount.withLock { count in
      count += 1
      return OverlayID(count)
    }
  }

  /// Calls `receive` when the main actor is free, with a request that `isUnderWay` until then.
  func add(_ id: OverlayID, _ receive: @escaping @MainActor @Sendable () -> Void) {
    underWay.withLock { _ = $0.insert(id) }
    handover.add {
      self.underWay.withLock { _ = $0.remove(id) }
      receive()
    }
  }

  /// Whether a request was enqueued and has yet to be received.
  func isUnderWay(_ id: OverlayID) -> Bool { underWay.withLock { $0.contains(id) } }

  /// Whether a request was given this id.
  func hasMinted(_ id: OverlayID) -> Bool {
    id.rawValue > 0 && requestCount.withLock { id.rawValue <= $0 }
  }
}

/// A queue from any thread to the main actor, in order of arrival.
final class Handover: Sendable {
  private let acts = Locked(ArrivalQueue<@MainActor @Sendable () -> Void>())

  /// Calls `act` when the main actor is free, or in the next `run()`, and never before this method
  /// returns.
  func add(_ act: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = acts.withLock { acts in
      acts.append(act)
      return acts.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor in self.run() }
  }

  /// Makes all calls now; inside one of them, the rest of them.
  ///
  /// Calls that are added meanwhile are made when the main actor is free again.
  @MainActor
  func run() {
    var left = acts.withLock { $0.count }
    while left > 0, let act = acts.withLock({ $0.popFirst() }) {
      left -= 1
      act()
    }
    if takeDone() == nil { Task { self.run() } }
  }

  /// Takes the calls that were made out of the empty queue, since they keep the presenter; `nil` if
  /// calls are left.
  private func takeDone() -> ArrivalQueue<@MainActor @Sendable () -> Void>? {
    acts.withLock { queue in
      guard queue.isEmpty else { return nil }
      defer { queue = ArrivalQueue() }
      return queue
    }
  }
}
