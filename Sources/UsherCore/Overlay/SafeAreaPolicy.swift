/// How an overlay treats the edges that the system keeps for itself.
public enum SafeAreaPolicy: Hashable, Sendable, CaseIterable {
  /// It stays inside.
  case respected
  /// It stays inside, and its background reaches on to the edge of the viewport it rests at.
  case filled
  /// It ignores them.
  case overridden
}
