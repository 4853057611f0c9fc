/// How the overlays of a lane that are shown together lie to one another.
public enum Arrangement: Hashable, Sendable {
  /// Over each other, each where its placement says, the latest in front.
  case layered
  /// One after the other, the latest at the edge, `spacing` points apart.
  case list(spacing: Double)
  /// Over each other, the latest in front and those behind it peeking out; a list while a person's
  /// attention is on any of them, which then stops the countdown of each that pauses for it.
  case pile(Pile)
}
