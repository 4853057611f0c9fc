/// How an overlay treats what covers part of the viewport, such as a keyboard.
public enum ObstructionPolicy: Hashable, Sendable {
  /// It stays where it is.
  case ignored
  /// It moves away from an obstruction that it would overlap, and stays where it does not.
  ///
  /// It moves by the overlap and no further, towards the opposite edge of the viewport, until `spacing`
  /// points are between them. `spacing` is not negative.
  ///
  /// It is pushed no closer to that opposite edge than `edgeResistance`, in points; where that leaves it
  /// too little room, it becomes less tall or wide instead. `nil` stops at its own margin; negative
  /// lets it be pushed out.
  case avoided(spacing: Double = 0, edgeResistance: Double? = nil)
}
