// Lists that don't change while the user attends to one of their overlays.

extension OverlayEngine {
  /// Returns the stored places of a group, updated for overlays that now exit or were removed.
  ///
  /// Returns `nil` if no places are stored. In the following cases, the places of the group's
  /// members are forgotten and the list has a new layout:
  /// - An overlay that exited under the pointer was removed, and no other overlay has the focus or
  ///   a press.
  /// - The user attends to an overlay that the list hides.
  /// - A member is modal and has the user's attention instead of the list.
  func stillGroup(
    of members: [Presentation.Index], in lane: Lane.Index, at placement: OverlayPosition,
    on floor: Floor
  ) -> StillGroup? {
    let group = lanes[lane].still.first { $0.placement == placement && $0.floor == floor }
    guard var group else { return nil }
    var isLaidOutAnew = members.contains { presentations[$0].overlay.asks }
    let isSteady = members.contains { !presentations[$0].look.subtracting(.hover).isEmpty }
    group.rows = group.rows.compactMap { row in
      var row = row
      let isMember = members.contains { presentations[$0].id == row.id }
      let leaving = shownIndex(of: row.id).flatMap {
        isLeaving($0, in: lane, at: placement, on: floor) ? $0 : nil
      }
      switch row.place {
      case .seen(let span), .left(let span):
        if let leaving {
          row.place = presentations[leaving].isLeavingUnderPointer ? .left(span) : .seen(span)
        } else if isMember {
          row.place = .seen(span)
        } else if case .left = row.place {
          row.place = .gone
          isLaidOutAnew = isLaidOutAnew || !isSteady
        } else {
          return nil
        }
      case .hidden:
        if !isMember { return nil }
      case .gone:
        if isMember { return nil }
      }
      return row
    }
    for index in members where !presentations[index].look.isEmpty {
      if case .hidden = group.place(of: presentations[index].id) { isLaidOutAnew = true }
    }
    if isLaidOutAnew {
      group.rows.removeAll { row in members.contains { presentations[$0].id == row.id } }
    }
    return group
  }

  /// Returns the span of each overlay in an attended list, with `nil` for each hidden overlay.
  ///
  /// The whole result is `nil` if the group needs a new layout, for example because all overlays
  /// would be hidden.
  func stillSpans(of group: ArrangedGroup, outOfRoom taken: Double) -> [Span?]? {
    guard group.isExpanded, let still = group.still,
      let spacing = group.arrangement.listSpacing(isExpanded: true)
    else { return nil }
    let members = group.members.map {
      StillList.Member(
        height: presentations[$0.index].size.height,
        place: still.place(of: presentations[$0.index].id),
        isAttended: !presentations[$0.index].look.isEmpty)
    }
    guard members.contains(where: { $0.place != nil }) else { return nil }
    let room = depth(of: group) - taken
    func spans(in room: Double) -> [Span?] {
      StillList(
        members: members, gaps: still.gaps, spacing: spacing, room: room, start: still.start,
        maximumRows: maximumRows(of: group)
      ).spans
    }
    var placed = spans(in: room)
    if placed.contains(nil), offersMore(group) { placed = spans(in: room - offerDepth(of: group)) }
    return placed.allSatisfy { $0 == nil } ? nil : placed
  }

  /// Converts the spans of a group's overlays to places, with hidden overlays at their previous
  /// places.
  func places(in spans: [Span?], of group: ArrangedGroup) -> [ArrangedPlace] {
    let inwards = group.placement.inwards
    let innermost = spans.compactMap { $0?.start }.max() ?? 0
    return zip(group.members, spans).map { member, span in
      if let span { return ArrangedPlace(shift: inwards * span.start) }
      let hidden: Double =
        switch group.still?.place(of: presentations[member.index].id) {
        case .seen(let span), .left(let span): span.start
        case .hidden(let start): start
        case .gone, nil: innermost
        }
      return ArrangedPlace(shift: inwards * hidden, opacity: 0, isOutOfRoom: true)
    }
  }

  /// Stores the places of attended groups, and forgets all other places.
  mutating func keepPlaces(of groups: [ArrangedGroup]) {
    let attended = groups.filter { $0.isExpanded }
    for lane in lanes.indices where !attended.isEmpty || !lanes[lane].still.isEmpty {
      lanes[lane].still = attended.filter { $0.lane == lane }.map { group in
        var rows = group.members.map { member in
          let (presentation, inwards) = (presentations[member.index], group.placement.inwards)
          // Uses `start`, because subtracting other shifts from `place.shift` would cause movement
          // by rounding.
          let start = inwards * member.start
          return StillRow(
            id: presentation.id,
            place: member.place.isOutOfRoom
              ? .hidden(start) : .seen(Span(start: start, end: start + presentation.size.height)))
        }
        rows += group.still?.rows.filter { row in !rows.contains { $0.id == row.id } } ?? []
        return StillGroup(
          placement: group.placement, floor: group.floor, since: group.still?.since ?? step.now,
          shift: group.shift, start: group.start, rows: rows)
      }
    }
  }

  /// Forgets the stored places of all lists.
  ///
  /// Each list then has a new layout.
  mutating func forgetPlaces() {
    for lane in lanes.indices { lanes[lane].still = [] }
  }

  /// Records that the pointer left the place of a removed overlay, or is over another overlay.
  mutating func endRest() {
    for lane in lanes.indices where !lanes[lane].still.isEmpty {
      for group in lanes[lane].still.indices {
        lanes[lane].still[group].rows.removeAll { $0.place == .gone }
      }
    }
  }
}

extension Presentation {
  /// The part of the user's attention that comes from a pointer or the keyboard focus.
  ///
  /// While it isn't empty, the overlay's stack is expanded, or the overlays of its list stay in
  /// place.
  var look: Attention {
    attention.intersection([.hover, .focusWithin, .touch, .drag])
  }

  /// Whether the overlay is entering a list, and may move across other overlays of the list.
  ///
  /// This is `false` if the user attends to the overlay.
  var isPassing: Bool {
    guard arranged.shift != 0, look.isEmpty else { return false }
    guard case .entering = phase else { return false }
    return true
  }

  var isLeavingUnderPointer: Bool {
    if case .exiting = phase { attention.contains(.hover) } else { false }
  }
}
