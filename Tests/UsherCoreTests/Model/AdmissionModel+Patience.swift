import UsherCore

// The user's patience, in whole numbers of times and of nanoseconds.

extension AdmissionModel {
  /// Changes the patience, and every countdown that runs or that patience alone stops.
  func changePatience(_ asked: Patience) {
    let known = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, patience(with: $0)) })
    switch asked {
    case .endless: patience = nil
    case .times(let factor):
      if factor < 1 || factor > 10 { commands.append(.report(.unusablePatience(asked))) }
      patience = Int(min(max(factor, 1), 10))
    }
    for request in shown where request.stage == .resting {
      let old = known[request.id].flatMap { $0 } ?? 1
      switch request.countdown {
      case .notBegun, .endless: break
      case .running(let end):
        let left = clock.duration(to: end)
        guard let new = patience(with: request) else {
          request.countdown = .stopped(left: divided(left, by: old))
          continue
        }
        request.countdown = .running(until: clock.advanced(by: divided(left * new, by: old)))
      case .stopped(let left):
        if !isHeld(request) { request.countdown = running(request, for: left) }
      }
    }
  }

  /// The patience that a request meets; `nil` for an endless one, of which the app could not let
  /// the user end what it draws itself.
  func patience(with request: ModelRequest) -> Int? {
    patience ?? (request.overlay.drawing == .app ? 10 : nil)
  }

  /// A countdown that runs for a time at the usual patience.
  func running(_ request: ModelRequest, for length: Duration) -> ModelRequest.Countdown {
    .running(until: clock.advanced(by: length * (patience(with: request) ?? 1)))
  }

  /// The time at the usual patience for a time at the patience of now.
  func usual(_ length: Duration, _ request: ModelRequest) -> Duration {
    divided(length, by: patience(with: request) ?? 1)
  }

  /// The quotient in whole nanoseconds.
  private func divided(_ length: Duration, by number: Int) -> Duration {
    // The quotient of two durations is a `Double`, which may lie below the whole number.
    let (seconds, attoseconds) = length.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return .nanoseconds((nanoseconds + Int64(number) / 2) / Int64(number))
  }
}
