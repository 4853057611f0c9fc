internal import UsherCore

/// The part of a presenter that any thread may use: calls for the main actor, and ids for requests.
final class Inbox: Sendable {
  /// The queue of calls for the main actor.
  let handover = Handover()
  private let requestCount = Locked<UInt64>(0)

  /// Returns an id that no other request has.
  func mintID() -> OverlayID {
    requestCount.withLock { count in
      count += 1
      return OverlayID(count)
    }
  }

  /// Whether a request was given this id.
  func hasMinted(_ id: OverlayID) -> Bool {
    id.rawValue > 0 && requestCount.withLock { id.rawValue <= $0 }
  }
}

/// A queue from any thread to the main actor, in order of arrival.
final class Handover: Sendable {
  private let acts = Locked<[@MainActor @Sendable () -> Void]>([])

  /// Calls `act` when the main actor is free, and never before this method returns.
  func add(_ act: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = acts.withLock { acts in
      acts.append(act)
      return acts.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor in
      for act in self.removeAll() { act() }
    }
  }

  private func removeAll() -> [@MainActor @Sendable () -> Void] {
    acts.withLock { acts in
      defer { acts = [] }
      return acts
    }
  }
}
