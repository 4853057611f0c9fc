public import UsherCore

extension Presenter {
  /// Returns an explanation of the current state, for developers.
  ///
  /// It has a row for each lane with settings other than the default, for each shown overlay from
  /// back to front, and for each waiting overlay, and for requests that were declined because of
  /// their frequency. The wording may change between releases, so use
  /// `PresentationHandle.state` in code. The complexity is O(n) in the number of overlays.
  public func explain() -> String {
    let explanation = Explanation(
      now: host.now, title: { self.name(of: $0) }, count: { self.handles[$0]?.count ?? 1 })
    var lines: [String] = []
    if !errands.isEmpty { lines.append("some events are left for the next frame") }
    let snapshots = engine.laneIDs.map { engine.snapshot(of: $0) }
    lines += snapshots.compactMap { explanation.row($0) }
    for id in engine.shown {
      if let pendingState = engine.pendingState(of: id, at: host.now) {
        lines.append(explanation.row(id, pendingState))
      }
    }
    for snapshot in snapshots {
      for (index, id) in snapshot.waiting.enumerated() {
        guard case .waiting(let wait) = engine.pendingState(of: id, at: host.now) else { continue }
        lines.append(
          explanation.row(
            id, waiting: wait, place: index + 1, of: snapshot.waiting.count,
            behind: index > 0 ? snapshot.waiting[index - 1] : nil))
      }
      for id in snapshot.delayed {
        if let pendingState = engine.pendingState(of: id, at: host.now) {
          lines.append(explanation.row(id, pendingState))
        }
      }
    }
    for ability in abilities { lines += ability.explanation(in: self) }
    return lines.isEmpty ? "nothing is shown or waiting" : lines.joined(separator: "\n")
  }
}

/// The text of `Presenter.explain()`.
struct Explanation {
  let now: Instant
  /// Returns the title of an overlay, such as its name, or `nil` if it has none.
  let title: (OverlayID) -> String?
  /// Returns the number of requests that an overlay represents.
  let count: (OverlayID) -> Int
  private let words = PendingStateWords()

  init(
    now: Instant, title: @escaping (OverlayID) -> String?,
    count: @escaping (OverlayID) -> Int = { _ in 1 }
  ) {
    self.now = now
    self.title = title
    self.count = count
  }

  func row(_ id: OverlayID, _ pendingState: PendingState) -> String {
    "\(name(id)): \(text(pendingState))"
  }

  /// Returns the row for a waiting overlay, with the previous overlay and the reason for the wait.
  func row(
    _ id: OverlayID, waiting wait: PendingState.Wait, place: Int, of count: Int,
    behind other: OverlayID?
  ) -> String {
    var parts = [
      "waiting, place \(place) of \(count)"
        + (other.map { ", behind \(words.reference($0))" } ?? "")
    ]
    parts.append(text(wait))
    if wait.wasInterrupted { parts.append("was interrupted") }
    if let expiry = wait.expiry { parts.append("expires in \(length(until: expiry))") }
    return "\(name(id)): \(parts.joined(separator: "; "))"
  }

  /// Returns the row for a lane, or `nil` if the lane has the default settings.
  func row(_ lane: LaneSnapshot) -> String? {
    var parts: [String] = []
    let (settings, usual) = (lane.settings, LaneSettings())
    if lane.isPaused { parts.append("paused") }
    if settings.capacity != usual.capacity {
      parts.append("up to \(max(settings.capacity, 1)) shown")
    }
    if settings.order != usual.order { parts.append("by \(settings.order)") }
    if settings.overflow != usual.overflow { parts.append("when full: \(settings.overflow)") }
    if settings.maximumWaiting != usual.maximumWaiting {
      parts.append("at most \(max(settings.maximumWaiting, 0)) waiting")
    }
    if let rate = settings.rate { parts.append(text(rate)) }
    if settings.gap != usual.gap { parts.append(text(settings.gap)) }
    if settings.arrangement != usual.arrangement { parts.append("\(settings.arrangement)") }
    if let lead = settings.takesTurnsWith, lead != lane.id {
      parts.append("takes turns with lane \(lead.words)")
    }
    if settings.showsModalsAbove != usual.showsModalsAbove {
      parts.append("questions and replies wait for their turns")
    }
    if settings.sharesEdges != usual.sharesEdges { parts.append("covers other lanes") }
    return parts.isEmpty ? nil : "lane \(lane.id.words): \(parts.joined(separator: ", "))"
  }

  private func text(_ pendingState: PendingState) -> String {
    switch pendingState {
    case .requested: "not received yet"
    case .delayed(let end): "delayed for \(length(until: end))"
    case .waiting(let wait): "waiting; " + text(wait)
    case .checking(let admission): "its condition is being asked; \(words.text(admission))"
    case .measuring(let admission): "being measured; \(words.text(admission))"
    case .shown(let showing): text(showing)
    case .leaving(.dismissed(let reason)): "leaving; \(reason)"
    case .leaving(.interrupted): "leaving; to be shown again later"
    }
  }

  private func text(_ showing: PendingState.Showing) -> String {
    var parts = ["\(showing.activity)", words.text(showing.admission)]
    switch showing.timeLeft {
    case .notCounting: parts.append("its countdown has not started")
    case .endless: parts.append("stays until dismissed")
    case .running(let left): parts.append("\(text(left)) left")
    case .paused(let left):
      parts.append("\(text(left)) left, held by \(words.text(showing.pausedBy))")
    }
    if let postponed = showing.postponed {
      parts.append("leaves after its minimum time; \(postponed)")
    }
    return parts.joined(separator: "; ")
  }

  /// Returns the reason for a wait, with the remaining time of a gap or quiet.
  private func text(_ wait: PendingState.Wait) -> String {
    let reason = words.text(wait.reason)
    switch wait.reason {
    case .gap(let end), .quiet(_, until: let end?):
      return "\(reason) for another \(length(until: end))"
    case .quiet(_, until: nil): return "\(reason) until the app ends it"
    case nil, .notVisible, .noViewport, .paused, .questions, .full, .othersShown: return reason
    }
  }

  private func text(_ rate: Rate) -> String {
    let excess =
      switch rate.excess {
      case .summarize: "summarized"
      case .refuse: "refused"
      }
    return "at most \(max(rate.count, 1)) entering within \(text(max(rate.time, .zero))), "
      + "and what is beyond \(excess)"
  }

  private func text(_ gap: Gap) -> String {
    switch gap {
    case .constant(let length): "a gap of \(text(length))"
    case .random(let range, _):
      "a gap of \(text(range.lowerBound)) to \(text(range.upperBound))"
    }
  }

  private func name(_ id: OverlayID) -> String {
    let count = count(id)
    return words.reference(id) + (title(id).map { " \"\($0)\"" } ?? "")
      + (count > 1 ? ", for \(count) requests" : "")
  }

  private func length(until end: Instant) -> String { text(now.duration(to: end)) }

  /// Returns a duration in whole milliseconds.
  private func text(_ length: Duration) -> String {
    "\(Int((length / .milliseconds(1)).rounded())) ms"
  }
}

extension OverlayPosition: CustomStringConvertible {
  /// The placement as text, such as "top" or "bottom trailing".
  public var description: String {
    switch (vertical, horizontal) {
    case (.center, .center): "center"
    case (.center, _): "\(horizontal)"
    case (_, .center): "\(vertical)"
    case (.top, _), (.bottom, _): "\(vertical) \(horizontal)"
    }
  }
}
