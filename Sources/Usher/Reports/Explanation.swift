internal import UsherCore

/// The words of `Presenter.explain()`.
struct Explanation {
  /// The moment of the explanation.
  let now: Instant
  /// Returns the title of an overlay, such as its name; `nil` if it has none.
  let title: (OverlayID) -> String?

  /// Returns the line about a shown or delayed overlay.
  func line(_ id: OverlayID, _ standing: Standing) -> String {
    "\(name(id)): \(text(standing))"
  }

  /// Returns the line about an overlay in a waiting line: the overlay before, and the reason for
  /// the wait.
  func line(
    _ id: OverlayID, waiting wait: Standing.Wait, place: Int, of count: Int,
    behind other: OverlayID?
  ) -> String {
    var parts = [
      "waiting, place \(place) of \(count)" + (other.map { ", behind \(reference($0))" } ?? "")
    ]
    parts.append(wait.obstacle.map { text($0) } ?? "next in line")
    if wait.wasInterrupted { parts.append("was interrupted by another overlay") }
    if let expiry = wait.expiry { parts.append("expires in \(length(until: expiry))") }
    return "\(name(id)): \(parts.joined(separator: "; "))"
  }

  /// Returns the line about a lane; `nil` for a lane with the default settings.
  func line(_ lane: LaneSnapshot) -> String? {
    var parts: [String] = []
    let (settings, usual) = (lane.settings, LaneSettings())
    if lane.isPaused { parts.append("paused") }
    if settings.capacity != usual.capacity {
      parts.append("up to \(max(settings.capacity, 1)) shown")
    }
    if settings.order != usual.order { parts.append("by \(settings.order)") }
    if settings.overflow != usual.overflow { parts.append("when full: \(settings.overflow)") }
    if settings.waitingLimit != usual.waitingLimit {
      parts.append("at most \(max(settings.waitingLimit, 0)) waiting")
    }
    if settings.gap != usual.gap { parts.append(text(settings.gap)) }
    if settings.arrangement != usual.arrangement { parts.append("\(settings.arrangement)") }
    if let lead = settings.takesTurnsWith, lead != lane.id {
      parts.append("takes turns with lane \(lead.rawValue)")
    }
    return parts.isEmpty ? nil : "lane \(lane.id.rawValue): \(parts.joined(separator: ", "))"
  }

  private func text(_ standing: Standing) -> String {
    switch standing {
    case .delayed(let end): "delayed for \(length(until: end))"
    case .waiting(let wait): wait.obstacle.map { "waiting; " + text($0) } ?? "waiting; next in line"
    case .asked(let admission): "its condition is being asked; \(text(admission))"
    case .measuring(let admission): "being measured; \(text(admission))"
    case .shown(let showing): text(showing)
    case .leaving(.dismissed(let reason)): "leaving; \(reason)"
    case .leaving(.interrupted): "leaving; replaced, and waiting to be shown again"
    }
  }

  private func text(_ showing: Standing.Showing) -> String {
    var parts = ["\(showing.activity)", text(showing.admission)]
    switch showing.timeLeft {
    case .notCounting: parts.append("its countdown has not started")
    case .endless: parts.append("stays until dismissed")
    case .running(let left): parts.append("\(text(left)) left")
    case .held(let left): parts.append("\(text(left)) left, held by \(text(showing.heldBy))")
    }
    if let owed = showing.owed { parts.append("leaves after its minimum time; \(owed)") }
    return parts.joined(separator: "; ")
  }

  private func text(_ admission: Standing.Admission) -> String {
    switch admission {
    case .turn: "its turn came"
    case .replaced(let ids) where ids.isEmpty: "it replaced nothing, as nothing was shown"
    case .replaced(let ids): "it replaced \(references(ids))"
    case .stacked: "it was stacked beside shown overlays"
    case .evicted(let id): "it evicted \(reference(id))"
    }
  }

  private func text(_ obstacle: Standing.Obstacle) -> String {
    switch obstacle {
    case .noViewport: "there is no viewport"
    case .paused: "its lane is paused"
    case .full(let ids): "its lane is full: \(references(ids))"
    case .othersShown(let ids):
      "a lane that takes turns with its lane shows \(references(ids))"
    case .gap(let end): "its lane's gap lasts another \(length(until: end))"
    }
  }

  private func text(_ gap: Gap) -> String {
    switch gap {
    case .constant(let length): "a gap of \(text(length))"
    case .random(let range, _):
      "a gap of \(text(range.lowerBound)) to \(text(range.upperBound))"
    }
  }

  private func text(_ attention: Attention) -> String {
    let signs: [(Attention, String)] = [
      (.touch, "touch"), (.drag, "drag"), (.hover, "hover"), (.focusWithin, "focus within"),
      (.appInactive, "inactive app"), (.keyboardOpen, "open keyboard"),
      (.assistiveTechnology, "assistive technology"),
    ]
    return signs.filter { attention.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private func name(_ id: OverlayID) -> String {
    "overlay \(id.rawValue)" + (title(id).map { " \"\($0)\"" } ?? "")
  }

  private func references(_ ids: [OverlayID]) -> String {
    ids.map { reference($0) }.joined(separator: ", ")
  }

  private func reference(_ id: OverlayID) -> String { "overlay \(id.rawValue)" }

  private func length(until end: Instant) -> String { text(now.duration(to: end)) }

  /// Returns a length of time in whole milliseconds.
  private func text(_ length: Duration) -> String {
    "\(Int((length / .milliseconds(1)).rounded())) ms"
  }
}
