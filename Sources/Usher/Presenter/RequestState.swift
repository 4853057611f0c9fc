public import UsherCore

/// The state of a request.
public enum RequestState: Equatable, Sendable {
  /// The request hasn't ended: its overlay waits, is shown, or is leaving.
  case pending(PendingState)
  /// The request has ended.
  case ended(Outcome)

  /// Whether the request has ended.
  public var hasEnded: Bool {
    switch self {
    case .pending: false
    case .ended: true
    }
  }

  /// Whether the overlay waits for its delay or its turn, or the request wasn't received yet.
  public var isWaiting: Bool {
    switch self {
    case .pending(.requested), .pending(.delayed), .pending(.waiting), .pending(.checking): true
    case .pending(.measuring), .pending(.shown), .pending(.leaving), .ended: false
    }
  }

  /// Whether the overlay is shown or about to be shown, and not leaving.
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
  /// The request was accepted, and the overlay ended for this reason.
  case dismissed(DismissReason)
  /// The request was refused for this reason, possibly after its delay, and was never shown.
  case refused(Refusal)
  /// The request updated another overlay with the same name, which has this id.
  case updated(OverlayID)
}
