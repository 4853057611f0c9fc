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
