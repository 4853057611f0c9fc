/// The remaining time of an overlay's lifetime.
package enum Countdown: Equatable, Sendable {
  /// The lifetime has no end.
  case endless
  /// The countdown ends at this moment.
  ///
  /// Next: `paused`, or the overlay times out.
  case running(until: Instant)
  /// The countdown is paused with this time left.
  ///
  /// Next: `running`. The time left is for a timeout scale of 1, because the user may change the
  /// scale during the pause.
  case paused(left: Duration)

  /// Creates a countdown of `rest` from `now`, or an endless one if `rest` is `nil`.
  ///
  /// The countdown is paused if `isHeld` is `true` or the timeout scale is endless.
  init(_ rest: Duration?, at now: Instant, under timeoutScale: TimeoutScale, isHeld: Bool) {
    guard let rest else {
      self = .endless
      return
    }
    let paused = Countdown.paused(left: rest)
    self = isHeld ? paused : paused.resumed(at: now, under: timeoutScale)
  }

  /// The end of the countdown, or `nil` if it isn't running.
  var deadline: Instant? {
    switch self {
    case .running(let until): until
    case .endless, .paused: nil
    }
  }

  /// Returns the countdown, paused if it was running.
  func paused(at now: Instant, under timeoutScale: TimeoutScale) -> Countdown {
    switch self {
    case .running(let until):
      .paused(left: now.duration(to: until).scaled(by: 1, over: timeoutScale.factor))
    case .endless, .paused: self
    }
  }

  /// Returns the countdown, resumed if it was paused, unless the timeout scale is endless.
  func resumed(at now: Instant, under timeoutScale: TimeoutScale) -> Countdown {
    switch (self, timeoutScale) {
    case (.paused(let left), .times(let factor)):
      .running(until: now.advanced(by: left.scaled(by: factor)))
    case (.paused, .endless), (.endless, _), (.running, _): self
    }
  }

  /// Returns the countdown with the same fraction left under another timeout scale.
  ///
  /// An endless timeout scale pauses it, and a paused countdown stays paused.
  func paced(at now: Instant, from old: TimeoutScale, to new: TimeoutScale) -> Countdown {
    switch (self, new) {
    case (.running(let until), .times(let factor)):
      .running(
        until: now.advanced(by: now.duration(to: until).scaled(by: factor, over: old.factor)))
    case (.running, .endless): paused(at: now, under: old)
    case (.endless, _), (.paused, _): self
    }
  }

  /// Returns the countdown with a later end.
  ///
  /// Negative lengths are treated as zero.
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

/// The saved state of an interrupted overlay until the overlay is shown again.
package struct Interruption: Equatable, Sendable {
  /// The paused countdown, or `nil` if the countdown hadn't started or must restart.
  package let countdown: Countdown?
  /// The last reported milestone.
  package let progress: Presentation.Progress
  package let collapseState: CollapseState
  /// The number of times that merged requests have restarted the countdown.
  package let restarts: Int
  /// The position that the overlay left because of the focused area, or `nil` if it didn't move.
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

  /// The same state with a countdown that restarts.
  var restarted: Interruption {
    Interruption(
      countdown: nil, progress: progress, collapseState: collapseState, restarts: restarts,
      avoidedFrom: avoidedFrom)
  }
}

extension Presentation {
  /// Returns `countdown` paused if there is a reason to pause it, and otherwise resumed.
  ///
  /// If it was paused, `resumePolicy` decides whether it resumes with the remaining time or
  /// restarts. An endless timeout scale also pauses it.
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

  /// Returns the countdown of an overlay that starts to rest.
  ///
  /// If the overlay was interrupted earlier, or its exit was delayed, the saved countdown
  /// continues. If there is a reason to pause the countdown now, `overlay.resumePolicy` decides how
  /// the countdown resumes later.
  func firstCountdown(in step: Step) -> Countdown {
    resumed.map { resumedCountdown($0, by: .timeLeft, in: step) }
      ?? wholeCountdown(in: step)
  }

  /// Returns a countdown of the whole lifetime.
  private func wholeCountdown(in step: Step) -> Countdown {
    Countdown(
      overlay.rest, at: step.now, under: timeoutScale(in: step), isHeld: isHeld(in: step))
  }

  /// Returns the countdown to save when the overlay is interrupted, or `nil` if none has started.
  func keptCountdown(in step: Step) -> Countdown? {
    phase.countdown?.paused(at: step.now, under: timeoutScale(in: step)) ?? resumed
  }

  /// Pauses the countdown if there is a reason to pause it, and otherwise resumes it.
  mutating func reconcileCountdown(in step: Step) {
    guard let countdown = phase.countdown else { return }
    phase = phase.with(resumedCountdown(countdown, by: overlay.resumePolicy, in: step))
  }

  /// Restarts the countdown.
  ///
  /// If the overlay is exiting because it was interrupted, its countdown restarts when it returns.
  mutating func restartCountdown(in step: Step) {
    if case .exiting(let motion, .interrupted) = phase {
      phase = .exiting(motion, .interrupted(nil))
      return
    }
    phase = phase.with(wholeCountdown(in: step))
  }

  /// Restarts a started countdown for a merged request, at most ten times.
  ///
  /// This cancels a timeout that waits for the minimum time.
  mutating func restartForMerged(in step: Step) {
    guard phase.countdown != nil, restarts < IdentityPolicy.maximumRestarts else { return }
    restarts += 1
    if postponed == .timedOut { postponed = nil }
    restartCountdown(in: step)
  }

  /// Extends the countdown by `length`, even if the countdown hasn't started yet.
  ///
  /// If the countdown has ended but the minimum time hasn't, a countdown of `length` starts. Like
  /// the lifetime, `length` is multiplied by the user's timeout scale.
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
  /// Returns the remaining fraction of the lifetime.
  ///
  /// Returns `nil` if the lifetime is unlimited, or the overlay doesn't show the time left.
  func timeLeft(at now: Instant, under timeoutScale: TimeoutScale) -> Double? {
    guard overlay.showsTimeLeft, let whole = overlay.rest else { return nil }
    if case .exiting = phase { return timeLeftAtExit }
    return switch phase.countdown ?? resumed {
    case nil: 1
    // The lifetime has ended, but the overlay still waits for its minimum time.
    case .endless: 0
    case .running(let until):
      share(now.duration(to: until), of: whole.scaled(by: self.timeoutScale(timeoutScale).factor))
    case .paused(let left): share(left, of: whole)
    }
  }

  /// Whether the overlay visibly shows a running countdown at `now`.
  func showsTimePassing(at now: Instant) -> Bool {
    guard overlay.showsTimeLeft, overlay.drawing == .host, arranged.opacity > 0,
      overlay.rest != nil, case .running(let until) = phase.countdown
    else { return false }
    return until > now
  }

  /// Returns the remaining fraction of a lifetime, clamped to 0...1.
  ///
  /// After a delayed exit, more than the whole lifetime may be left.
  private func share(_ left: Duration, of whole: Duration) -> Double {
    whole > .zero ? min(max(left.inSeconds / whole.inSeconds, 0), 1) : 0
  }
}
