/// The effect of releasing an overlay on a rail.
enum ReleaseDecision: Hashable, Sendable {
  /// The overlay leaves over an edge.
  case dismiss(over: Rect.Edge)
  /// The overlay returns to its place.
  case comeBack

  /// Decides by the position and the velocity of the overlay.
  ///
  /// The overlay leaves if it is far enough out and not on its way back, or if it moves out fast
  /// enough from anywhere on that side.
  ///
  /// - Parameters:
  ///   - offset: The overlay's offset along the axis, in points.
  ///   - velocity: The overlay's velocity along the axis, in points per second.
  ///   - axis: The axis of the rail.
  ///   - extent: The overlay's side along the axis, in points.
  ///   - exits: The directions in which the overlay may leave.
  ///   - thresholds: The thresholds for leaving.
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

  /// Whether the value exceeds the threshold; false without a threshold.
  private static func exceeds(_ value: Double, _ threshold: Double?) -> Bool {
    guard let threshold else { return false }
    return value > threshold
  }
}
