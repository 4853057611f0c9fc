/// The touchable overlays of one lane that are arranged together, the latest first.
///
/// They have the same position and the same arranged floor.
struct ArrangedGroup {
  let lane: Lane.Index
  let placement: OverlayPosition
  let floor: Floor
  let arrangement: Arrangement
  /// The overlays, each with its place and its distance from the list's edge.
  ///
  /// The distance `start` is in points, and positive downwards.
  var members: [(index: Presentation.Index, place: ArrangedPlace, start: Double)]
  /// The user's attention to any of the overlays.
  let looks: Attention
  /// The attention that pauses the countdowns of all overlays in the group.
  ///
  /// In a stack of several overlays, it is `looks`. Otherwise, it is empty.
  let shared: Attention
  /// The stored places of an attended group, or `nil` if the group needs a new layout.
  let still: StillGroup?
  /// The distance by which other lanes move the overlays inwards, in points.
  var shift = 0.0
  /// The distance from the start of the room to the first overlay, in points.
  ///
  /// It is 0 unless the overlays are centered.
  var start = 0.0

  var isExpanded: Bool { !looks.isEmpty }
}

extension OverlayEngine {
  /// Computes the places of all overlays, and moves the overlays there.
  ///
  /// This arranges lists and stacks, and moves lanes and floors at the same edge apart.
  mutating func arrange() {
    guard hasArrangement else { return }
    var groups: [ArrangedGroup] = []
    let left = presentations.indices.filter { presentations[$0].isLeavingUnderPointer }
    for lane in lanes.indices { groups += arrangedGroups(of: lane, leaving: left) }
    shareEdges(among: &groups)
    keepPlaces(of: groups)
    offerMore(of: groups)
    for lane in lanes.indices {
      lanes[lane].isArranged = lanes[lane].settings.arrangement != .layered
    }
    for group in groups where !lanes[group.lane].isArranged {
      lanes[group.lane].isArranged = group.members.contains { $0.place != .alone }
    }
    for group in groups {
      for (index, place, _) in group.members {
        presentations[index].arrange(to: place, in: step)
        // While a stack is expanded, its overlays must not time out under the pointer. The same
        // applies to replies that an attended list hides.
        let isHiddenReply = place.isOutOfRoom && presentations[index].floor == .replying
        presentations[index].share(isHiddenReply ? group.looks : group.shared, in: step)
        presentations[index].hide(for: .noRoom, place.isOutOfRoom, in: step)
      }
    }
  }

  /// Whether any overlay may have to move, because of another overlay or to return to its place.
  ///
  /// Usually, the result is `false`, because most apps have one lane without an arrangement and
  /// show one overlay at a time. The check then saves the time for arranging.
  private var hasArrangement: Bool {
    for lane in lanes.indices
    where lanes[lane].isArranged || lanes[lane].settings.arrangement != .layered
      || !lanes[lane].still.isEmpty
    { return true }
    var known: (lane: LaneID, floor: Floor)?
    for index in presentations.indices
    where presentations[index].isTouchable && presentations[index].overlay.anchor == nil {
      // The place of an attended overlay must be stored, because overlays that enter later must not
      // move the attended overlay.
      if !presentations[index].look.isEmpty { return true }
      let (lane, floor) = (presentations[index].overlay.lane, presentations[index].floor)
      if let known, known.lane != lane || known.floor.isBeside(floor) { return true }
      if known?.floor == .replying, floor == .replying { return true }
      if known == nil || known?.floor == .asking { known = (lane, floor) }
    }
    return false
  }

  /// Returns the groups of a lane.
  ///
  /// `left` contains all overlays that exit under the pointer.
  private func arrangedGroups(
    of lane: Lane.Index, leaving left: [Presentation.Index]
  ) -> [ArrangedGroup] {
    let settings = lanes[lane].settings
    var groups: [ArrangedGroup] = []
    var others = touchable(in: lanes[lane].id)
    while let first = others.first {
      let placement = presentations[first].overlay.placement
      let floor = settings.arrangedFloor(of: presentations[first].floor)
      var (members, rest): ([Presentation.Index], [Presentation.Index]) = ([], [])
      for index in others {
        if presentations[index].overlay.placement == placement,
          settings.arrangedFloor(of: presentations[index].floor) == floor
        {
          members.append(index)
        } else {
          rest.append(index)
        }
      }
      others = rest
      let still = stillGroup(of: members, in: lane, at: placement, on: floor)
      // If the overlay under the pointer exits, the group is still attended. Its stack then stays
      // expanded, and the user can dismiss the next overlay.
      let rests =
        still?.hasPointer == true
        || left.contains { isLeaving($0, in: lane, at: placement, on: floor) }
      let looks = members.reduce(into: rests ? Attention.hover : []) {
        $0.formUnion(presentations[$1].look)
      }
      let arrangement = settings.arrangement(on: floor)
      let shared: Attention =
        switch arrangement {
        case .layered, .list: []
        case .collapsed: members.count > 1 ? looks : []
        }
      var group = ArrangedGroup(
        lane: lane, placement: placement, floor: floor, arrangement: arrangement,
        members: members.map { (index: $0, place: .alone, start: 0) }, looks: looks,
        shared: shared, still: still)
      arrange(&group, outOfRoom: 0)
      groups.append(group)
    }
    return groups
  }

  func isLeaving(
    _ index: Presentation.Index, in lane: Lane.Index, at placement: OverlayPosition, on floor: Floor
  ) -> Bool {
    !presentations[index].phase.isStaying && presentations[index].overlay.lane == lanes[lane].id
      && presentations[index].overlay.placement == placement
      && lanes[lane].settings.arrangedFloor(of: presentations[index].floor) == floor
  }

  /// Returns the touchable overlays of a lane that have no anchor, the latest first.
  // This is a loop because the closure of `filter` would copy each presentation.
  private func touchable(in lane: LaneID) -> [Presentation.Index] {
    var members: [Presentation.Index] = []
    for index in presentations.indices.reversed()
    where presentations[index].overlay.lane == lane && presentations[index].isTouchable
      && presentations[index].overlay.anchor == nil
    {
      members.append(index)
    }
    return members
  }
}
