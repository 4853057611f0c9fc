internal import UsherCore

/// The part of a presenter that any thread may use, for calls to the main actor and new ids.
final class Inbox: Sendable {
  let handover = Handover()
  private let requestCount = Locked<UInt64>(0)
  /// The requests that were enqueued and not yet received.
  private let underWay = Locked<Set<OverlayID>>([])

  /// Returns an id that no other request has.
  func mintID() -> OverlayID {
    requestCount.withLock { count in
      count += 1
      return OverlayID(count)
    }
  }

  /// Calls `receive` when the main actor is free.
  ///
  /// Until then, `isUnderWay` is `true` for the request.
  func add(_ id: OverlayID, _ receive: @escaping @MainActor @Sendable () -> Void) {
    underWay.withLock { _ = $0.insert(id) }
    handover.add {
      self.underWay.withLock { _ = $0.remove(id) }
      receive()
    }
  }

  /// Whether a request was enqueued and not yet received.
  func isUnderWay(_ id: OverlayID) -> Bool { underWay.withLock { $0.contains(id) } }

  func hasMinted(_ id: OverlayID) -> Bool {
    id.rawValue > 0 && requestCount.withLock { id.rawValue <= $0 }
  }
}

/// A queue from any thread to the main actor, in order of arrival.
final class Handover: Sendable {
  private let acts = Locked<[@MainActor @Sendable () -> Void]>([])
  /// The calls that the main actor has accepted and not yet made.
  @MainActor private var due = ArrivalQueue<@MainActor @Sendable () -> Void>()

  /// Calls `act` when the main actor is free or in the next `run()`, after this method returns.
  func add(_ act: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = acts.withLock { acts in
      acts.append(act)
      return acts.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor in self.run() }
  }

  /// Makes all remaining calls now.
  @MainActor
  func run() {
    for act in takeAll() { due.append(act) }
    // The calls retain presenters and contents, which are released outside the lock.
    while let act = due.popFirst() { act() }
  }

  private func takeAll() -> [@MainActor @Sendable () -> Void] {
    acts.withLock { acts in
      defer { acts = [] }
      return acts
    }
  }
}
