/// What is left of a resting overlay's lifetime.
enum Countdown: Hashable, Sendable {
  /// There is no end.
  case endless
  /// It ends at this moment. Next: `paused`, or the overlay times out.
  case running(until: Instant)
  /// It stands still with this much left. Next: `running`.
  case paused(left: Duration)

  /// Begins at `now`; one that is held begins paused.
  init(_ lifetime: Lifetime, at now: Instant, isHeld: Bool) {
    switch lifetime {
    case .untilDismissed: self = .endless
    case .timed(let left):
      self = isHeld ? .paused(left: left) : .running(until: now.advanced(by: left))
    }
  }

  /// When it ends; `nil` while paused or endless.
  var deadline: Instant? {
    switch self {
    case .running(let until): until
    case .endless, .paused: nil
    }
  }

  /// The same, stopped at `now`; one that stands still already is unchanged.
  func paused(at now: Instant) -> Countdown {
    switch self {
    case .running(let until): .paused(left: now.duration(to: until))
    case .endless, .paused: self
    }
  }

  /// The same, going on at `now` with what was left; one that runs already is unchanged.
  func resumed(at now: Instant) -> Countdown {
    switch self {
    case .paused(let left): .running(until: now.advanced(by: left))
    case .endless, .running: self
    }
  }

  /// The same, ending so much later; a negative length counts as none.
  func extended(by length: Duration) -> Countdown {
    let length = max(length, .zero)
    return switch self {
    case .endless: self
    case .running(let until): .running(until: until.advanced(by: length))
    case .paused(let left): .paused(left: left.saturatingSum(with: length))
    }
  }
}
