extension OverlayEngine {
  /// Lets the overlays of each lane take their places beside each other.
  mutating func arrange(at now: Instant) {
    for lane in lanes where lane.settings.arrangement != .layered || lane.isArranged {
      for placement in Placement.allCases {
        arrange(lane, placement, at: now)
      }
    }
    for index in lanes.indices {
      lanes[index].isArranged = lanes[index].settings.arrangement != .layered
    }
  }

  private mutating func arrange(_ lane: Lane, _ placement: Placement, at now: Instant) {
    // The latest first.
    let members = presentations.indices.reversed().filter {
      let presentation = presentations[$0]
      return presentation.overlay.lane == lane.id && presentation.overlay.placement == placement
        && presentation.isTouchable
    }
    let places = lane.settings.arrangement.places(
      of: members.map { presentations[$0].size.height },
      isExpanded: members.contains { presentations[$0].expandsPile }, placement: placement)
    for (index, place) in zip(members, places) {
      presentations[index].arrange(to: place, at: now, in: surroundings)
    }
  }
}

extension Presentation {
  /// Whether a person looks closer at it.
  fileprivate var expandsPile: Bool {
    !attention.isDisjoint(with: [.hover, .focusWithin, .touch, .drag])
  }
}
