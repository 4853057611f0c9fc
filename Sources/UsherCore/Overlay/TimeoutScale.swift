/// The user's factor for lifetimes and the time for undoing, but not for gaps, minimum times and
/// motions.
///
/// ```swift
/// presenter.timeoutScale = .times(3)
/// ```
public enum TimeoutScale: Hashable, Sendable {
  /// Lifetimes are this many times as long, from 1 to 10.
  ///
  /// Numbers outside this range are clamped, and NaN is replaced by 1. The presenter reports both
  /// as problems.
  case times(Double)
  /// Overlays stay until the user closes them, and have a close button.
  case endless

  /// Whether the factor is from 1 to 10, or the scale is endless.
  package var isUsable: Bool {
    switch self {
    case .times(let factor): (1...10).contains(factor)
    case .endless: true
    }
  }

  package var corrected: TimeoutScale {
    switch self {
    case .times(let factor): .times(factor.isNaN ? 1 : min(max(factor, 1), 10))
    case .endless: .endless
    }
  }

  /// The multiplier of `times`, or 1 for `endless`.
  package var factor: Double {
    switch self {
    case .times(let factor): factor
    case .endless: 1
    }
  }
}

extension Duration {
  /// Returns the duration multiplied by `factor` / `divisor`, both positive, in whole nanoseconds.
  ///
  /// The result is clamped to 64 bits. If `factor` equals `divisor`, the duration doesn't change.
  package func scaled(by factor: Double, over divisor: Double = 1) -> Duration {
    guard factor != divisor else { return self }
    let exact = Double(nanoseconds) * factor / divisor
    // Beyond these limits, a `Double` may not fit into 64 bits.
    if exact >= 9.2e18 { return .nanoseconds(Int64.max) }
    if exact <= -9.2e18 { return .nanoseconds(Int64.min) }
    // `rounded()` isn't used, because it would require another function of libm.
    return .nanoseconds(Int64(exact < 0 ? exact - 0.5 : exact + 0.5))
  }
}

extension Presentation {
  /// Returns the timeout scale that applies to this overlay.
  ///
  /// If the app draws the overlay, Usher can't add a close button. Therefore `endless` is replaced
  /// by a factor of 10.
  func timeoutScale(_ timeoutScale: TimeoutScale) -> TimeoutScale {
    switch (timeoutScale, overlay.drawing) {
    case (.endless, .app): .times(10)
    case (.endless, .host), (.times, _): timeoutScale
    }
  }

  func timeoutScale(in step: Step) -> TimeoutScale { timeoutScale(step.timeoutScale) }

  /// Adapts a started countdown to a new timeout scale, so that the same fraction is left.
  mutating func changeTimeoutScale(from old: TimeoutScale, in step: Step) {
    guard let countdown = phase.countdown else { return }
    let paced = countdown.paced(at: step.now, from: timeoutScale(old), to: timeoutScale(in: step))
    phase = phase.with(resumedCountdown(paced, by: .timeLeft, in: step))
  }
}
