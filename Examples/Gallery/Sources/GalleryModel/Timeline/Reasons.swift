internal import Usher

/// The short texts of a timeline.
struct Reasons {
  /// Returns a request's title.
  let title: (OverlayID) -> String

  /// Describes the standing of a request, and the reason for it.
  func words(for standing: Standing) -> (state: Timeline.State, reason: String) {
    switch standing {
    case .delayed: (.waiting, "delayed")
    case .waiting(let wait): (.waiting, words(for: wait))
    case .asked: (.waiting, "its condition is asked")
    case .measuring(let admission): (.entering, words(for: admission))
    case .shown(let showing): words(for: showing)
    case .leaving(.dismissed(let reason)): (.leaving, words(for: reason))
    case .leaving(.interrupted): (.leaving, "replaced, will return")
    }
  }

  /// Describes the outcome of a request.
  func words(for outcome: Outcome) -> String {
    switch outcome {
    case .dismissed(let reason): words(for: reason)
    case .refused(let refusal): "refused: \(words(for: refusal))"
    case .updated(let id): "updated \(title(id))"
    }
  }

  private func words(for wait: Standing.Wait) -> String {
    let reason =
      switch wait.obstacle {
      case nil: "next in line"
      case .noViewport: "no window yet"
      case .paused: "the lane is paused"
      case .full(let ids): "behind \(titles(ids))"
      case .othersShown(let ids): "another lane shows \(titles(ids))"
      case .gap: "gap in the lane"
      }
    return wait.wasInterrupted ? "was replaced; \(reason)" : reason
  }

  private func words(for showing: Standing.Showing) -> (state: Timeline.State, reason: String) {
    switch showing.activity {
    case .entering: return (.entering, words(for: showing.admission))
    case .dragged: return (.held, "dragged")
    case .returning: return (.entering, "returns to its place")
    case .resting: break
    }
    switch showing.timeLeft {
    case .notCounting: return (.resting, "")
    case .endless: return (.resting, "until dismissed")
    case .running: return (.resting, showing.owed == nil ? "" : "for its minimum time")
    case .held: return (.held, "held by \(words(for: showing.heldBy))")
    }
  }

  private func words(for admission: Standing.Admission) -> String {
    switch admission {
    case .turn: "its turn came"
    case .replaced(let ids): ids.isEmpty ? "replaces nothing" : "replaces \(titles(ids))"
    case .stacked: "stacked beside others"
    case .evicted(let id): "evicts \(title(id))"
    }
  }

  private func words(for attention: Attention) -> String {
    Attention.signs.filter { attention.contains($0.sign) }
      .map { Control.words($0.name).lowercased() }
      .joined(separator: ", ")
  }

  private func words(for reason: DismissReason) -> String {
    Control.words(reason).lowercased()
  }

  private func words(for refusal: Refusal) -> String {
    switch refusal {
    case .invalid: "invalid value"
    case .emptyContent: "empty content"
    case .duplicate(let id): "duplicate of \(title(id))"
    case .priorityTaken(let id): "same priority as \(title(id))"
    case .higherPriorityShown(let id): "\(title(id)) has a higher priority"
    case .laneFull: "the lane is full"
    case .hostClosed: "the window has closed"
    }
  }

  private func titles(_ ids: [OverlayID]) -> String {
    ids.map { title($0) }.joined(separator: ", ")
  }
}
