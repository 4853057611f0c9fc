/// What an exit leads to.
enum Departure: Hashable, Sendable {
  /// It is gone for good.
  case dismissed(DismissReason)
  /// It goes back to the head of its line, to be shown again with what was left of its countdown.
  case interrupted(Countdown?)
}
