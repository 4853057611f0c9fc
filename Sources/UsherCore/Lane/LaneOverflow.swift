/// What happens to a request when its lane shows as many overlays as it may.
public enum LaneOverflow: Hashable, Sendable, CaseIterable {
  /// It waits for its turn.
  case wait
  /// The overlay that was admitted first leaves for it, of those that may be evicted and have no
  /// higher priority; where there is none, it waits.
  case evictOldest
  /// It is refused.
  case refuse
}
