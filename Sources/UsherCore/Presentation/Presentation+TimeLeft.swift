extension Presentation {
  /// How much of its lifetime is left at `now`, as a share; `nil` where it has no end or shows none.
  func timeLeft(at now: Instant) -> Double? {
    guard overlay.showsTimeLeft, case .timed(let whole) = overlay.lifetime else { return nil }
    if case .exiting = phase { return timeLeftAtExit }
    return switch phase.countdown ?? resumed {
    case nil: 1
    // It is over, and the overlay stays for its minimum time alone.
    case .endless: 0
    case .running(let until): share(now.duration(to: until), of: whole)
    case .paused(let left): share(left, of: whole)
    }
  }

  /// Whether a person sees time passing on it at `now`.
  func showsTimePassing(at now: Instant) -> Bool {
    guard overlay.showsTimeLeft, overlay.drawing == .host, arranged.opacity > 0,
      case .timed = overlay.lifetime, case .running(let until) = phase.countdown
    else { return false }
    return until > now
  }

  /// What was put off may be more than all of it.
  private func share(_ left: Duration, of whole: Duration) -> Double {
    whole > .zero ? min(max(left.inSeconds / whole.inSeconds, 0), 1) : 0
  }
}
