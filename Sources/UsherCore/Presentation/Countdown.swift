/// The rest of an overlay's lifetime.
package enum Countdown: Equatable, Sendable {
  /// The lifetime has no end.
  case endless
  /// The countdown runs, and ends at the given moment. Next: `paused`, or the overlay times out.
  case running(until: Instant)
  /// The countdown is paused with the given time left. Next: `running`.
  ///
  /// The time is the one that the usual timeout scale leaves, whatever the user's is now: the
  /// timeout scale may change before the countdown resumes.
  case paused(left: Duration)

  /// Creates a countdown of `rest` that begins at `now`; paused if `isHeld` or if the timeout scale
  /// is endless, and endless if `rest` is `nil`.
  init(_ rest: Duration?, at now: Instant, under timeoutScale: TimeoutScale, isHeld: Bool) {
    guard let rest else {
      self = .endless
      return
    }
    let paused = Countdown.paused(left: rest)
    self = isHeld ? paused : paused.resumed(at: now, under: timeoutScale)
  }

  /// The end of the countdown; `nil` for a paused or endless one.
  var deadline: Instant? {
    switch self {
    case .running(let until): until
    case .endless, .paused: nil
    }
  }

  /// Returns the countdown paused at `now`; unchanged if it is paused already or endless.
  func paused(at now: Instant, under timeoutScale: TimeoutScale) -> Countdown {
    switch self {
    case .running(let until):
      .paused(left: now.duration(to: until).scaled(by: 1, over: timeoutScale.factor))
    case .endless, .paused: self
    }
  }

  /// Returns the countdown resumed at `now` with the time that was left; unchanged if it runs
  /// already or is endless, and while the timeout scale is endless.
  func resumed(at now: Instant, under timeoutScale: TimeoutScale) -> Countdown {
    switch (self, timeoutScale) {
    case (.paused(let left), .times(let factor)):
      .running(until: now.advanced(by: left.scaled(by: factor)))
    case (.paused, .endless), (.endless, _), (.running, _): self
    }
  }

  /// Returns the countdown with as much of the lifetime left at `now` under another timeout scale;
  /// an endless timeout scale pauses it, and a paused one stays paused.
  func paced(at now: Instant, from old: TimeoutScale, to new: TimeoutScale) -> Countdown {
    switch (self, new) {
    case (.running(let until), .times(let factor)):
      .running(
        until: now.advanced(by: now.duration(to: until).scaled(by: factor, over: old.factor)))
    case (.running, .endless): paused(at: now, under: old)
    case (.endless, _), (.paused, _): self
    }
  }

  /// Returns the countdown with a later end; a negative length counts as zero.
  func extended(by length: Duration, under timeoutScale: TimeoutScale) -> Countdown {
    let length = max(length, .zero)
    return switch self {
    case .endless: self
    case .running(let until):
      .running(until: until.advanced(by: length.scaled(by: timeoutScale.factor)))
    case .paused(let left): .paused(left: left.saturatingSum(with: length))
    }
  }
}

/// The saved state of an overlay that another one displaced, until it is shown again.
package struct Interruption: Equatable, Sendable {
  /// The rest of the countdown; `nil` if the countdown had not begun or begins anew.
  package let countdown: Countdown?
  /// The last milestone that the app was told of.
  package let progress: Presentation.Progress
  /// The collapse state.
  package let collapseState: CollapseState
  /// The number of times that merged requests restarted the countdown.
  package let restarts: Int
  /// The placement that the overlay left for the sake of the focused area; `nil` if it did not.
  package let avoidedFrom: OverlayPosition?

  package init(
    countdown: Countdown?, progress: Presentation.Progress, collapseState: CollapseState,
    restarts: Int, avoidedFrom: OverlayPosition? = nil
  ) {
    self.countdown = countdown
    self.progress = progress
    self.collapseState = collapseState
    self.restarts = restarts
    self.avoidedFrom = avoidedFrom
  }

  /// Returns the same state with a countdown that begins anew.
  var restarted: Interruption {
    Interruption(
      countdown: nil, progress: progress, collapseState: collapseState, restarts: restarts,
      avoidedFrom: avoidedFrom)
  }
}

