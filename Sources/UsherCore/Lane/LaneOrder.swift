/// Who in a waiting line goes first.
public enum LaneOrder: Hashable, Sendable, CaseIterable {
  /// The highest priority; among equals, who came first.
  case priority
  /// Who came first, whatever the priorities.
  case arrival
}
