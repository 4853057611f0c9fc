public import UsherCore

/// The state of a request, readable at any time.
public enum RequestState: Equatable, Sendable {
  /// The request has not ended: the overlay waits, is shown or leaves.
  case pending(PendingState)
  /// The request has ended, for good.
  case ended(Outcome)

  /// Whether the request has ended.
  public var hasEnded: Bool {
    switch self {
    case .pending: false
    case .ended: true
    }
  }

  /// Whether the overlay waits: for its delay, for its turn, or for its request to be received.
  public var isWaiting: Bool {
    switch self {
    case .pending(.requested), .pending(.delayed), .pending(.waiting), .pending(.checking): true
    case .pending(.measuring), .pending(.shown), .pending(.leaving), .ended: false
    }
  }

  /// Whether the overlay is shown, or about to be shown; false once the overlay's exit has begun.
  public var isShown: Bool {
    switch self {
    case .pending(.measuring), .pending(.shown): true
    case .pending(.requested), .pending(.delayed), .pending(.waiting), .pending(.checking),
      .pending(.leaving), .ended:
      false
    }
  }
}

/// The end of a request.
public enum Outcome: Hashable, Sendable {
  /// The request was accepted, and the overlay has gone for this reason.
  case dismissed(DismissReason)
  /// The request was not accepted.
  case refused(Refusal)
  /// Another overlay of the same name, with this id, took over the request's content and values.
  case updated(OverlayID)
}
