/// How an overlay treats the edges that the system keeps for itself.
public enum SafeAreaPolicy: Hashable, Sendable, CaseIterable {
  /// It stays inside.
  case respected
  /// It stays inside, and its background reaches out over the safe area's depth at each edge that it
  /// rests at or touches.
  ///
  /// The background does not cover a margin: without one it reaches the viewport's edge. A centered
  /// overlay fills nothing unless it is large enough to touch.
  case filled
  /// It stays inside; at each edge the wider of the safe area and its margin counts, and not both.
  case merged
  /// It ignores them.
  case overridden
}
