public import UsherCore

/// The current state of a request, readable at any time; final once the request has ended.
public enum Fate: Hashable, Sendable {
  /// The request has not been handled yet, as when it was made inside a callback.
  case requested
  /// The overlay's delay has not ended.
  case delayed
  /// The overlay waits for its turn, for the first time or again after another overlay took its
  /// place.
  case waiting
  /// The overlay's turn has come, and `Lifecycle.shouldPresent` is asked.
  case asked
  /// The overlay is shown, or about to be shown.
  case shown
  /// The overlay's exit is under way.
  case leaving
  /// The request was accepted, and the overlay has gone for this reason.
  case dismissed(DismissReason)
  /// The request was not accepted.
  case refused(Refusal)
  /// Another overlay of the same name, with this id, took over the request's content and values.
  case updated(into: OverlayID)

  init(_ outcome: Outcome) {
    switch outcome {
    case .dismissed(let reason): self = .dismissed(reason)
    case .refused(let refusal): self = .refused(refusal)
    case .updated(let id): self = .updated(into: id)
    }
  }

  init(_ standing: Standing) {
    switch standing {
    case .delayed: self = .delayed
    case .waiting: self = .waiting
    case .asked: self = .asked
    case .measuring, .shown: self = .shown
    case .leaving: self = .leaving
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
