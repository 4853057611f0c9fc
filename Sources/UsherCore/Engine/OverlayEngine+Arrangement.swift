/// The touchable overlays of one lane, one placement and one arranged floor, the latest first, with
/// their places.
struct ArrangedGroup {
  let lane: Lane.Index
  let placement: OverlayPosition
  let floor: Floor
  let arrangement: Arrangement
  /// Each overlay with its place, and where it lies inside its list, in points downwards.
  var members: [(index: Presentation.Index, place: ArrangedPlace, start: Double)]
  /// The user's attention to the overlays.
  let looks: Attention
  /// The user's attention to one of them that all of them share.
  let shared: Attention
  /// The places that stay while the user attends to one of them; `nil` if none are known.
  let still: StillGroup?
  /// The distance by which the overlays lie further inwards for other lanes, in points.
  var shift = 0.0
  /// Where the overlays begin: the distance from the start of the room in the middle, and 0 at an
  /// edge, in points.
  var start = 0.0

  /// Whether the user's attention is on any of the overlays.
  var isExpanded: Bool { !looks.isEmpty }
}

extension OverlayEngine {
  /// Moves the overlays of each lane to their places in the lane's arrangement, beside those of
  /// other floors and lanes.
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
        // While the user has a stack spread out, none of its overlays may time out under the
        // pointer, nor may a reply that a list hides behind the overlay that the user looks at.
        let isHiddenReply = place.isOutOfRoom && presentations[index].floor == .replying
        presentations[index].share(isHiddenReply ? group.looks : group.shared, in: step)
        presentations[index].hide(for: .noRoom, place.isOutOfRoom, in: step)
      }
    }
  }

  /// Whether overlays may have to move for others, or back: in most apps, there is one lane without
  /// an arrangement, and mostly one overlay at a time.
  private var hasArrangement: Bool {
    for lane in lanes.indices
    where lanes[lane].isArranged || lanes[lane].settings.arrangement != .layered
      || !lanes[lane].still.isEmpty
    { return true }
    var known: (lane: LaneID, floor: Floor)?
    for index in presentations.indices
    where presentations[index].isTouchable && presentations[index].overlay.anchor == nil {
      // What comes beside it later must not move it.
      if !presentations[index].look.isEmpty { return true }
      let (lane, floor) = (presentations[index].overlay.lane, presentations[index].floor)
      if let known, known.lane != lane || known.floor.isBeside(floor) { return true }
      if known?.floor == .replying, floor == .replying { return true }
      if known == nil || known?.floor == .asking { known = (lane, floor) }
    }
    return false
  }

  /// Returns the groups of a lane; `left` are all overlays that leave with the pointer over them.
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
      // A stack that loses the overlay under the pointer stays spread out, so that the next one can
      // be dismissed.
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

  /// Whether an overlay of a group is on its way out.
  func isLeaving(
    _ index: Presentation.Index, in lane: Lane.Index, at placement: OverlayPosition, on floor: Floor
  ) -> Bool {
    !presentations[index].phase.isStaying && presentations[index].overlay.lane == lanes[lane].id
      && presentations[index].overlay.placement == placement
      && lanes[lane].settings.arrangedFloor(of: presentations[index].floor) == floor
  }

  /// The touchable overlays of a lane that lie beside no anchor, the latest first.
  // A loop, as the closure of a filter gets a copy of each presentation.
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
