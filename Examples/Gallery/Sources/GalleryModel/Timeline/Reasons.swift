@_spi(Inspection) internal import Usher

/// The short texts of a timeline.
struct Reasons {
  private let title: (OverlayID) -> String
  private let texts: PendingStateWords

  init(title: @escaping (OverlayID) -> String) {
    self.title = title
    texts = PendingStateWords(reference: title)
  }

  /// Describes the state of a request, and its reason.
  func words(for pendingState: PendingState) -> (state: Timeline.State, reason: String) {
    switch pendingState {
    case .requested: (.waiting, "requested")
    case .delayed: (.waiting, "delayed")
    case .waiting(let wait):
      (.waiting, (wait.wasInterrupted ? "was replaced; " : "") + texts.text(wait.reason))
    case .checking: (.waiting, "its condition is asked")
    case .measuring(let admission): (.entering, texts.text(admission))
    case .shown(let showing): words(for: showing)
    case .leaving(.dismissed(let reason)): (.leaving, words(for: reason))
    case .leaving(.interrupted): (.leaving, "replaced, will return")
    }
  }

  func words(for outcome: Outcome) -> String {
    switch outcome {
    case .dismissed(let reason): words(for: reason)
    case .refused(let refusal): "refused: \(texts.text(refusal))"
    case .updated(let id): "updated \(title(id))"
    }
  }

  private func words(for showing: PendingState.Showing) -> (state: Timeline.State, reason: String) {
    switch showing.activity {
    case .entering: return (.entering, texts.text(showing.admission))
    case .dragged: return (.held, "dragged")
    case .returning: return (.entering, "returns to its place")
    case .resting: break
    }
    switch showing.timeLeft {
    case .notCounting: return (.resting, "")
    case .endless: return (.resting, "until dismissed")
    case .running: return (.resting, showing.postponed == nil ? "" : "for its minimum time")
    case .paused: return (.held, "held by \(texts.text(showing.pausedBy))")
    }
  }

  private func words(for reason: DismissReason) -> String {
    if case .button(let action) = reason { return "action \(action) taken" }
    return Control.words(reason).lowercased()
  }
}
