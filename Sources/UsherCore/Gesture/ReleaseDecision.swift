/// What becomes of a dragged overlay when it is let go.
enum ReleaseDecision: Hashable, Sendable {
  /// It leaves over an edge.
  case dismiss(over: Edge)
  /// It goes back to its place.
  case comeBack

  /// Faster than this throws it out, in points per second (SwiftMessages, Drops).
  static let speed = 750.0
  /// Further than this share of its height lets it go (SwiftMessages, Drops).
  static let share = 1.0 / 3
  /// Further than this lets it go, however tall it is, in points (SwiftMessages, Drops).
  static let distance = 75.0

  /// Decides by where it is and where it is heading.
  ///
  /// Far enough out it leaves, unless it is on its way back; thrown fast enough it leaves from
  /// anywhere on that side.
  init(offset: Double, velocity: Double, height: Double, placement: Placement) {
    let edge: Edge = offset < 0 ? .top : .bottom
    let (travelled, heading) = (offset * edge.sign, velocity * edge.sign)
    let isFar = travelled > min(height * Self.share, Self.distance) && heading >= 0
    let isFast = travelled > 0 && heading > Self.speed
    let leaves = placement.isSwipeable(over: edge) && (isFar || isFast)
    self = leaves ? .dismiss(over: edge) : .comeBack
  }
}
