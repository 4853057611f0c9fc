extension Presentation {
  /// Returns the reasons that pause the countdown, given the reasons that concern every overlay.
  func holders(under common: Attention) -> Attention {
    attention.union(shared).union(common).intersection(overlay.pausesFor)
  }

  /// Whether the countdown is paused, given the reasons that concern every overlay.
  func isHeld(under common: Attention) -> Bool { !holders(under: common).isEmpty }

  /// Records the user's attention on the other overlays of the same pile, from `now` on.
  mutating func share(_ reasons: Attention, at now: Instant, under common: Attention) {
    guard reasons != shared else { return }
    shared = reasons
    reconcileCountdown(at: now, under: common)
  }

  /// Pauses or resumes the countdown, depending on the reasons that hold at `now`.
  mutating func reconcileCountdown(at now: Instant, under common: Attention) {
    guard let countdown = phase.countdown else { return }
    phase = phase.counting(
      isHeld(under: common) ? countdown.paused(at: now) : released(countdown, at: now))
  }

  /// Restarts the countdown with the overlay's current lifetime.
  ///
  /// An overlay that gives way to another one forgets the countdown it was to resume with.
  mutating func restartCountdown(at now: Instant, under common: Attention) {
    if case .exiting(let motion, .interrupted) = phase {
      phase = .exiting(motion, .interrupted(nil))
      return
    }
    phase = phase.counting(
      Countdown(overlay.lifetime, at: now, isHeld: isHeld(under: common)))
  }

  /// Postpones the end of the countdown by `length`, even of a countdown that has not begun.
  mutating func delayExit(by length: Duration, at now: Instant) {
    if let countdown = phase.countdown {
      phase = phase.counting(countdown.extended(by: length))
    } else {
      resumed = (resumed ?? Countdown(overlay.lifetime, at: now, isHeld: true))
        .extended(by: length)
    }
  }

  private func released(_ countdown: Countdown, at now: Instant) -> Countdown {
    switch (countdown, overlay.resumption) {
    case (.endless, _), (.running, _): countdown
    case (.paused, .timeLeft): countdown.resumed(at: now)
    case (.paused, .restart): Countdown(overlay.lifetime, at: now, isHeld: false)
    }
  }
}
