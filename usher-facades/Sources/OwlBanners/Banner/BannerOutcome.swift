#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The outcome of a call to `Banner.enqueue()`.
public enum BannerOutcome: Hashable, Sendable, CaseIterable {
  /// The banner's display time ended.
  case timedOut
  /// The user dismissed the banner.
  case dismissedByUser
  /// The app dismissed the banner while it was shown.
  case dismissed
  /// The app removed the banner from the queue before it was shown.
  case cancelled
  /// The banner wasn't shown, because the previous pending banner has the same style and title.
  case coalesced
  /// The banner's window closed.
  case windowClosed
  /// The banner wasn't shown, because it has no content or the queue is full.
  ///
  /// `Presenter.onProblem` reports details.
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
    case .swipe, .tap, .backdropTap, .button, .escape:
      self = .dismissedByUser
    case .programmatic, .replaced, .evicted, .ownerGone, .anchorGone: self = .dismissed
    case .cancelled, .superseded, .expired, .declined, .summarized, .suppressed: self = .cancelled
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
#endif
