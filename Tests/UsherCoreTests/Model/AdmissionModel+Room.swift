import UsherCore

// Lists with more overlays than fit.

extension AdmissionModel {
  /// Stops the countdowns of overlays that don't fit in a list, and resumes the others.
  func followRoom() {
    for lane in lanes {
      // Overlays with anchors aren't in a list.
      for request in shown(in: lane.id) where request.overlay.anchor != nil && request.isOutOfRoom {
        request.isOutOfRoom = false
        request.shared = []
        if request.stage == .resting { reconsiderCountdown(request) }
      }
      let up = shown(in: lane.id).filter {
        $0.isUp && $0.overlay.drawing == .host && $0.overlay.anchor == nil
      }
      let leaving = shown(in: lane.id).filter { $0.isExiting }
      let hasFloors = lane.settings.showsModalsAbove
      var still: [ModelStill] = []
      for floor in ModelStill.Floor.allCases {
        let list = up.reversed().filter { self.floor(of: $0, in: lane) == floor }
        let spacing = spacing(of: floor, in: lane)
        // The model doesn't know the motions to other places in a list.
        isBeyondTheModel =
          isBeyondTheModel || floor == .replies && list.count > 1 && !reducesMotion
        let leaving = leaving.filter { self.floor(of: $0, in: lane) == floor }
        let known = lane.still.first { $0.floor == floor && $0.hasFloors == hasFloors }
        var rows = known?.rows ?? []
        bringUpToDate(&rows, list, leaving: leaving)
        let rests =
          rows.contains { $0.slot == .gone } || leaving.contains { $0.attention.contains(.hover) }
        var seen = seen(of: list, spacing)
        let looks = list.reduce(into: rests ? Attention.hover : []) {
          $0.formUnion($1.attention.intersection([.hover, .focusWithin, .touch, .drag]))
        }
        if !list.isEmpty, !looks.isEmpty {
          let start = place(list, in: &rows, from: known?.start, unlessAnew: seen, spacing)
          still.append(
            ModelStill(floor: floor, hasFloors: hasFloors, start: start, rows: rows))
          seen = list.filter { request in
            !rows.contains { $0.id == request.id && $0.slot == .hidden }
          }
        }
        for request in list {
          let isOutOfRoom = !seen.contains { $0 === request }
          let shared = isOutOfRoom && kind(of: request) == .replies ? looks : []
          guard isOutOfRoom != request.isOutOfRoom || shared != request.shared else { continue }
          request.isOutOfRoom = isOutOfRoom
          request.shared = shared
          if request.stage == .resting { reconsiderCountdown(request) }
        }
      }
      lane.still = still
    }
  }

  /// The list of its lane that contains a request.
  private func floor(of request: ModelRequest, in lane: ModelLane) -> ModelStill.Floor {
    if goesAbove(request) { return .questions }
    guard lane.settings.showsModalsAbove else { return .others }
    return switch (kind(of: request), lane.settings.arrangement) {
    case (.offersUndo, _): .undoOffers
    case (.replies, .layered): .replies
    case (.replies, .list), (.replies, .collapsed), (.asks, _), (.informs, _): .others
    }
  }

  /// The distance between the overlays of a list, or `nil` if they are layered.
  private func spacing(of floor: ModelStill.Floor, in lane: ModelLane) -> Double? {
    switch (lane.settings.arrangement, floor) {
    case (.list(let spacing), _): spacing
    case (_, .replies): 8
    case (_, .questions), (_, .undoOffers), (_, .others): nil
    }
  }

  private func isAttended(_ request: ModelRequest) -> Bool {
    !request.attention.isDisjoint(with: [.hover, .focusWithin, .touch, .drag])
  }

  /// Updates the list after overlays exit or return, and forgets its places if it is laid out
  /// again.
  private func bringUpToDate(
    _ rows: inout [(id: OverlayID, slot: ModelStill.Slot)], _ list: [ModelRequest],
    leaving: [ModelRequest]
  ) {
    var isAnew = list.contains { asks($0.overlay) }
    let isSteady = list.contains {
      !$0.attention.isDisjoint(with: [.focusWithin, .touch, .drag])
    }
    var current: [(id: OverlayID, slot: ModelStill.Slot)] = []
    for (id, slot) in rows {
      let member = list.first { $0.id == id }
      let leaver = leaving.first { $0.id == id }
      switch slot {
      case .seen(let place), .left(let place):
        if let leaver {
          current.append((id, leaver.attention.contains(.hover) ? .left(place) : .seen(place)))
        } else if member != nil {
          current.append((id, .seen(place)))
        } else if slot == .left(place) {
          current.append((id, .gone))
          if !isSteady { isAnew = true }
        }
      case .hidden:
        guard let member else { break }
        current.append((id, slot))
        if isAttended(member) { isAnew = true }
      case .gone:
        if member == nil { current.append((id, slot)) }
      }
    }
    if isAnew { current.removeAll { row in list.contains { $0.id == row.id } } }
    rows = current
  }

  /// Gives each overlay of a list that keeps its places a slot, and returns the start of the list.
  private func place(
    _ list: [ModelRequest], in rows: inout [(id: OverlayID, slot: ModelStill.Slot)],
    from known: Double?, unlessAnew seen: [ModelRequest], _ spacing: Double?
  ) -> Double {
    let start = known ?? 0
    var placed = rows
    for request in list where !placed.contains(where: { $0.id == request.id }) {
      let taken = placed.compactMap { row -> Int? in
        switch row.slot {
        case .left(let place): place
        case .seen(let place): list.contains { $0.id == row.id } ? place : nil
        case .gone, .hidden: nil
        }
      }
      let free = (0...).first { !taken.contains($0) } ?? 0
      placed.append(
        (request.id, free < fitting(list, from: start, spacing) ? .seen(free) : .hidden))
    }
    let isSeen = placed.contains { row in
      if case .seen = row.slot { list.contains { $0.id == row.id } } else { false }
    }
    guard isSeen, rows.contains(where: { row in list.contains { $0.id == row.id } }) else {
      rows.removeAll { row in list.contains { $0.id == row.id } }
      rows += list.map { request in
        (request.id, seen.firstIndex { $0 === request }.map { .seen($0) } ?? .hidden)
      }
      // The list is centered as a whole.
      return (room - length(of: seen, spacing)) / 2
    }
    rows = placed
    return start
  }

  /// The height of the room of every list.
  private var room: Double { (viewport?.size.height ?? 0) - 20 }

  /// The height of a list of these overlays.
  private func length(of list: [ModelRequest], _ spacing: Double?) -> Double {
    guard let spacing else { return 0 }
    return list.reduce(-spacing) { $0 + $1.height + spacing }
  }

  /// The number of overlays that fit in a list that starts at a position.
  private func fitting(_ list: [ModelRequest], from start: Double, _ spacing: Double?) -> Int {
    guard let spacing, let latest = list.first else { return .max }
    return Int((room - start + 0.5 + spacing) / (latest.height + spacing))
  }

  /// The visible overlays of a list: the page with the keyboard focus, or else the first page.
  private func seen(of list: [ModelRequest], _ spacing: Double?) -> [ModelRequest] {
    guard spacing != nil, viewport != nil, !list.isEmpty else { return list }
    var pages: [[ModelRequest]] = [[]]
    for request in list {
      let page = pages[pages.count - 1] + [request]
      if length(of: page, spacing) > room + 0.5, page.count > 1 {
        pages.append([request])
      } else {
        pages[pages.count - 1] = page
      }
    }
    return pages.first { $0.contains { $0.attention.contains(.focusWithin) } } ?? pages[0]
  }
}
