/// Which edge a message comes from.
public enum TopBottomAnimationStyle: Hashable, Sendable {
  /// The top one.
  case top
  /// The bottom one.
  case bottom
}
