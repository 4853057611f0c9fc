extension EKAttributes {
  /// Where an entry rests.
  public enum Position: Hashable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// In the middle of the whole screen.
    case center

    /// Whether it is at the top.
    public var isTop: Bool { self == .top }
    /// Whether it is in the middle.
    public var isCenter: Bool { self == .center }
    /// Whether it is at the bottom.
    public var isBottom: Bool { self == .bottom }
  }
}
