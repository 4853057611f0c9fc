/// Something of the app or the system that covers part of the viewport from one of its edges, such as a
/// keyboard or a panel.
public struct Obstruction: Hashable, Sendable {
  /// The edge it comes from.
  ///
  /// Whatever lies between it and that edge counts as covered, too.
  public var edge: Rect.Edge
  /// What it covers, in the viewport's coordinates; it may reach beyond the viewport.
  ///
  /// It counts as absent where it does not overlap the viewport, as a keyboard below the screen.
  public var frame: Rect

  /// Makes an obstruction; without `edge` it comes from below, as a keyboard does.
  public init(_ frame: Rect, from edge: Rect.Edge = .bottom) {
    self.edge = edge
    self.frame = frame
  }

  /// Whether its numbers are within 1e9 points and its sides not negative.
  public var isUsable: Bool {
    frame.size.isUsable && Reach.includes(frame.size.width) && Reach.includes(frame.size.height)
      && Reach.includes(frame.minX) && Reach.includes(frame.minY)
  }
}
