/// A height at which an overlay at the top or bottom rests.
///
/// The room is the viewport without the safe area and the margins. If a keyboard or another
/// obstruction covers part of the room, heights are limited to the rest.
public enum OverlayDetent: Hashable, Sendable {
  /// Half of the room's height.
  case medium
  /// The room's height.
  case large
  /// A fraction of the room's height, from 0 to 1.
  case fraction(Double)
  /// A height in points, at least 1.
  case height(Double)

  /// Returns the height in a room of the given height, in points.
  func height(in room: Double) -> Double {
    switch self {
    case .medium: room / 2
    case .large: room
    case .fraction(let share): room * share
    case .height(let points): points
    }
  }

  func validate() throws(ConfigurationError) {
    switch self {
    case .medium, .large: break
    case .fraction(let share): try ConfigurationError.require(share, in: 0...1, .detentFraction)
    case .height(let points):
      try ConfigurationError.require(points, in: 1...Reach.limit, .detentHeight)
    }
  }
}

extension OverlayConfiguration {
  /// Whether detents determine the overlay's height.
  ///
  /// An overlay in the vertical center or next to an anchor ignores its detents.
  package var restsAtDetents: Bool {
    // Most overlays have no detents, and drawing asks in every frame.
    !isPlain && !detents.isEmpty && anchor == nil && placement.vertical != .center
  }

  /// Returns the detents in order of their heights in the viewport.
  func heights(in viewport: OverlayViewport) -> [(detent: OverlayDetent, height: Double)] {
    let room = room(along: .vertical, in: viewport).length
    let left = roomLeft(along: .vertical, in: viewport)
    return detents.map { (detent: $0, height: min(max($0.height(in: room), 1), left)) }
      .sorted { $0.height < $1.height }
  }

  /// Returns the selected detent or, by default, the lowest.
  ///
  /// Returns `nil` if detents don't determine the height.
  func currentDetent(in viewport: OverlayViewport) -> (detent: OverlayDetent, height: Double)? {
    guard restsAtDetents else { return nil }
    let heights = heights(in: viewport)
    return heights.first { $0.detent == selectedDetent } ?? heights.first
  }
}
