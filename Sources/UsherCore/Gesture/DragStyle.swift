/// The way in which a dragged overlay follows the pointer.
public enum DragStyle: Hashable, Sendable {
  /// The overlay moves along one axis, and leaves over an edge.
  case edges
  /// The overlay hangs from the point at which it was grabbed, turns about it, and can be flung out
  /// in any direction.
  case physics(PhysicsDrag)
}
