// Lanes and floors that lie at the same edge of the viewport.

extension OverlayEngine {
  /// Moves groups of different lanes and floors that lie at the same edge beside each other.
  func shareEdges(among groups: inout [ArrangedGroup]) {
    let viewport = step.viewport
    for edge in [Placement.Vertical.top, .bottom] {
      let atEdge = groups.indices.filter {
        groups[$0].placement.vertical == edge && groups[$0].floor != .asking
          && lanes[groups[$0].lane].settings.sharesEdges
      }
      let parties = lanesFromEdge.flatMap { lane in
        let own = atEdge.filter { groups[$0].lane == lane }
        guard own.count > 1 else { return [own] }
        return Floor.allCases.map { floor in own.filter { groups[$0].floor == floor } }
      }.filter { !$0.isEmpty }
      guard parties.count > 1 || atEdge.contains(where: { staysAtEdge(groups[$0]) }) else {
        continue
      }
      var extents = self.extents(of: parties, in: groups, from: edge)
      let wanted = EdgeSharing.shifts(of: extents)
      guard wanted.contains(where: { $0 > 0 }) else { continue }
      let ends = EdgeSharing.ends(of: extents, movedBy: wanted)
      let lists = parties.indices.flatMap { party in
        parties[party].filter { isList(groups[$0]) }.compactMap { group in
          let length = ends[party].map { $0 - extents[party].depth.start - wanted[party] }
          let taken = max(wanted[party], length.map { depth(of: groups[group]) - $0 } ?? 0)
          return taken > 0 ? (group, taken) : nil
        }
      }
      if !lists.isEmpty {
        for (group, shift) in lists { arrange(&groups[group], outOfRoom: shift) }
        extents = self.extents(of: parties, in: groups, from: edge)
      }
      let opposite = edge == .top ? viewport.safeArea.bottom : viewport.safeArea.top
      let shifts = EdgeSharing.shifts(of: extents, room: viewport.size.height - opposite)
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

  /// The lanes in the order in which they lie at an edge: by creation, and the lane that offers
  /// more of a list right after the list.
  private var lanesFromEdge: [Lane.Index] {
    let indices = Array(lanes.indices)
    guard indices.contains(where: { lanes[$0].id.isOfOffers }) else { return indices }
    return indices.filter { !lanes[$0].id.isOfOffers }.flatMap { lane in
      [lane] + indices.filter { lanes[$0].id == lanes[lane].id.counterpart }
    }
  }

  /// Returns the parts of the viewport that the groups of each lane and floor take.
  private func extents(
    of parties: [[Int]], in groups: [ArrangedGroup], from edge: Placement.Vertical
  ) -> [EdgeGroup] {
    let still = parties.joined().filter { staysAtEdge(groups[$0]) }
    let since = still.compactMap { groups[$0].still?.since }.min()
    return parties.compactMap { own in
      let members = own.flatMap { groups[$0].members }
      var extent = members.filter { !$0.place.isOutOfRoom }
        .map { self.extent(of: $0.index, at: $0.place, from: edge) }
        .reduce(EdgeGroup?.none) { $0?.union($1) ?? $1 }
      extent?.least = own.filter { still.contains($0) }.compactMap { groups[$0].still?.shift }.max()
      extent?.isLate =
        since.map { since in
          members.allSatisfy { presentations[$0.index].entranceStart.map { $0 > since } ?? false }
        } ?? false
      return extent
    }
  }

  /// Whether the overlays of a group stay where they are, as the user attends to one of them; an
  /// offer of more follows its list.
  private func staysAtEdge(_ group: ArrangedGroup) -> Bool {
    group.isExpanded && group.still != nil && !lanes[group.lane].id.isOfOffers
  }

  /// Returns the part of the viewport that an overlay takes at its place in the arrangement.
  private func extent(
    of index: Presentation.Index, at place: ArrangedPlace, from edge: Placement.Vertical
  ) -> EdgeGroup {
    let presentation = presentations[index]
    let area = step.viewport.area(of: presentation.id)
    let frame = presentation.overlay.restingFrame(of: presentation.size, in: area)
    let bleed = presentation.overlay.bleed(at: frame, in: area)
    let (top, bottom) = (frame.minY + place.shift, frame.maxY + place.shift)
    let height = step.viewport.size.height
    return EdgeGroup(
      width: frame.span(along: .horizontal),
      depth: edge == .top
        ? Span(start: top, end: bottom) : Span(start: height - bottom, end: height - top),
      fillsSafeArea: (edge == .top ? bleed.top : bleed.bottom) > 0)
  }
}
