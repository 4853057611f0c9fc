extension Presentation {
  /// Returns the share of the lifetime that is left at `now`; `nil` for an overlay without a time
  /// limit, or that does not show the time left.
  func timeLeft(at now: Instant) -> Double? {
    guard overlay.showsTimeLeft, case .timed(let whole) = overlay.lifetime else { return nil }
    if case .exiting = phase { return timeLeftAtExit }
    return switch phase.countdown ?? resumed {
    case nil: 1
    // The lifetime has ended, and the overlay stays for the rest of its minimum time.
    case .endless: 0
    case .running(let until): share(now.duration(to: until), of: whole)
    case .paused(let left): share(left, of: whole)
    }
  }

  /// Whether the overlay visibly counts down at `now`.
  func showsTimePassing(at now: Instant) -> Bool {
    guard overlay.showsTimeLeft, overlay.drawing == .host, arranged.opacity > 0,
      case .timed = overlay.lifetime, case .running(let until) = phase.countdown
    else { return false }
    return until > now
  }

  /// Returns the time left as a share of the lifetime; at most 1, although a delayed exit may leave
  /// more.
  private func share(_ left: Duration, of whole: Duration) -> Double {
    whole > .zero ? min(max(left.inSeconds / whole.inSeconds, 0), 1) : 0
  }
}
