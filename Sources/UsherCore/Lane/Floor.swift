/// The part of a lane's and a group's places that an overlay's turn is about.
///
/// Each kind of overlay has places of its own, so that none takes the place of another kind. The
/// order of the cases is that in which the kinds take turns and lie at an edge.
package enum Floor: Equatable, Sendable, CaseIterable {
  /// Overlays that ask; a group shows one of them at a time.
  case asking
  /// Replies that offer to undo the user's own action.
  case undoing
  /// All other replies to the user's own action, such as the overlays of work; none waits for
  /// another.
  case replying
  /// Overlays that inform.
  case informing
  /// Every overlay, for a lane that makes no difference.
  case whole

  /// Whether an overlay that is not shown would take a place on this floor.
  func holds(_ overlay: OverlayConfiguration) -> Bool { self == .whole || self == overlay.floor }

  /// Whether a shown overlay on a floor of its own takes a place on this one.
  func holds(_ floor: Floor) -> Bool { self == .whole || self == floor }

  /// Returns the number of places on this floor of a lane or group with the given capacity.
  func places(of capacity: Int) -> Int {
    switch self {
    case .asking: 1
    case .replying: .max
    case .undoing, .informing, .whole: capacity
    }
  }

  /// Whether what is on this floor waits for questions.
  var waitsForQuestions: Bool {
    switch self {
    case .asking, .whole: false
    case .undoing, .replying, .informing: true
    }
  }

  /// Whether overlays on two floors of a lane may have to move for each other: what asks lies above
  /// all others.
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
  /// Whether the overlay asks the user something: its backdrop keeps everything else from the user.
  var asks: Bool { drawing == .host && backdrop?.isModal == true }

  /// The floor of the overlay in a lane with floors, as long as the overlay is not shown.
  var floor: Floor {
    if asks { return .asking }
    guard isReply else { return .informing }
    return offersUndo ? .undoing : .replying
  }
}

extension LaneSettings {
  /// Returns the floor of a lane's overlay that is not shown.
  func floor(of overlay: OverlayConfiguration) -> Floor {
    showsModalsAbove ? overlay.floor : .whole
  }

  /// Returns the floor with which a lane's shown overlay is arranged.
  ///
  /// A list or stack has replies among what informs. What offers to undo lies beside it, where the
  /// user sees it.
  func arrangedFloor(of floor: Floor) -> Floor {
    guard showsModalsAbove else { return .whole }
    return switch (arrangement, floor) {
    case (.list, .replying), (.collapsed, .replying): .informing
    case (_, let floor): floor
    }
  }

  /// Returns the arrangement of the overlays on an arranged floor: replies never lie over each
  /// other.
  func arrangement(on floor: Floor) -> Arrangement {
    switch (floor, arrangement) {
    case (.replying, .layered): .list(spacing: EdgeSharing.spacing)
    case (_, let arrangement): arrangement
    }
  }

  /// Returns the maximum number of overlays that a list on an arranged floor shows at a time, if
  /// it offers the others.
  func maximumRows(on floor: Floor) -> Int {
    floor == .replying ? max(capacity, ListRoom.usualRows) : .max
  }
}
