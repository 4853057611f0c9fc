extension OverlayEngine {
  /// Moves the overlays of each lane to their places in the lane's arrangement.
  mutating func arrange() {
    for index in lanes.indices {
      let lane = lanes[index]
      let isArranged = lane.settings.arrangement != .layered
      guard isArranged || lane.isArranged else { continue }
      for placement in Placement.allCases { arrange(lane, placement) }
      lanes[index].isArranged = isArranged
    }
  }

  private mutating func arrange(_ lane: Lane, _ placement: Placement) {
    // The latest first.
    let members = presentations.indices.reversed().filter {
      presentations[$0].overlay.lane == lane.id && presentations[$0].isTouchable
        && presentations[$0].overlay.placement == placement
    }
    let looks = members.reduce(into: Attention()) { $0.formUnion(presentations[$1].look) }
    let shared: Attention =
      switch lane.settings.arrangement {
      case .layered, .list: []
      case .pile: members.count > 1 ? looks : []
      }
    let places = lane.settings.arrangement.places(
      of: members.map { presentations[$0].size.height }, isExpanded: !looks.isEmpty,
      placement: placement)
    for (index, place) in zip(members, places) {
      presentations[index].arrange(to: place, in: step)
      // While the user has a pile spread out, none of its overlays may time out under the pointer.
      presentations[index].share(shared, in: step)
    }
  }
}

extension Presentation {
  /// The user's attention, as far as it spreads out a pile.
  fileprivate var look: Attention {
    attention.intersection([.hover, .focusWithin, .touch, .drag])
  }
}
