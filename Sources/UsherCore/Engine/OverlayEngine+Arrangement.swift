extension OverlayEngine {
  /// Updates places, the press and the focus after a change.
  mutating func follow() {
    arrange()
    coverBehindQuestions()
    if let press,
      !presentations.contains(where: { $0.id == press.overlay && $0.phase.acceptsInput })
    {
      self.press = nil
    }
    let modal = presentations.last { $0.isModal }?.id
    guard modal != focused else { return }
    focused = modal
    step.give(modal.map { .trapFocus($0) } ?? .restoreFocus)
  }
}

extension Presentation {
  /// Whether the overlay keeps keys and focus to itself now.
  var isModal: Bool { overlay.backdrop?.isModal == true && isTouchable }

  /// Whether the host has built the overlay's content, or is about to.
  var isOnScreen: Bool {
    switch phase {
    case .asked: false
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: overlay.drawing == .host
    }
  }

  /// Whether the overlay is visible and takes input; false for overlays drawn by the app.
  var isTouchable: Bool { overlay.drawing == .host && phase.acceptsInput }
}

extension OverlayEngine {
  /// Stops the countdowns of overlays behind a question, and lets those of others go on, in lanes
  /// that show questions above.
  private mutating func coverBehindQuestions() {
    var isCovered = false
    for index in presentations.indices.reversed() {
      presentations[index].cover(isCovered && hasFloors(at: index), in: step)
      isCovered = isCovered || presentations[index].isModal && hasFloors(at: index)
    }
  }

  private func hasFloors(at index: Presentation.Index) -> Bool {
    let id = presentations[index].overlay.lane
    return lanes.contains { $0.id == id && $0.settings.showsQuestionsAbove }
  }

  /// Moves the overlays of each lane to their places in the lane's arrangement.
  mutating func arrange() {
    for index in lanes.indices {
      let arrangement = lanes[index].settings.arrangement
      let isArranged = arrangement != .layered
      guard isArranged || lanes[index].isArranged else { continue }
      var members = touchable(in: lanes[index].id)
      while let first = members.first {
        let placement = presentations[first].overlay.placement
        var (group, others) = ([Presentation.Index](), [Presentation.Index]())
        for index in members {
          if presentations[index].overlay.placement == placement {
            group.append(index)
          } else {
            others.append(index)
          }
        }
        arrange(group, at: placement, as: arrangement)
        members = others
      }
      lanes[index].isArranged = isArranged
    }
  }

  /// The touchable overlays of a lane, the latest first.
  // A loop, as the closure of a filter gets a copy of each presentation.
  private func touchable(in lane: LaneID) -> [Presentation.Index] {
    var members: [Presentation.Index] = []
    for index in presentations.indices.reversed()
    where presentations[index].overlay.lane == lane && presentations[index].isTouchable {
      members.append(index)
    }
    return members
  }

  /// Moves the overlays of one lane and one placement, the latest first, to their places.
  private mutating func arrange(
    _ group: [Presentation.Index], at placement: Placement, as arrangement: Arrangement
  ) {
    let looks = group.reduce(into: Attention()) { $0.formUnion(presentations[$1].look) }
    let shared: Attention =
      switch arrangement {
      case .layered, .list: []
      case .pile: group.count > 1 ? looks : []
      }
    let places = arrangement.places(
      of: group.map { presentations[$0].size.height }, isExpanded: !looks.isEmpty,
      placement: placement)
    for (index, place) in zip(group, places) {
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
