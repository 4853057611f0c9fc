/// How an overlay follows a pointer, and when it leaves by it.
public struct SwipePolicy: Hashable, Sendable {
  /// Where it may leave to; `nil` lets its placement decide, and empty lets it be dragged only to
  /// come back.
  public var directions: SwipeDirections?

  /// Makes a policy; without anything given it leaves over the edge it rests at.
  public init(directions: SwipeDirections? = nil) {
    self.directions = directions
  }

  /// Leaves over the edge it rests at.
  public static let standard = SwipePolicy()
}
