extension Presentation {
  /// What makes its countdown stand still, given what every overlay is busy with.
  func holders(under common: Attention) -> Attention {
    attention.union(shared).union(common).intersection(overlay.pausesFor)
  }

  /// Whether its countdown stands still, given what every overlay is busy with.
  func isHeld(under common: Attention) -> Bool { !holders(under: common).isEmpty }

  /// Notes what those in its pile are busy with from `now` on.
  mutating func share(_ reasons: Attention, at now: Instant, under common: Attention) {
    guard reasons != shared else { return }
    shared = reasons
    reconcileCountdown(at: now, under: common)
  }

  /// Stops the countdown, or lets it go on, by what holds it from `now` on.
  mutating func reconcileCountdown(at now: Instant, under common: Attention) {
    guard let countdown = phase.countdown else { return }
    phase = phase.counting(
      isHeld(under: common) ? countdown.paused(at: now) : released(countdown, at: now))
  }

  /// Begins the countdown anew, with the lifetime as it is now.
  ///
  /// One that gives way takes nothing of the old one along.
  mutating func restartCountdown(at now: Instant, under common: Attention) {
    if case .exiting(let motion, .interrupted) = phase {
      phase = .exiting(motion, .interrupted(nil))
      return
    }
    phase = phase.counting(
      Countdown(overlay.lifetime, at: now, isHeld: isHeld(under: common)))
  }

  /// Puts the end of its countdown off, even of one that has not begun.
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
