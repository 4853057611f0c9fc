/// The rest of an overlay's lifetime.
enum Countdown: Hashable, Sendable {
  /// The lifetime has no end.
  case endless
  /// The countdown runs, and ends at the given moment. Next: `paused`, or the overlay times out.
  case running(until: Instant)
  /// The countdown is paused with the given time left. Next: `running`.
  case paused(left: Duration)

  /// Creates a countdown that begins at `now`; paused if `isHeld`.
  init(_ lifetime: Lifetime, at now: Instant, isHeld: Bool) {
    switch lifetime {
    case .untilDismissed: self = .endless
    case .timed(let left):
      self = isHeld ? .paused(left: left) : .running(until: now.advanced(by: left))
    }
  }

  /// The end of the countdown; `nil` for a paused or endless one.
  var deadline: Instant? {
    switch self {
    case .running(let until): until
    case .endless, .paused: nil
    }
  }

  /// Returns the countdown paused at `now`; unchanged if it is paused already or endless.
  func paused(at now: Instant) -> Countdown {
    switch self {
    case .running(let until): .paused(left: now.duration(to: until))
    case .endless, .paused: self
    }
  }

  /// Returns the countdown resumed at `now` with the time that was left; unchanged if it runs
  /// already or is endless.
  func resumed(at now: Instant) -> Countdown {
    switch self {
    case .paused(let left): .running(until: now.advanced(by: left))
    case .endless, .running: self
    }
  }

  /// Returns the countdown with a later end; a negative length counts as zero.
  func extended(by length: Duration) -> Countdown {
    let length = max(length, .zero)
    return switch self {
    case .endless: self
    case .running(let until): .running(until: until.advanced(by: length))
    case .paused(let left): .paused(left: left.saturatingSum(with: length))
    }
  }
}
