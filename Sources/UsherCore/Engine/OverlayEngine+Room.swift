// Lists that hide some of their overlays, because not all of them fit.

/// The offer to show overlays that don't fit in a list.
package struct MoreOffer: Equatable, Sendable {
  package let placement: OverlayPosition
  /// The number of hidden overlays, at least 1.
  package let count: Int
  /// The latest overlay of the list.
  package let latest: OverlayID
  /// The first overlay that the list shows if the user accepts the offer.
  package let next: OverlayID

  package init(placement: OverlayPosition, count: Int, latest: OverlayID, next: OverlayID) {
    self.placement = placement
    self.count = count
    self.latest = latest
    self.next = next
  }
}

extension OverlayEngine {
  /// Computes the places of a group's overlays.
  ///
  /// Other lanes use `taken` points of the group's room. If the group is a list, it shows as many
  /// rows as fit in the rest.
  func arrange(_ group: inout ArrangedGroup, outOfRoom taken: Double) {
    let arrangement = group.arrangement
    guard arrangement != .layered else { return }
    // In `places`, each `shift` is the distance from the edge or, if the group is centered, from
    // the start of its room.
    var places: [ArrangedPlace]
    if let spans = stillSpans(of: group, outOfRoom: taken) {
      places = self.places(in: spans, of: group)
      group.start = group.still?.start ?? 0
    } else {
      let heights = group.members.map { presentations[$0.index].size.height }
      let front = startInRoom(of: group, group.members[0].index, asHighAs: heights[0])
      var rows = heights.indices
      if let spacing = arrangement.listSpacing(isExpanded: group.isExpanded), isList(group) {
        // The front overlay of a stack doesn't move when the stack expands, so the space before it
        // isn't available.
        let depth = depth(of: group) - taken - (arrangement.isCollapsedStack ? front : 0)
        let room = ListRoom(
          heights: heights, spacing: spacing, depth: depth, maximumRows: maximumRows(of: group),
          offerDepth: offersMore(group) ? offerDepth(of: group) : 0)
        if !room.isEnough { rows = self.rows(of: group, in: room) }
      }
      places = arrangement.places(
        of: heights, isExpanded: group.isExpanded, placement: group.placement, showing: rows)
      group.start =
        switch arrangement {
        case .layered, .collapsed: front
        case .list(let spacing):
          startInRoom(
            of: group, group.members[0].index,
            asHighAs: ListRoom.length(of: heights[rows], spacing: spacing))
        }
      for index in places.indices { places[index].shift += group.start }
    }
    let isList = arrangement.listSpacing(isExpanded: group.isExpanded) != nil
    for (member, var place) in zip(group.members.indices, places) {
      let index = group.members[member].index
      group.members[member].start = place.shift
      place.shift -= startInRoom(of: group, index, asHighAs: presentations[index].size.height)
      place.isSpread = group.isExpanded && isList && (group.members.count > 1 || place.shift != 0)
      group.members[member].place = place
    }
  }

  /// Returns the distance from the start of a group's room to an overlay that is alone, in points.
  ///
  /// The distance is computed as if the overlay had the given height. It is 0 unless the group is
  /// centered.
  private func startInRoom(
    of group: ArrangedGroup, _ index: Presentation.Index, asHighAs height: Double
  ) -> Double {
    guard group.placement.vertical == .center else { return 0 }
    let (latest, own) = (presentations[group.members[0].index], presentations[index])
    let size = OverlaySize(width: own.size.width, height: height)
    let frame = own.overlay.restingFrame(of: size, in: step.viewport.area(of: own.id))
    let room = latest.overlay.room(along: .vertical, in: step.viewport.area(of: latest.id))
    return frame.minY - room.start
  }

  /// Whether the overlays of a group form a list and may not all fit.
  func isList(_ group: ArrangedGroup) -> Bool {
    group.members.count > 1
      && group.arrangement.listSpacing(isExpanded: group.isExpanded) != nil
  }

  func maximumRows(of group: ArrangedGroup) -> Int {
    offersMore(group) ? lanes[group.lane].settings.maximumRows(on: group.floor) : .max
  }

