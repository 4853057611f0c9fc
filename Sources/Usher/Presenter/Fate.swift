public import UsherCore

/// What has become of a request so far; readable at any time, and for ever once it has ended.
public enum Fate: Hashable, Sendable {
  /// It was asked for and not taken up yet, as from inside a callback.
  case requested
  /// Its delay has not ended.
  case delayed
  /// It stands in line, for the first time or again after another one took its place.
  case waiting
  /// Its turn has come, and its client is asked.
  case asked
  /// It is shown, or about to be.
  case shown
  /// It is on its way out.
  case leaving
  /// It was accepted, and it is gone for this reason.
  case dismissed(DismissReason)
  /// It was not accepted.
  case refused(Refusal)
  /// An overlay of the same name took over its content and values.
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
