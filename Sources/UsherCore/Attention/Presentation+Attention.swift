extension Presentation {
  /// Returns the reasons that pause the countdown, given the reasons that concern every overlay.
  func holders(under common: Attention) -> Attention {
    attention.union(shared).union(common).intersection(overlay.pausesFor)
  }

  /// Whether the countdown is paused, given the reasons that concern every overlay.
  func isHeld(in step: Step) -> Bool { !holders(under: step.attention).isEmpty }

  /// Records the user's attention on the other overlays of the same pile, from `now` on.
  mutating func share(_ reasons: Attention, in step: Step) {
    guard reasons != shared else { return }
    shared = reasons
    reconcileCountdown(in: step)
  }

  /// Pauses or resumes the countdown, depending on the reasons that hold at `now`.
  mutating func reconcileCountdown(in step: Step) {
    guard let countdown = phase.countdown else { return }
    phase = phase.counting(
      isHeld(in: step) ? countdown.paused(at: step.now) : released(countdown, at: step.now))
  }

  /// Restarts the countdown with the overlay's current lifetime.
  ///
  /// An overlay that gives way to another one forgets the countdown it was to resume with.
  mutating func restartCountdown(in step: Step) {
    if case .exiting(let motion, .interrupted) = phase {
      phase = .exiting(motion, .interrupted(nil))
      return
    }
    phase = phase.counting(
      Countdown(overlay.lifetime, at: step.now, isHeld: isHeld(in: step)))
  }

  /// Postpones the end of the countdown by `length`, even of a countdown that has not begun.
  mutating func delayExit(by length: Duration, in step: Step) {
    if let countdown = phase.countdown {
      phase = phase.counting(countdown.extended(by: length))
    } else {
      resumed = (resumed ?? Countdown(overlay.lifetime, at: step.now, isHeld: true))
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
