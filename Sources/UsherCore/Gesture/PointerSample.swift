/// Where a pointer was at one moment: a finger, a pen, or a mouse with its button held.
public struct PointerSample: Hashable, Sendable {
  /// Its place in the viewport.
  public var position: Point
  /// When it was there, by the host's clock; velocities are told from this.
  public var time: Instant
  /// Whether a native control of the overlay lies under it and will answer a tap by itself.
  public var isOnControl: Bool
  /// Where the pointer may move from here and still scroll content of the overlay; empty where nothing
  /// under it scrolls, or all that does has come to its end.
  ///
  /// These are the ways of the pointer: one that moves up takes a list further down. A press that goes
  /// such a way is left to the content.
  public var scrollable: SwipeDirections

  /// Makes a sample; unless they are given, no control lies under it and nothing scrolls.
  public init(
    position: Point, time: Instant, isOnControl: Bool = false, scrollable: SwipeDirections = []
  ) {
    self.position = position
    self.time = time
    self.isOnControl = isOnControl
    self.scrollable = scrollable
  }

  /// Whether its coordinates are within reach.
  var isUsable: Bool {
    Reach.includes(position.x) && Reach.includes(position.y)
  }
}