  /// Offers to show the hidden overlays of each list, or withdraws the offer, if their number
  /// changed.
  mutating func offerMore(of groups: [ArrangedGroup]) {
    let lists = groups.filter { offersMore($0) && hasRoomForOffer($0) }
    for lane in lanes.indices {
      let hiding = lists.filter { $0.lane == lane }
      guard !hiding.isEmpty || !lanes[lane].offers.isEmpty else { continue }
      let offers = hiding.compactMap { group in
        let hidden = group.members.indices.filter { group.members[$0].place.isOutOfRoom }
        let oldest = group.members.lastIndex { !$0.place.isOutOfRoom } ?? 0
        return (hidden.first { $0 > oldest } ?? hidden.first).map { next in
          MoreOffer(
            placement: group.placement, count: hidden.count,
            latest: presentations[group.members[0].index].id,
            next: presentations[group.members[next].index].id)
        }
      }
      let known = lanes[lane].offers
      guard offers != known else { continue }
      lanes[lane].offers = offers
      for old in known where !offers.contains(where: { $0.placement == old.placement }) {
        step.give(.offerMore(lanes[lane].id, old.placement, beside: old.latest, count: 0))
      }
      for new in offers
      where !known.contains(where: { $0.placement == new.placement && $0.count == new.count }) {
        step.give(
          .offerMore(lanes[lane].id, new.placement, beside: new.latest, count: new.count))
      }
    }
  }

  /// Shows the next older overlays of a list.
  ///
  /// After the oldest overlays, the list shows the latest again. Does nothing if the list has no
  /// hidden overlays.
  mutating func openMore(of lane: LaneID, at placement: OverlayPosition) {
    guard let lane = lanes.indices.first(where: { lanes[$0].id == lane }),
      let offer = lanes[lane].offers.first(where: { $0.placement == placement })
    else { return }
    lanes[lane].opened = offer
    lanes[lane].still.removeAll { $0.placement == placement }
  }

  /// Whether the offer to show hidden overlays fits next to a group's list.
  ///
  /// While the user attends to the list, its overlays don't move, and may leave too little space
  /// for the offer. Otherwise, the list leaves enough space.
  private func hasRoomForOffer(_ group: ArrangedGroup) -> Bool {
    guard group.isExpanded else { return true }
    let ends = group.members.filter { !$0.place.isOutOfRoom }.map {
      group.placement.inwards * $0.start + presentations[$0.index].size.height
    }
    return (ends.max() ?? 0) + offerDepth(of: group) <= depth(of: group) - group.shift + 0.5
  }

  /// Returns the height of the offer next to a group's list, including the spacing, in points.
  ///
  /// Before the offer is measured, its minimum height is used.
  func offerDepth(of group: ArrangedGroup) -> Double {
    let lane = lanes[group.lane].id.counterpart
    let height = presentations.lazy
      .filter { $0.overlay.lane == lane && $0.overlay.placement == group.placement }
      .map { $0.size.height }.max()
    return max(height ?? 0, ListRoom.minimumOfferHeight) + EdgeSharing.spacing
  }

  /// Whether a group's list has a button that shows its hidden overlays.
  ///
  /// This requires that the list is at the top or bottom, and that its lane shares edges. Modal
  /// overlays and offers to undo never have such a button.
  func offersMore(_ group: ArrangedGroup) -> Bool {
    switch (group.arrangement, group.placement.vertical) {
    case (.list, .top), (.list, .bottom):
      lanes[group.lane].settings.sharesEdges && group.floor >= .replying
    case (.list, .center), (.layered, _), (.collapsed, _): false
    }
  }

  /// Returns the indices of the visible rows of a list that doesn't fit.
  ///
  /// If an overlay has the keyboard focus, its row is among them. Otherwise, they are the rows that
  /// the user requested using the offer or, by default, the latest rows.
  private func rows(of group: ArrangedGroup, in room: ListRoom) -> Range<Int> {
    let focused = group.members.firstIndex {
      presentations[$0.index].attention.contains(.focusWithin)
    }
    if let focused { return room.rows(showing: focused) }
    guard let opened = lanes[group.lane].opened, opened.placement == group.placement,
      opened.latest == presentations[group.members[0].index].id
    else { return room.rows(from: 0) }
    let first = group.members.firstIndex { presentations[$0.index].id == opened.next }
    return room.rows(from: first ?? 0)
  }

  /// Returns the height that is available for a group's list, in points.
  ///
  /// The height is measured from the outer edge of the latest overlay. If the list is centered, it
  /// is the height of the room that obstructions leave.
  func depth(of group: ArrangedGroup) -> Double {
    let latest = presentations[group.members[0].index]
    let area = step.viewport.area(of: latest.id)
    let frame = latest.overlay.restingFrame(of: latest.size, in: area)
    let room = latest.overlay.room(along: .vertical, in: area)
    return switch group.placement.vertical {
    case .top: room.end - frame.minY
    case .center: latest.overlay.roomLeft(along: .vertical, in: area)
    case .bottom: frame.maxY - room.start
    }
  }
}
