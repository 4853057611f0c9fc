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
