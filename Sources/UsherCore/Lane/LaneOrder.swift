/// The order of a waiting line.
public enum LaneOrder: Hashable, Sendable, CaseIterable {
  /// Higher priorities go first; among equals, earlier arrivals.
  case priority
  /// Earlier arrivals go first, whatever the priorities.
  case arrival
}
