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
    case .asked: (.waiting, "asked whether it wants its turn")
    case .measuring(let admission): (.entering, words(for: admission))
    case .shown(let showing): words(for: showing)
    case .leaving(.dismissed(let reason)): (.leaving, words(for: reason))
    case .leaving(.interrupted): (.leaving, "gives way, comes back")
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
      case nil: "goes next"
      case .noViewport: "there is no window yet"
      case .paused: "the lane is paused"
      case .full(let ids): "behind \(titles(ids))"
      case .othersShown(let ids): "another lane shows \(titles(ids))"
      case .gap: "the lane leaves a gap"
      }
    return wait.wasInterrupted ? "gave way; \(reason)" : reason
  }

  private func words(for showing: Standing.Showing) -> (state: Timeline.State, reason: String) {
    switch showing.activity {
    case .entering: return (.entering, words(for: showing.admission))
    case .dragged: return (.held, "dragged")
    case .returning: return (.entering, "goes back")
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
    case .stacked: "comes beside the others"
    case .evicted(let id): "\(title(id)) makes room"
    }
  }

  private func words(for attention: Attention) -> String {
    let words = Attention.signs.filter { attention.contains($0.sign) }.map { sign, name in
      sign == .appInactive ? "a window behind others" : Control.words(name).lowercased()
    }
    return words.joined(separator: ", ")
  }

  private func words(for reason: DismissReason) -> String {
    Control.words(reason).lowercased()
  }

  private func words(for refusal: Refusal) -> String {
    switch refusal {
    case .invalid: "a value cannot be used"
    case .emptyContent: "nothing to show"
    case .duplicate(let id): "like \(title(id))"
    case .priorityTaken(let id): "of the priority of \(title(id))"
    case .higherPriorityShown(let id): "\(title(id)) is more important"
    case .laneFull: "the lane is full"
    case .hostClosed: "the window has closed"
    }
  }

  private func titles(_ ids: [OverlayID]) -> String {
    ids.map { title($0) }.joined(separator: ", ")
  }
}
