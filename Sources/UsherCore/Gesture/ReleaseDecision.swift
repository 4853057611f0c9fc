/// How an overlay on a rail responds to its release.
enum ReleaseDecision: Equatable, Sendable {
  /// The overlay is dismissed over an edge.
  case dismiss(over: OverlayRect.Edge)
  /// The overlay returns to its place.
  case comeBack

  /// Decides using the position and velocity of the overlay.
  ///
  /// The overlay is dismissed if it is far enough out and not moving back, or if it moves out fast
  /// enough.
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

  private static func exceeds(_ value: Double, _ threshold: Double?) -> Bool {
    guard let threshold else { return false }
    return value > threshold
  }
}

/// The thresholds at which a swipe dismisses an overlay.
///
/// Exceeding one of them is sufficient. Distances are measured from the overlay's place towards an
/// edge that it may cross. An overlay that moves back at the release always stays. A threshold of
/// `nil` is ignored.
public struct SwipeThresholds: Hashable, Sendable {
  /// The speed at the release, in points per second, at least 0.
  public var speed: Double?
  /// The offset at the release, as a fraction of the overlay's side plus `margin`, at least 0.
  public var share: Double?
  /// The offset at the release, in points, at least 0.
  public var distance: Double?

  /// The length that is added to the overlay's side for `share`, in points, at least 0.
  ///
  /// For example, it can be the height of a card's margins.
  public var margin: Double

  /// Creates the thresholds of a swipe.
  ///
  /// The swipe ignores each threshold that you omit.
  public init(
    speed: Double? = nil, share: Double? = nil, distance: Double? = nil, margin: Double = 0
  ) {
    self.speed = speed
    self.share = share
    self.distance = distance
    self.margin = margin
  }

  /// 750 points per second, a third of the side, or 75 points, as in SwiftMessages and Drops.
  public static let standard = SwipeThresholds(speed: 750, share: 1.0 / 3, distance: 75)
  /// 60 points per second, as in SwiftEntryKit.
  ///
  /// Almost any outward movement at the release is sufficient.
  public static let slightest = SwipeThresholds(speed: 60)
}
