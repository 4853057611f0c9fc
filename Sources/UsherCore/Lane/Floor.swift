/// The part of a lane's or group's capacity that is reserved for one kind of overlay.
///
/// An overlay never waits for the place of an overlay of another kind. The cases are in the order
/// in which the kinds take turns and are arranged at an edge.
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

  /// The overlay's floor before it is shown, in a lane with floors.
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
  /// Lists and stacks contain replies and informing overlays. Offers to undo stay outside, so that
  /// the user sees them.
  func arrangedFloor(of floor: Floor) -> Floor {
    guard showsModalsAbove else { return .whole }
    return switch (arrangement, floor) {
    case (.list, .replying), (.collapsed, .replying): .informing
    case (_, let floor): floor
    }
  }

  /// Returns the arrangement on an arranged floor.
  ///
  /// Replies never overlap.
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
