/// How a dragged overlay hangs on the pointer.
public enum DragStyle: Hashable, Sendable {
  /// It runs along one axis, and leaves over an edge.
  case edges
  /// It hangs from the point where it was taken, turns about it, and can be flung out anywhere.
  case physics(PhysicsDrag)
}
