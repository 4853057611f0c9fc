/// How a lane orders, limits and lays out its overlays.
public struct LaneSettings: Hashable, Sendable {
  /// How many may be shown at once; less than 1 counts as 1.
  public var capacity: Int
  /// Who goes first.
  public var order: LaneOrder
  /// What happens to a request when as many as may be are shown.
  public var overflow: LaneOverflow
  /// How many may wait, the delayed ones included; a further one is refused.
  public var waitingLimit: Int
  /// How long the lane stays empty-handed after one of its overlays has gone.
  public var gap: Gap
  /// How those that are shown together lie to one another.
  public var arrangement: Arrangement
  /// The lane that leads the circle it belongs to; without one, or with its own id, it leads its own.
  ///
  /// Lanes of one circle show together no more than its lead's capacity, and each no more than its own.
  /// What the lead itself takes turns with plays no part.
  public var takesTurnsWith: LaneID?

  /// Makes settings; without any, one is shown at a time, by priority, and the others wait.
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
