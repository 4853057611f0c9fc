internal import UsherCore

/// What has come in from other threads, and the ids of requests.
final class Inbox: Sendable {
  /// What is to be done on the main actor, in the order in which it came.
  let handover = Handover()
  private let requestCount = Locked<UInt64>(0)

  /// An id that no other request has.
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
