/// When the engine next wants `Event.timePassed`.
public enum Wakeup: Hashable, Sendable {
  /// Nothing will happen by itself: no timer, no frame.
  case never
  /// At this moment, or as soon after as can be.
  case at(Instant)
  /// Something moves: draw every frame.
  case nextFrame
}
