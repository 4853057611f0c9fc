extension EKAttributes {
  /// An entry's exit when another entry replaces it.
  public enum PopBehavior: Hashable, Sendable {
    /// The entry disappears at once.
    case overridden
    /// The entry leaves with an animation; an animation without parts has the effect of
    /// `overridden`.
    case animated(animation: Animation)

    /// Whether the behavior is `overridden`; `false` for an animation without parts.
    public var isOverriden: Bool {
      switch self {
      case .overridden: true
      case .animated: false
      }
    }
  }
}
