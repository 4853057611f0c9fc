import UsherCore

// The user's timeout scale, in whole numbers of times and of nanoseconds.

extension AdmissionModel {
  /// Changes the timeout scale, and every countdown that runs or that timeout scale alone stops.
  func changeTimeoutScale(_ asked: TimeoutScale) {
    let known = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, timeoutScale(with: $0)) })
    switch asked {
    case .endless: timeoutScale = nil
    case .times(let factor):
      if factor < 1 || factor > 10 { commands.append(.report(.unusableTimeoutScale(asked))) }
      timeoutScale = Int(min(max(factor, 1), 10))
    }
    for request in shown where request.stage == .resting {
      let old = known[request.id].flatMap { $0 } ?? 1
      switch request.countdown {
      case .notBegun, .endless: break
      case .running(let end):
        let left = clock.duration(to: end)
        guard let new = timeoutScale(with: request) else {
          request.countdown = .stopped(left: divided(left, by: old))
          continue
        }
        request.countdown = .running(until: clock.advanced(by: divided(left * new, by: old)))
      case .stopped(let left):
        if !isHeld(request) { request.countdown = running(request, for: left) }
      }
    }
  }

  /// The timeout scale that a request meets; `nil` for an endless one, of which the app could not
  /// let the user end what it draws itself.
  func timeoutScale(with request: ModelRequest) -> Int? {
    timeoutScale ?? (request.overlay.drawing == .app ? 10 : nil)
  }

  /// A countdown that runs for a time at the usual timeout scale.
  func running(_ request: ModelRequest, for length: Duration) -> ModelRequest.Countdown {
    .running(until: clock.advanced(by: length * (timeoutScale(with: request) ?? 1)))
  }

  /// The time at the usual timeout scale for a time at the timeout scale of now.
  func usual(_ length: Duration, _ request: ModelRequest) -> Duration {
    divided(length, by: timeoutScale(with: request) ?? 1)
  }

  /// The quotient in whole nanoseconds.
  private func divided(_ length: Duration, by number: Int) -> Duration {
    // The quotient of two durations is a `Double`, which may lie below the whole number.
    let (seconds, attoseconds) = length.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return .nanoseconds((nanoseconds + Int64(number) / 2) / Int64(number))
  }
}
