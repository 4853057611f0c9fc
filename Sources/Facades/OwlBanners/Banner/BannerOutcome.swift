internal import Usher

/// How a call of `Banner.enqueue()` ended.
public enum BannerOutcome: Hashable, Sendable, CaseIterable {
  /// It was shown for as long as it was to be.
  case timedOut
  /// A person sent it away.
  case dismissedByUser
  /// The app sent it away while it was shown.
  case dismissed
  /// The app took it back while it waited; it was never shown.
  case cancelled
  /// The banner in line before it has the same style and title, and had not ended; it was not shown.
  case coalesced
  /// Its window closed.
  case windowClosed
  /// There was nothing to show, or no room in line; it was not shown, and `Presenter.onProblem` tells
  /// more.
  case refused

  init(_ outcome: Outcome) {
    switch outcome {
    case .dismissed(let reason): self.init(reason)
    case .refused(let refusal): self.init(refusal)
    case .updated: self = .coalesced
    }
  }

  init(_ reason: DismissReason) {
    switch reason {
    case .timedOut: self = .timedOut
    case .swiped, .overlayTapped, .backdropTapped, .actionTaken, .escapePressed:
      self = .dismissedByUser
    case .requested, .replaced, .evicted: self = .dismissed
    case .cancelled, .superseded, .expired, .declined: self = .cancelled
    case .hostClosed: self = .windowClosed
    }
  }

  private init(_ refusal: Refusal) {
    switch refusal {
    case .duplicate: self = .coalesced
    case .hostClosed: self = .windowClosed
    case .invalid, .emptyContent, .priorityTaken, .higherPriorityShown, .laneFull: self = .refused
    }
  }
}
