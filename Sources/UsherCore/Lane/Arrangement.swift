/// The arrangement of the overlays that a lane shows together.
public enum Arrangement: Hashable, Sendable {
  /// Overlays lie over each other, each at its placement, the latest in front.
  case layered
  /// Overlays lie one after the other, the latest at the edge, `spacing` points apart.
  case list(spacing: Double)
  /// Overlays lie over each other, the latest in front and the others peeking out behind it.
  ///
  /// While the user's attention is on any of them, the pile is spread out as a list, and the
  /// countdown of each overlay that pauses for this kind of attention is paused.
  case pile(Pile)
}
