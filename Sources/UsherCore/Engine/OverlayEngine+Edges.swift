// Groups of different lanes and floors at the same edge of the viewport.

extension OverlayEngine {
  /// Moves groups at the same edge apart, so that they don't cover each other.
  ///
  /// Only groups of different lanes or floors are moved. Modal overlays, and lanes that don't share
  /// edges, are ignored.
  func shareEdges(among groups: inout [ArrangedGroup]) {
    let viewport = step.viewport
    for edge in [OverlayPosition.Vertical.top, .bottom] {
      let atEdge = groups.indices.filter {
        groups[$0].placement.vertical == edge && groups[$0].floor != .asking
          && lanes[groups[$0].lane].settings.sharesEdges
      }
      let still = atEdge.filter { staysAtEdge(groups[$0]) }
      guard atEdge.count > 1 || !still.isEmpty else { continue }
      let parties = parties(of: atEdge, in: groups)
      guard parties.count > 1 || !still.isEmpty else { continue }
      var extents = self.extents(of: parties, in: groups, beside: still, from: edge)
      var shifts = EdgeSharing.shifts(of: extents)
      guard shifts.contains(where: { $0 > 0 }) else { continue }
      let ends = EdgeSharing.ends(of: extents, movedBy: shifts)
      let lists = parties.indices.flatMap { party in
        parties[party].filter { isList(groups[$0]) }.compactMap { group in
          let length = ends[party].map { $0 - extents[party].depth.start - shifts[party] }
          let taken = max(shifts[party], length.map { depth(of: groups[group]) - $0 } ?? 0)
          return taken > 0 ? (group, taken) : nil
        }
      }
      if !lists.isEmpty {
        for (group, shift) in lists { arrange(&groups[group], outOfRoom: shift) }
        extents = self.extents(of: parties, in: groups, beside: still, from: edge)
      }
      let opposite = edge == .top ? viewport.safeArea.bottom : viewport.safeArea.top
      let room = viewport.size.height - opposite
      if !lists.isEmpty || zip(extents, shifts).contains(where: { $1 > room - $0.depth.end }) {
        shifts = EdgeSharing.shifts(of: extents, room: room)
      }
      for (own, shift) in zip(parties, shifts) where shift > 0 {
        for group in own {
          groups[group].shift = shift
          for member in groups[group].members.indices {
            groups[group].members[member].place.shift += edge == .top ? shift : -shift
          }
        }
      }
    }
  }

  /// Returns the indices of the groups at an edge, in one array for each lane and floor.
  ///
  /// The arrays are in order from the edge inwards. Lanes are in order of creation, but the offers
  /// of a list follow the list.
  private func parties(of atEdge: [Int], in groups: [ArrangedGroup]) -> [[Int]] {
    let inOrder = atEdge.map { index in
      let (lane, floor) = (groups[index].lane, groups[index].floor)
      guard let list = list(offeredBy: lane) else { return (lane, floor, 0, index) }
      return (list, lanes[list].settings.arrangedFloor(of: .replying), 1, index)
    }.sorted(by: <)
    var parties: [[Int]] = []
    for (_, _, _, index) in inOrder {
      if let known = parties.last?.first, groups[known].lane == groups[index].lane,
        groups[known].floor == groups[index].floor
      {
        parties[parties.count - 1].append(index)
      } else {
        parties.append([index])
      }
    }
    return parties
  }

  /// Returns the lane of the lists whose offers `lane` contains, or `nil` if `lane` contains no
  /// offers.
  private func list(offeredBy lane: Lane.Index) -> Lane.Index? {
    guard lanes[lane].id.isOfOffers else { return nil }
    return lanes.indices.first { lanes[$0].id.counterpart == lanes[lane].id }
  }

  /// Returns the part of the viewport that each lane and floor in `parties` uses.
  ///
  /// `still` contains the attended groups. They stay in place.
  private func extents(
    of parties: [[Int]], in groups: [ArrangedGroup], beside still: [Int],
    from edge: OverlayPosition.Vertical
  ) -> [EdgeGroup] {
    let since = still.compactMap { groups[$0].still?.since }.min()
    return parties.compactMap { own in
      var extent: EdgeGroup?
      var isLate = since != nil
      for group in own {
        for (index, place, _) in groups[group].members {
          if let since, isLate { isLate = presentations[index].entranceStart ?? since > since }
          if place.isOutOfRoom { continue }
          let part = self.extent(of: index, at: place, from: edge)
          extent = extent?.union(part) ?? part
        }
      }
      extent?.least = own.filter { still.contains($0) }.compactMap { groups[$0].still?.shift }.max()
      extent?.isLate = isLate
      return extent
    }
  }

  /// Whether a group's overlays stay in place because the user attends to the group.
  ///
  /// This is `false` for an offer, because an offer moves with its list.
  private func staysAtEdge(_ group: ArrangedGroup) -> Bool {
    group.isExpanded && group.still != nil && !lanes[group.lane].id.isOfOffers
  }

  /// Returns the part of the viewport that an overlay uses.
  private func extent(
    of index: Presentation.Index, at place: ArrangedPlace, from edge: OverlayPosition.Vertical
  ) -> EdgeGroup {
    // Storing the presentation in a variable would copy it.
    let area = step.viewport.area(of: presentations[index].id)
    let frame = presentations[index].overlay.restingFrame(of: presentations[index].size, in: area)
    let bleed = presentations[index].overlay.bleed(at: frame, in: area)
    let (top, bottom) = (frame.minY + place.shift, frame.maxY + place.shift)
    let height = step.viewport.size.height
    return EdgeGroup(
      width: frame.span(along: .horizontal),
      depth: edge == .top
        ? Span(start: top, end: bottom) : Span(start: height - bottom, end: height - top),
      fillsSafeArea: (edge == .top ? bleed.top : bleed.bottom) > 0)
  }
}
