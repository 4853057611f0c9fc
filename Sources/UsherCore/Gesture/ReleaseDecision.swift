/// The effect of releasing an overlay on a rail.
enum ReleaseDecision: Equatable, Sendable {
  /// The overlay leaves over an edge.
  case dismiss(over: OverlayRect.Edge)
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

/// The thresholds at which a swipe dismisses an overlay; exceeding any one of them suffices.
///
/// Distances are measured from the overlay's place towards an edge that it may leave over. An
/// overlay that moves back at the release stays, however far out it is. A threshold of `nil` never
/// dismisses.
public struct SwipeThresholds: Hashable, Sendable {
  /// The speed at the release, in points per second; not negative.
  public var speed: Double?
  /// The offset at the release, as a share of the overlay's side in that direction plus `margin`;
  /// not negative.
  public var share: Double?
  /// The offset at the release, in points; not negative.
  public var distance: Double?

  /// The length added to the overlay's side before `share` applies, in points, such as the margins
  /// around a card; not negative.
  public var margin: Double

  /// Creates thresholds; each is `nil` by default.
  public init(
    speed: Double? = nil, share: Double? = nil, distance: Double? = nil, margin: Double = 0
  ) {
    self.speed = speed
    self.share = share
    self.distance = distance
    self.margin = margin
  }

  /// 750 points per second, a third, or 75 points, as in SwiftMessages and Drops.
  public static let standard = SwipeThresholds(speed: 750, share: 1.0 / 3, distance: 75)
  /// 60 points per second, as in SwiftEntryKit: any outward movement suffices.
  public static let slightest = SwipeThresholds(speed: 60)
}
