/// Where a pointer was at one moment: a finger, a pen, or a mouse with its button held.
public struct PointerSample: Hashable, Sendable {
  /// Its place in the viewport.
  public var position: Point
  /// When it was there, by the host's clock; velocities are told from this.
  public var time: Instant
  /// Whether a native control of the overlay lies under it and will answer a tap by itself.
  public var isOnControl: Bool

  /// Makes a sample; without `isOnControl` no control lies under it.
  public init(position: Point, time: Instant, isOnControl: Bool = false) {
    self.position = position
    self.time = time
    self.isOnControl = isOnControl
  }

  /// Whether its coordinates are within reach.
  var isUsable: Bool {
    Reach.includes(position.x) && Reach.includes(position.y)
  }
}
