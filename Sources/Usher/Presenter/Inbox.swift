internal import UsherCore

/// What has come in from other threads, in the order in which it came, and the ids of requests.
final class Inbox: Sendable {
  private let state = Locked(State())

  private struct State: Sendable {
    var requestCount: UInt64 = 0
    var orders: [Order] = []
  }

  /// Something to be done on the main actor.
  typealias Order = @MainActor @Sendable (Presenter) -> Void

  /// An id that no other request has.
  func mintID() -> OverlayID {
    state.withLock { state in
      state.requestCount += 1
      return OverlayID(state.requestCount)
    }
  }

  /// Whether a request was given this id.
  func hasMinted(_ id: OverlayID) -> Bool {
    id.rawValue > 0 && state.withLock { id.rawValue <= $0.requestCount }
  }

  /// Adds an order; the answer is whether it is the first, so that somebody has to fetch them.
  func add(_ order: @escaping Order) -> Bool {
    state.withLock { state in
      state.orders.append(order)
      return state.orders.count == 1
    }
  }

  /// Takes everything out.
  func takeAll() -> [Order] {
    state.withLock { state in
      defer { state.orders = [] }
      return state.orders
    }
  }
}