extension Presentation {
  /// Returns the countdown with which a paused one resumes: with the time that was left, or with
  /// the whole lifetime.
  ///
  /// The countdown stays paused, or is paused, while a reason of the user's attention holds or the
  /// user's timeout scale is endless.
  func resumedCountdown(
    _ countdown: Countdown, by resumePolicy: CountdownResumePolicy, in step: Step
  ) -> Countdown {
    let timeoutScale = timeoutScale(in: step)
    if isHeld(in: step) || timeoutScale == .endless {
      return countdown.paused(at: step.now, under: timeoutScale)
    }
    return switch (countdown, resumePolicy) {
    case (.paused, .restart):
      Countdown(overlay.rest, at: step.now, under: timeoutScale, isHeld: false)
    case (.paused, .timeLeft), (.running, _), (.endless, _):
      countdown.resumed(at: step.now, under: timeoutScale)
    }
  }

  /// Returns the countdown of a rest that begins at the moment of the step.
  ///
  /// A displaced overlay resumes with the time that was left, and so does one whose exit was
  /// delayed. While such a countdown is paused it has not resumed, and `overlay.resumePolicy`
  /// counts.
  func firstCountdown(in step: Step) -> Countdown {
    resumed.map { resumedCountdown($0, by: .timeLeft, in: step) }
      ?? wholeCountdown(in: step)
  }

  /// Returns a countdown of the whole lifetime that begins at the moment of the step.
  private func wholeCountdown(in step: Step) -> Countdown {
    Countdown(
      overlay.rest, at: step.now, under: timeoutScale(in: step), isHeld: isHeld(in: step))
  }

  /// Returns the countdown that a displaced overlay keeps; `nil` if the countdown has not begun.
  func keptCountdown(in step: Step) -> Countdown? {
    phase.countdown?.paused(at: step.now, under: timeoutScale(in: step)) ?? resumed
  }

  /// Pauses or resumes the countdown, depending on the reasons that hold now.
  mutating func reconcileCountdown(in step: Step) {
    guard let countdown = phase.countdown else { return }
    phase = phase.with(resumedCountdown(countdown, by: overlay.resumePolicy, in: step))
  }

  /// Restarts the countdown with the overlay's current lifetime.
  ///
  /// An overlay that gives way to another one forgets the countdown it was to resume with.
  mutating func restartCountdown(in step: Step) {
    if case .exiting(let motion, .interrupted) = phase {
      phase = .exiting(motion, .interrupted(nil))
      return
    }
    phase = phase.with(wholeCountdown(in: step))
  }

  /// Restarts a countdown that has begun for a request that merged into the overlay, ten times at
  /// most; an overlay that has timed out has not.
  mutating func restartForMerged(in step: Step) {
    guard phase.countdown != nil, restarts < IdentityPolicy.maximumRestarts else { return }
    restarts += 1
    if postponed == .timedOut { postponed = nil }
    restartCountdown(in: step)
  }

  /// Postpones the end of the countdown by `length`, even of a countdown that has not begun; one
  /// that has ended before the minimum time ends after `length`.
  ///
  /// The length is a part of the lifetime, so that the user's timeout scale multiplies it.
  mutating func delayExit(by length: Duration, in step: Step) {
    let timeoutScale = timeoutScale(in: step)
    if postponed == .timedOut {
      postponed = nil
      phase = phase.with(
        Countdown(
          max(length, .zero), at: step.now, under: timeoutScale, isHeld: isHeld(in: step)))
    } else if let countdown = phase.countdown {
      phase = phase.with(countdown.extended(by: length, under: timeoutScale))
    } else {
      let whole = Countdown(overlay.rest, at: step.now, under: timeoutScale, isHeld: true)
      resumed = (resumed ?? whole).extended(by: length, under: timeoutScale)
    }
  }
}

extension Presentation {
  /// Returns the share of the lifetime that is left at `now`; `nil` for an overlay without a time
  /// limit, or that does not show the time left.
  func timeLeft(at now: Instant, under timeoutScale: TimeoutScale) -> Double? {
    guard overlay.showsTimeLeft, let whole = overlay.rest else { return nil }
    if case .exiting = phase { return timeLeftAtExit }
    return switch phase.countdown ?? resumed {
    case nil: 1
    // The lifetime has ended, and the overlay stays for the rest of its minimum time.
    case .endless: 0
    case .running(let until):
      share(now.duration(to: until), of: whole.scaled(by: self.timeoutScale(timeoutScale).factor))
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
