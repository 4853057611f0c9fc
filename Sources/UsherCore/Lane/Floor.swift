/// The part of a lane's and a group's places that an overlay's turn is about.
///
/// What asks is shown above what informs. Each has places of its own.
enum Floor: Hashable, Sendable {
  /// Overlays that ask; a group shows one of them at a time.
  case asking
  /// Overlays that inform.
  case informing
  /// Every overlay, for a lane that makes no difference.
  case whole

  /// Whether an overlay takes a place on this floor.
  func holds(_ overlay: Overlay) -> Bool {
    switch self {
    case .asking: overlay.asks
    case .informing: !overlay.asks
    case .whole: true
    }
  }

  /// Returns the number of places on this floor of a lane or group with the given capacity.
  func places(of capacity: Int) -> Int {
    switch self {
    case .asking: 1
    case .informing, .whole: capacity
    }
  }
}

extension Overlay {
  /// Whether the overlay asks the user something: its backdrop keeps everything else from the user.
  var asks: Bool { drawing == .host && backdrop?.isModal == true }
}

extension LaneSettings {
  /// Returns the floor of a lane's overlay.
  func floor(of overlay: Overlay) -> Floor {
    guard showsQuestionsAbove else { return .whole }
    return overlay.asks ? .asking : .informing
  }
}
