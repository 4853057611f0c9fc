extension Node {
  /// A node that scrolls vertically when its content is higher than its room.
  public struct Scroll: Sendable {
    /// The scrolling content.
    public let child: Node
    /// The maximum height, in points; `nil` for as much as the content needs.
    public let greatestHeight: Double?

    /// Makes a scrolling node; a maximum height that is not finite or less than 1 counts as 240
    /// points.
    public init(_ child: Node, greatestHeight: Double? = nil) {
      self.child = child
      self.greatestHeight = greatestHeight.map { Length.mendedSize($0, usual: 240) }
    }
  }
}
