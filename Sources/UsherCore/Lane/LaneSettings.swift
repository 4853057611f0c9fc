/// The settings of a lane: how it orders, limits and arranges its overlays.
public struct LaneSettings: Hashable, Sendable {
  /// The number of overlays that may be shown at once; less than 1 counts as 1.
  public var capacity: Int
  /// The order of the waiting line.
  public var order: LaneOrder
  /// The treatment of a request while as many overlays are shown as the capacity.
  public var overflow: LaneOverflow
  /// The number of overlays that may wait, delayed ones included.
  ///
  /// A further request is refused, unless it would be shown at once.
  public var waitingLimit: Int
  /// The wait of the lane after one of its overlays has gone.
  public var gap: Gap
  /// The arrangement of overlays shown together.
  public var arrangement: Arrangement
  /// The lane that leads this lane's circle; with `nil` or its own id, the lane leads its own
  /// circle.
  ///
  /// The lanes of a circle together show at most as many overlays as their lead's capacity, and
  /// each lane at most as many as its own. The `takesTurnsWith` of the lead itself plays no part.
  public var takesTurnsWith: LaneID?

  /// Creates settings; by default, one overlay is shown at a time, by priority, and the others
  /// wait.
  public init(
    capacity: Int = 1,
    order: LaneOrder = .priority,
    overflow: LaneOverflow = .wait,
    waitingLimit: Int = .max,
    gap: Gap = .none,
    arrangement: Arrangement = .layered,
    takesTurnsWith: LaneID? = nil
  ) {
    self.capacity = capacity
    self.order = order
    self.overflow = overflow
    self.waitingLimit = waitingLimit
    self.gap = gap
    self.arrangement = arrangement
    self.takesTurnsWith = takesTurnsWith
  }
}
