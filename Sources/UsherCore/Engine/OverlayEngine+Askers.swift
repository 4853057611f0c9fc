// Requests that the work of an overlay makes, for example a question during a download. That
// overlay is an asker of the request, because its work may wait for the request to end.

extension WaitingLine.Entry {
  /// The precedence that is used at the request's turn.
  ///
  /// For a restored request, it is `queue`, because the request must not replace overlays again.
  var precedence: Precedence { isRestored ? .queue : overlay.precedence }
}

extension OverlayEngine {
  /// Whether an overlay must wait because an overlay that its work requested is shown.
  func isWaitingForShown(_ id: OverlayID) -> Bool {
    for index in presentations.indices where presentations[index].overlay.askers.contains(id) {
      return true
    }
    return false
  }

  /// Returns the shown overlays that an overlay's work requested, back to front.
  func shownRequests(ofWorkOf id: OverlayID) -> [OverlayID] {
    presentations.filter { $0.overlay.askers.contains(id) }.map { $0.id }
  }

  /// Shows kept requests made by the work of overlays, in order of arrival, while there are free
  /// places.
  mutating func releaseAsked() {
    while let (entry, lane) = nextAsked {
      _ = lanes[lane].delayed.remove(entry.id)
      expiries.remove(entry.id)
      enterNow(entry, lane: lane)
    }
  }

  private var nextAsked: (entry: WaitingLine.Entry, lane: Lane.Index)? {
    guard canShow else { return nil }
    var next: (entry: WaitingLine.Entry, lane: Lane.Index)?
    for lane in lanes.indices where lanes[lane].delayed.count > 0 {
      let first = lanes[lane].delayed.inOrder.first {
        !$0.overlay.askers.isEmpty && isKept($0) && !mustBeKept($0, lane: lane)
      }
      guard let first else { continue }
      if let next, next.entry.turn(by: .arrival) < first.turn(by: .arrival) { continue }
      next = (first, lane)
    }
    return next
  }

  /// Returns the indices of a lane's staying overlays on a floor that are in front of all askers.
  ///
  /// If all askers are exiting or aren't shown, the result contains all staying overlays on the
  /// floor.
  func staying(
    in lane: LaneID, on floor: Floor, above askers: [OverlayID]
  ) -> [Presentation.Index] {
    let staying = staying(in: lane, on: floor)
    guard let asker = front(of: askers) else { return staying }
    return staying.filter { $0 > asker }
  }

  /// Whether a request that an overlay's work made may have its turn.
  ///
  /// While an asker is shown, only messages that the same work requested use places. The request
  /// must not wait for any other overlay. Otherwise, both might wait forever, because that overlay
  /// may be waiting for the asker.
  func hasPlace(fromWork entry: WaitingLine.Entry, lane: Lane.Index) -> Bool {
    let overlay = entry.overlay
    guard !lanes[lane].isPaused, !isQuiet(overlay) else { return false }
    let replaces: Bool
    switch entry.precedence {
    case .stack: return true
    case .replace: replaces = true
    case .queue: replaces = false
    }
    if front(of: overlay.askers) != nil {
      return replaces || messagesInPlace(of: overlay, in: lane).isEmpty
    }
    let floor = lanes[lane].settings.floor(of: overlay)
    return questions(above: overlay.priority, on: floor, inGroupOf: lane).isEmpty
      && (places(leftIn: lane, on: floor) > 0
        || replaces && !staying(in: overlay.lane, on: floor).isEmpty
        || !replaces && evicted(byWork: entry, lane: lane) != nil)
  }

  /// Returns the messages that leave no place for a request from the same work, back to front.
  ///
  /// These are the messages that the same work requested on the same floor. The result is empty if
  /// there are fewer messages than the lane's capacity, or if the request is a question.
  func messagesInPlace(of overlay: OverlayConfiguration, in lane: Lane.Index) -> [OverlayID] {
    guard !overlay.asks else { return [] }
    let floor = lanes[lane].settings.floor(of: overlay)
    let messages = presentations.filter {
      $0.overlay.lane == overlay.lane && floor.holds($0.floor) && !$0.overlay.asks
        && $0.overlay.askers.last == overlay.askers.last
    }
    return messages.count < lanes[lane].capacity ? [] : messages.map { $0.id }
  }

  /// Returns the index of the front staying overlay among `askers`, or `nil` if there is none.
  func front(of askers: [OverlayID]) -> Presentation.Index? {
    askers.isEmpty
      ? nil : presentations.lastIndex { $0.phase.isStaying && askers.contains($0.id) }
  }
}
