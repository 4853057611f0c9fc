/// What an overlay that was displaced while it was shown goes on with when it is shown again.
struct Interruption: Hashable, Sendable {
  /// What was left of its lifetime; it stands still while the overlay waits.
  var countdown: Countdown
}
