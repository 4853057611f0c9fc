/// The treatment of a request while the lane shows as many overlays as its capacity.
public enum LaneOverflow: Hashable, Sendable, CaseIterable {
  /// The request waits for its turn.
  case wait
  /// The first admitted overlay of those that are evictable and have no higher priority is
  /// dismissed to make room; if there is none, the request waits.
  case evictOldest
  /// The request is refused.
  case refuse
}
