/// The state of a pointer at one moment: a finger, a pen, or a mouse with its button held.
public struct PointerSample: Hashable, Sendable {
  /// The position in the viewport.
  public var position: Point
  /// The moment of the sample, by the host's clock; velocities are computed from it.
  public var time: Instant
  /// Whether a native control of the overlay lies under the pointer and will handle a tap by
  /// itself.
  public var isOnControl: Bool
  /// The directions in which the pointer still scrolls content of the overlay; empty for none.
  ///
  /// These are directions of the pointer: moving up scrolls a list further down. A press in such a
  /// direction is left to the content, until the content has come to its end.
  public var scrollable: SwipeDirections

  /// Creates a sample; by default, no control lies under it and nothing scrolls.
  public init(
    position: Point, time: Instant, isOnControl: Bool = false, scrollable: SwipeDirections = []
  ) {
    self.position = position
    self.time = time
    self.isOnControl = isOnControl
    self.scrollable = scrollable
  }

  /// Whether the coordinates are finite and within 1e9 points.
  var isUsable: Bool {
    Reach.includes(position.x) && Reach.includes(position.y)
  }
}
