/// The response of an overlay to obstructions of the viewport, such as a keyboard.
public enum ObstructionPolicy: Hashable, Sendable {
  /// The overlay stays where it is.
  case ignored
  /// The overlay moves away from obstructions that it would overlap.
  ///
  /// The overlay moves by the overlap and no further, towards the opposite edge of the viewport,
  /// until `spacing` points are between the two. `spacing` is not negative.
  ///
  /// The overlay is pushed no closer to that opposite edge than `edgeResistance`, in points. If
  /// that leaves too little room, the overlay becomes less tall or wide instead. With `nil`, the
  /// overlay stops at its own margin; a negative value lets it be pushed out.
  case avoided(spacing: Double = 0, edgeResistance: Double? = nil)
}
