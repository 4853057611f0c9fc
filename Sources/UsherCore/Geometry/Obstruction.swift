/// An object of the app or the system that covers part of the viewport from an edge, such as a
/// keyboard or a panel.
public struct Obstruction: Hashable, Sendable {
  /// The edge that the obstruction comes from.
  ///
  /// The area between the obstruction and this edge counts as covered, too.
  public var edge: Rect.Edge
  /// The covered area, in the viewport's coordinates; it may extend beyond the viewport.
  ///
  /// An obstruction that does not overlap the viewport is ignored, such as a keyboard below the
  /// screen.
  public var frame: Rect

  /// Creates an obstruction; by default, it comes from the bottom edge, as a keyboard does.
  public init(_ frame: Rect, from edge: Rect.Edge = .bottom) {
    self.edge = edge
    self.frame = frame
  }

  /// Whether the frame's numbers are within 1e9 points and its sides are not negative.
  public var isUsable: Bool {
    frame.size.isUsable && Reach.includes(frame.size.width) && Reach.includes(frame.size.height)
      && Reach.includes(frame.minX) && Reach.includes(frame.minY)
  }
}
