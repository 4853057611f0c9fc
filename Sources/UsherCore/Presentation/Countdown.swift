/// The rest of an overlay's lifetime.
enum Countdown: Hashable, Sendable {
  /// The lifetime has no end.
  case endless
  /// The countdown runs, and ends at the given moment. Next: `paused`, or the overlay times out.
  case running(until: Instant)
  /// The countdown is paused with the given time left. Next: `running`.
  ///
  /// The time is the one that the usual patience leaves, whatever the user's is now: the patience
  /// may change before the countdown resumes.
  case paused(left: Duration)

  /// Creates a countdown of `rest` that begins at `now`; paused if `isHeld` or if the patience is
  /// endless, and endless if `rest` is `nil`.
  init(_ rest: Duration?, at now: Instant, under patience: Patience, isHeld: Bool) {
    guard let rest else {
      self = .endless
      return
    }
    let paused = Countdown.paused(left: rest)
    self = isHeld ? paused : paused.resumed(at: now, under: patience)
  }

  /// The end of the countdown; `nil` for a paused or endless one.
  var deadline: Instant? {
    switch self {
    case .running(let until): until
    case .endless, .paused: nil
    }
  }

  /// Returns the countdown paused at `now`; unchanged if it is paused already or endless.
  func paused(at now: Instant, under patience: Patience) -> Countdown {
    switch self {
    case .running(let until):
      .paused(left: now.duration(to: until).scaled(by: 1, over: patience.factor))
    case .endless, .paused: self
    }
  }

  /// Returns the countdown resumed at `now` with the time that was left; unchanged if it runs
  /// already or is endless, and while the patience is endless.
  func resumed(at now: Instant, under patience: Patience) -> Countdown {
    switch (self, patience) {
    case (.paused(let left), .times(let factor)):
      .running(until: now.advanced(by: left.scaled(by: factor)))
    case (.paused, .endless), (.endless, _), (.running, _): self
    }
  }

  /// Returns the countdown with as much of the lifetime left at `now` under another patience; an
  /// endless patience pauses it, and a paused one stays paused.
  func paced(at now: Instant, from old: Patience, to new: Patience) -> Countdown {
    switch (self, new) {
    case (.running(let until), .times(let factor)):
      .running(
        until: now.advanced(by: now.duration(to: until).scaled(by: factor, over: old.factor)))
    case (.running, .endless): paused(at: now, under: old)
    case (.endless, _), (.paused, _): self
    }
  }

  /// Returns the countdown with a later end; a negative length counts as zero.
  func extended(by length: Duration, under patience: Patience) -> Countdown {
    let length = max(length, .zero)
    return switch self {
    case .endless: self
    case .running(let until):
      .running(until: until.advanced(by: length.scaled(by: patience.factor)))
    case .paused(let left): .paused(left: left.saturatingSum(with: length))
    }
  }
}

/// The saved state of an overlay that another one displaced, until it is shown again.
struct Interruption: Hashable, Sendable {
  /// The rest of the countdown; `nil` if the countdown had not begun or begins anew.
  let countdown: Countdown?
  /// The last milestone that the app was told of.
  let progress: Presentation.Progress
  /// The fold state.
  let fold: Fold
  /// The number of times that merged requests restarted the countdown.
  let restarts: Int
  /// The placement that the overlay left for the sake of the focused area; `nil` if it did not.
  var avoidedFrom: Placement?

  /// Returns the same state with a countdown that begins anew.
  var restarted: Interruption {
    Interruption(
      countdown: nil, progress: progress, fold: fold, restarts: restarts, avoidedFrom: avoidedFrom)
  }
}

extension Presentation {
  /// Returns the share of the lifetime that is left at `now`; `nil` for an overlay without a time
  /// limit, or that does not show the time left.
  func timeLeft(at now: Instant, under patience: Patience) -> Double? {
    guard overlay.showsTimeLeft, let whole = overlay.rest else { return nil }
    if case .exiting = phase { return timeLeftAtExit }
    return switch phase.countdown ?? resumed {
    case nil: 1
    // The lifetime has ended, and the overlay stays for the rest of its minimum time.
    case .endless: 0
    case .running(let until):
      share(now.duration(to: until), of: whole.scaled(by: self.patience(patience).factor))
    case .paused(let left): share(left, of: whole)
    }
  }

  /// Whether the overlay visibly counts down at `now`.
  func showsTimePassing(at now: Instant) -> Bool {
    guard overlay.showsTimeLeft, overlay.drawing == .host, arranged.opacity > 0,
      overlay.rest != nil, case .running(let until) = phase.countdown
    else { return false }
    return until > now
  }

  /// Returns the time left as a share of the lifetime; at most 1, although a delayed exit may leave
  /// more.
  private func share(_ left: Duration, of whole: Duration) -> Double {
    whole > .zero ? min(max(left.inSeconds / whole.inSeconds, 0), 1) : 0
  }
}
