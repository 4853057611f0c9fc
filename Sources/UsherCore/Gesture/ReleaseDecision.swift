/// What becomes of an overlay on a rail when it is let go.
enum ReleaseDecision: Hashable, Sendable {
  /// It leaves over an edge.
  case dismiss(over: Rect.Edge)
  /// It goes back to its place.
  case comeBack

  /// Decides by where it is and where it is heading.
  ///
  /// Far enough out it leaves, unless it is on its way back; thrown fast enough it leaves from
  /// anywhere on that side.
  ///
  /// - Parameters:
  ///   - offset: How far from its place it is along the axis, in points.
  ///   - velocity: How fast it moves along the axis, in points per second.
  ///   - axis: The axis it runs along.
  ///   - extent: Its own side along the axis, in points.
  ///   - exits: Where it may leave to.
  ///   - thresholds: How much of a swipe it takes.
  init(
    offset: Double, velocity: Double, along axis: Axis, extent: Double,
    exits: SwipeDirections, thresholds: SwipeThresholds
  ) {
    let edge = offset < 0 ? axis.edges.low : axis.edges.high
    let (travelled, heading) = (offset * edge.sign, velocity * edge.sign)
    let isFar =
      Self.exceeds(travelled, thresholds.distance)
      || Self.exceeds(travelled, thresholds.share.map { $0 * (extent + thresholds.margin) })
    let isFast = Self.exceeds(heading, thresholds.speed)
    let leaves =
      travelled > 0 && exits.contains(SwipeDirections(over: edge))
      && (isFast || isFar && heading >= 0)
    self = leaves ? .dismiss(over: edge) : .comeBack
  }

  /// Whether it is more than the threshold, where there is one.
  private static func exceeds(_ value: Double, _ threshold: Double?) -> Bool {
    guard let threshold else { return false }
    return value > threshold
  }
}
