/// The number of times as long as usual that the user has for overlays that leave by themselves.
///
/// Timeout scale multiplies lifetimes, and the time within which something can be undone. It
/// multiplies no gap, no minimum time and no motion.
///
/// ```swift
/// presenter.timeoutScale = .times(3)
/// ```
public enum TimeoutScale: Hashable, Sendable {
  /// The user has so many times as long; from 1 to 10.
  ///
  /// A number outside this range counts as its nearest end, and NaN as 1; the presenter reports
  /// both.
  case times(Double)
  /// The user has all the time there is: overlays stay until the user closes them, and have a
  /// button for that.
  case endless

  /// Whether the timeout scale can be used as it is.
  package var isUsable: Bool {
    switch self {
    case .times(let factor): (1...10).contains(factor)
    case .endless: true
    }
  }

  /// The timeout scale in the range.
  package var corrected: TimeoutScale {
    switch self {
    case .times(let factor): .times(factor.isNaN ? 1 : min(max(factor, 1), 10))
    case .endless: .endless
    }
  }

  /// The factor of times; 1 for time that stands still.
  package var factor: Double {
    switch self {
    case .times(let factor): factor
    case .endless: 1
    }
  }
}

extension Duration {
  /// Returns the duration multiplied by a positive factor and divided by another one, in whole
  /// nanoseconds saturated to 64 bits; unchanged if the factors are equal.
  package func scaled(by factor: Double, over divisor: Double = 1) -> Duration {
    guard factor != divisor else { return self }
    let exact = Double(nanoseconds) * factor / divisor
    // Beyond this, a `Double` may not fit into 64 bits.
    if exact >= 9.2e18 { return .nanoseconds(Int64.max) }
    if exact <= -9.2e18 { return .nanoseconds(Int64.min) }
    // The standard library's rounding would need another function of libm.
    return .nanoseconds(Int64(exact < 0 ? exact - 0.5 : exact + 0.5))
  }
}

extension Presentation {
  /// Returns the timeout scale as it applies to the overlay: only ten times for one that the app
  /// draws, as Usher cannot give that one a button to close it.
  func timeoutScale(_ timeoutScale: TimeoutScale) -> TimeoutScale {
    switch (timeoutScale, overlay.drawing) {
    case (.endless, .app): .times(10)
    case (.endless, .host), (.times, _): timeoutScale
    }
  }

  /// Returns the timeout scale with which the overlay's countdown goes on in a step.
  func timeoutScale(in step: Step) -> TimeoutScale { timeoutScale(step.timeoutScale) }

  /// Gives a countdown that has begun as much more or less time as the user's timeout scale has
  /// changed: the share that is left stays the same.
  mutating func changeTimeoutScale(from old: TimeoutScale, in step: Step) {
    guard let countdown = phase.countdown else { return }
    let paced = countdown.paced(at: step.now, from: timeoutScale(old), to: timeoutScale(in: step))
    phase = phase.with(resumedCountdown(paced, by: .timeLeft, in: step))
  }
}
