/// One kind of overlay, and the places that a lane or group reserves for this kind.
///
/// For example, a reply never uses the place of an informing overlay. The cases are in the order in
/// which the kinds take turns, and in which they are arranged from the edge inwards.
package enum Floor: Equatable, Sendable, CaseIterable {
  /// Modal overlays, shown one at a time in a group.
  case asking
  /// Replies that offer to undo the user's action.
  case undoing
  /// Other replies, for example progress, or a failure with a retry button.
  ///
  /// Their number isn't limited, so they don't wait for each other.
  case replying
  /// Informing overlays.
  case informing
  /// All overlays, in a lane without floors.
  case whole

  /// Whether a new overlay would use a place on this floor.
  func holds(_ overlay: OverlayConfiguration) -> Bool { self == .whole || self == overlay.floor }

  /// Whether a shown overlay on `floor` uses one of this floor's places.
  func holds(_ floor: Floor) -> Bool { self == .whole || self == floor }

  /// Returns the number of places on this floor.
  func places(of capacity: Int) -> Int {
    switch self {
    case .asking: 1
    case .replying: .max
    case .undoing, .informing, .whole: capacity
    }
  }

  var waitsForQuestions: Bool {
    switch self {
    case .asking, .whole: false
    case .undoing, .replying, .informing: true
    }
  }

  /// Whether overlays on this floor and on `other` are shown next to each other in a lane.
  ///
  /// If so, they may have to move. Modal overlays cover other overlays instead.
  func isBeside(_ other: Floor) -> Bool {
    self != other && self != .asking && other != .asking
  }
}

extension Floor: Comparable {
  package static func < (one: Floor, other: Floor) -> Bool { one.place < other.place }

  private var place: Int {
    switch self {
    case .asking: 0
    case .undoing: 1
    case .replying: 2
    case .informing: 3
    case .whole: 4
    }
  }
}

extension OverlayConfiguration {
  /// Whether the overlay is modal.
  ///
  /// An overlay that the app draws is never modal.
  var asks: Bool { drawing == .host && backdrop?.isModal == true }

  /// The floor that the overlay uses at its turn, in a lane with floors.
  ///
  /// A shown overlay may keep its floor after an update: see `Presentation.floor`.
  var floor: Floor {
    if asks { return .asking }
    guard isReply else { return .informing }
    return offersUndo ? .undoing : .replying
  }
}

extension LaneSettings {
  /// Returns the floor of a new overlay in this lane.
  func floor(of overlay: OverlayConfiguration) -> Floor {
    showsModalsAbove ? overlay.floor : .whole
  }

  /// Returns the floor on which a shown overlay is arranged.
  ///
  /// In lists and stacks, replies are arranged together with informing overlays. Offers to undo are
  /// arranged separately, because a list must not hide them.
  func arrangedFloor(of floor: Floor) -> Floor {
    guard showsModalsAbove else { return .whole }
    return switch (arrangement, floor) {
    case (.list, .replying), (.collapsed, .replying): .informing
    case (_, let floor): floor
    }
  }

  /// Returns the arrangement on an arranged floor.
  ///
  /// Replies of a layered lane form a list, so that they never overlap.
  func arrangement(on floor: Floor) -> Arrangement {
    switch (floor, arrangement) {
    case (.replying, .layered): .list(spacing: EdgeSharing.spacing)
    case (_, let arrangement): arrangement
    }
  }

  /// Returns the maximum number of rows of a list with a button for hidden overlays.
  func maximumRows(on floor: Floor) -> Int {
    floor == .replying ? max(capacity, ListRoom.usualRows) : .max
  }
}
