/// The time of the next `Event.timePassed` needed by the engine.
public enum Wakeup: Hashable, Sendable {
  /// No call is needed: no timer and no frame.
  case never
  /// At the given moment, or as soon as possible afterwards.
  case at(Instant)
  /// In every frame, because an overlay moves.
  case nextFrame
}
