// The beginnings, pauses and resumptions of an overlay's countdown.

extension Presentation {
  /// Returns the countdown with which a paused one resumes: with the time that was left, or with
  /// the whole lifetime.
  ///
  /// The countdown stays paused, or is paused, while a reason of the user's attention holds or the
  /// user's patience is endless.
  func resumedCountdown(
    _ countdown: Countdown, by resumption: Resumption, in step: Step
  ) -> Countdown {
    let patience = patience(in: step)
    if isHeld(in: step) || patience == .endless {
      return countdown.paused(at: step.now, under: patience)
    }
    return switch (countdown, resumption) {
    case (.paused, .restart):
      Countdown(overlay.rest, at: step.now, under: patience, isHeld: false)
    case (.paused, .timeLeft), (.running, _), (.endless, _):
      countdown.resumed(at: step.now, under: patience)
    }
  }

  /// Returns the countdown of a rest that begins at the moment of the step.
  ///
  /// A displaced overlay resumes with the time that was left, and so does one whose exit was
  /// delayed. While such a countdown is paused it has not resumed, and `overlay.resumption` counts.
  func firstCountdown(in step: Step) -> Countdown {
    resumed.map { resumedCountdown($0, by: .timeLeft, in: step) }
      ?? wholeCountdown(in: step)
  }

  /// Returns a countdown of the whole lifetime that begins at the moment of the step.
  private func wholeCountdown(in step: Step) -> Countdown {
    Countdown(
      overlay.rest, at: step.now, under: patience(in: step), isHeld: isHeld(in: step))
  }

  /// Returns the countdown that a displaced overlay keeps; `nil` if the countdown has not begun.
  func keptCountdown(in step: Step) -> Countdown? {
    phase.countdown?.paused(at: step.now, under: patience(in: step)) ?? resumed
  }

  /// Pauses or resumes the countdown, depending on the reasons that hold now.
  mutating func reconcileCountdown(in step: Step) {
    guard let countdown = phase.countdown else { return }
    phase = phase.with(resumedCountdown(countdown, by: overlay.resumption, in: step))
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

  /// The number of merged requests that restart the countdown of one overlay, so that a message
  /// that never stops coming does not stay for ever.
  private static let greatestRestarts = 10

  /// Restarts a countdown that has begun for a request that merged into the overlay, ten times at
  /// most; an overlay that has timed out has not.
  mutating func restartForMerged(in step: Step) {
    guard phase.countdown != nil, restarts < Self.greatestRestarts else { return }
    restarts += 1
    if postponed == .timedOut { postponed = nil }
    restartCountdown(in: step)
  }

  /// Postpones the end of the countdown by `length`, even of a countdown that has not begun.
  ///
  /// The length is a part of the lifetime, so that the user's patience multiplies it.
  mutating func delayExit(by length: Duration, in step: Step) {
    let patience = patience(in: step)
    if let countdown = phase.countdown {
      phase = phase.with(countdown.extended(by: length, under: patience))
    } else {
      let whole = Countdown(overlay.rest, at: step.now, under: patience, isHeld: true)
      resumed = (resumed ?? whole).extended(by: length, under: patience)
    }
  }
}
