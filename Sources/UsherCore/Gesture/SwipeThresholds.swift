/// How much of a swipe sends an overlay away: whatever is exceeded first suffices.
///
/// All of it counts from the overlay's place towards an edge it may leave over. One that is on its
/// way back stays, however far out it is; `nil` never decides.
public struct SwipeThresholds: Hashable, Sendable {
  /// How fast it must be let go, in points per second; not negative.
  public var speed: Double?
  /// How far out it must be, as a share of its own side in that direction and the `margin`; not negative.
  public var share: Double?
  /// How far out it must be, in points; not negative.
  public var distance: Double?

  /// How much longer than its side is what the share is one of, in points, as where margins around it
  /// count; not negative.
  public var margin: Double

  /// Makes thresholds; what is not given never decides.
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
  /// 60 points per second and nothing else, as in SwiftEntryKit: moving outwards is enough.
  public static let slightest = SwipeThresholds(speed: 60)
}
