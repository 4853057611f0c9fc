/// The result of an exit.
enum Departure: Hashable, Sendable {
  /// The overlay is gone for good.
  case dismissed(DismissReason)
  /// The overlay returns to the head of its line, to be shown again with the rest of its countdown.
  case interrupted(Countdown?)
}
