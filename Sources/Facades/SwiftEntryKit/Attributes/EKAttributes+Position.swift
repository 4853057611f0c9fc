extension EKAttributes {
  /// An entry's resting position.
  public enum Position: Hashable, Sendable, CaseIterable {
    /// The top of the screen.
    case top
    /// The bottom of the screen.
    case bottom
    /// The middle of the whole screen.
    case center

    /// Whether the position is `top`.
    public var isTop: Bool { self == .top }
    /// Whether the position is `center`.
    public var isCenter: Bool { self == .center }
    /// Whether the position is `bottom`.
    public var isBottom: Bool { self == .bottom }
  }
}
