import UsherCore

// Requests from inside the work of other overlays.

extension AdmissionModel {
  func isFromWork(_ request: ModelRequest) -> Bool { !request.overlay.askers.isEmpty }

  /// Whether an overlay is shown that this request's work asked for.
  func waitsForShown(_ request: ModelRequest) -> Bool {
    shown.contains { $0.overlay.askers.contains(request.id) }
  }

  /// The overlays shown in front of the request's askers, or all if no asker is shown.
  func shownAboveAskers(of request: ModelRequest) -> [ModelRequest] {
    let front = shown.lastIndex { $0.stays && request.overlay.askers.contains($0.id) }
    return Array(shown[(front.map { $0 + 1 } ?? 0)...])
  }

  /// Whether a request from work finds a place.
  ///
  /// It is above its askers, where only messages of the same work take places, or in its lane if no
  /// asker is shown.
  func hasPlaceAboveAskers(_ request: ModelRequest) -> Bool {
    let (lane, overlay) = (lane(request.lane), request.overlay)
    if lane.isPaused || isQuiet(overlay) { return false }
    if request.precedence == .stack { return true }
    let replaces = if case .replace = request.precedence { true } else { false }
    if shown.contains(where: { $0.stays && overlay.askers.contains($0.id) }) {
      let messages = rivals(of: overlay, among: shown(in: lane.id)).filter {
        !asks($0.overlay) && $0.overlay.askers.last == overlay.askers.last
      }
      return replaces || asks(overlay) || messages.count < lane.capacity
    }
    if isBehindQuestion(overlay) { return false }
    let canReplace = replaces && !rivals(of: overlay, among: staying(in: lane.id)).isEmpty
    return canReplace || places(for: overlay, in: lane) > 0
      || !replaces && evictedByWork(of: request, in: lane) != nil
  }

  /// The overlay that a request from work evicts, if no asker stays.
  private func evictedByWork(of request: ModelRequest, in lane: ModelLane) -> ModelRequest? {
    let overlay = request.overlay
    guard lane.settings.overflow == .dismissOldest, !request.gaveWay,
      !shown.contains(where: { $0.stays && overlay.askers.contains($0.id) })
    else { return nil }
    let staying = rivals(of: overlay, among: staying(in: lane.id))
    let exiting = rivals(of: overlay, among: shown(in: lane.id)).count - staying.count
    if places(for: overlay, in: lane) + exiting > 0 { return nil }
    return staying.first { $0.overlay.isEvictable && $0.overlay.priority <= overlay.priority }
  }

  func takePlace(_ request: ModelRequest, in lane: ModelLane) {
    if let evicted = evictedByWork(of: request, in: lane) { sendAway(evicted, .evicted) }
    giveTurn(request)
  }

  /// Gives turns to the kept requests from work, the first that finds a place before the others.
  func releaseAsked() {
    guard canShow else { return }
    while true {
      let kept = waiting.filter { $0.stage == .kept && isFromWork($0) && !mustBeKept($0) }
      guard let next = kept.min(by: { goesBefore($0, $1, by: .arrival) }) else { return }
      waiting.removeAll { $0 === next }
      next.expiry = nil
      enter(next)
    }
  }
}
