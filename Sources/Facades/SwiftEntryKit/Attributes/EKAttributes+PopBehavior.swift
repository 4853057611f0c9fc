extension EKAttributes {
  /// How an entry goes when another one takes its place.
  public enum PopBehavior: Hashable, Sendable {
    /// At once.
    case overridden
    /// By an animation; an empty one is the same as `overridden`.
    case animated(animation: Animation)

    /// Whether it goes at once by name; an empty animation does not count here.
    public var isOverriden: Bool {
      switch self {
      case .overridden: true
      case .animated: false
      }
    }
  }
}
