import UsherCore

// The user's timeout scale, in integer multiples and nanoseconds.

extension AdmissionModel {
  /// Changes the timeout scale, and every countdown that runs or that only the scale stops.
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

  /// The timeout scale for a request, or `nil` for an endless scale.
  ///
  /// The user couldn't dismiss an overlay that the app draws, so its scale is at most 10.
  func timeoutScale(with request: ModelRequest) -> Int? {
    timeoutScale ?? (request.overlay.drawing == .app ? 10 : nil)
  }

  /// A countdown for a time at the default timeout scale.
  func running(_ request: ModelRequest, for length: Duration) -> ModelRequest.Countdown {
    .running(until: clock.advanced(by: length * (timeoutScale(with: request) ?? 1)))
  }

  /// Converts a time at the current timeout scale to the default scale.
  func usual(_ length: Duration, _ request: ModelRequest) -> Duration {
    divided(length, by: timeoutScale(with: request) ?? 1)
  }

  /// The quotient in whole nanoseconds.
  private func divided(_ length: Duration, by number: Int) -> Duration {
    // The quotient of two durations is a `Double`, which may be below the integer.
    let (seconds, attoseconds) = length.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return .nanoseconds((nanoseconds + Int64(number) / 2) / Int64(number))
  }
}
