/// How an overlay treats what covers part of the viewport from below, such as a keyboard.
public enum ObstructionPolicy: Hashable, Sendable {
  /// It stays where it is.
  case ignored
  /// It moves up until it is `spacing` points above what covers it.
  ///
  /// It is not pushed closer to the viewport's top than `edgeResistance`, in points, and becomes less
  /// tall where it would be; `nil` pushes it as far as it takes.
  case avoided(spacing: Double = 0, edgeResistance: Double? = nil)
}
