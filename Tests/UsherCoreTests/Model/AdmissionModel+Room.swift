import UsherCore

// Lists with more overlays than fit.

extension AdmissionModel {
  /// Stops the countdowns of what a list has no room for, and lets the others go on.
  func followRoom() {
    for lane in lanes {
      // What lies beside an anchor is in no list.
      for request in shown(in: lane.id) where request.overlay.anchor != nil && request.isOutOfRoom {
        request.isOutOfRoom = false
        if request.stage == .resting { reconsiderCountdown(request) }
      }
      let up = shown(in: lane.id).filter {
        $0.isUp && $0.overlay.drawing == .host && $0.overlay.anchor == nil
      }
      let questions = up.filter { goesAbove($0) }
      // What replies for a while lies beside the list.
      let replies = up.filter {
        kind(of: $0) == .repliesForAWhile && lane.settings.showsQuestionsAbove
      }
      let others = up.filter { one in !(questions + replies).contains { $0 === one } }
      for list in [questions, replies, others] {
        let seen = seen(of: list.reversed(), in: lane)
        for request in list {
          let isOutOfRoom = !seen.contains { $0 === request }
          guard isOutOfRoom != request.isOutOfRoom else { continue }
          request.isOutOfRoom = isOutOfRoom
          if request.stage == .resting { reconsiderCountdown(request) }
        }
      }
    }
  }

  /// The overlays of a list that are seen: the page with the keyboard focus, or else the first.
  private func seen(of list: [ModelRequest], in lane: ModelLane) -> [ModelRequest] {
    guard case .list(let spacing) = lane.settings.arrangement, let latest = list.first,
      let viewport
    else { return list }
    // From the top of the latest one, in the middle, to the margin at the bottom.
    let room = viewport.size.height / 2 - 10 + latest.height / 2
    var pages: [[ModelRequest]] = [[]]
    for request in list {
      let page = pages[pages.count - 1] + [request]
      let length = page.reduce(-spacing) { $0 + $1.height + spacing }
      if length > room + 0.5, page.count > 1 {
        pages.append([request])
      } else {
        pages[pages.count - 1] = page
      }
    }
    return pages.first { $0.contains { $0.attention.contains(.focusWithin) } } ?? pages[0]
  }
}
