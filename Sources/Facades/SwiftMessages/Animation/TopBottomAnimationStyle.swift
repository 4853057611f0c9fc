/// The edge of a message's entrance and exit.
public enum TopBottomAnimationStyle: Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}
