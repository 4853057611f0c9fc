extension Node {
  /// A piece that scrolls up and down where there is not room for all of it.
  public struct Scroll: Sendable {
    /// What scrolls.
    public let child: Node
    /// The most height it takes, in points; `nil` as much as it needs.
    public let greatestHeight: Double?

    /// Makes one; a height that is not finite, or less than 1, counts as 240 points.
    public init(_ child: Node, greatestHeight: Double? = nil) {
      self.child = child
      self.greatestHeight = greatestHeight.map { Length.mendedSize($0, usual: 240) }
    }
  }
}
