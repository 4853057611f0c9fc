internal import UsherCore

/// Limits how often a frequently changing value is shown, to ten times per second.
struct Pace {
  /// The time between two updates.
  ///
  /// Usher's choice, about the time to read a number.
  static let pause = Duration.milliseconds(100)
  /// The earliest moment of the next update, or `nil` for any moment.
  private var next: Instant?
  private var isAwaited = false

  /// Creates a pace.
  ///
  /// - Parameter first: The earliest moment of the first update, or `nil` for any moment.
  init(from first: Instant? = nil) { next = first }

  /// Records a change at `now`.
  ///
  /// Returns the time until it must be shown, or `nil` if this is already planned.
  mutating func changed(at now: Instant) -> Duration? {
    guard !isAwaited else { return nil }
    isAwaited = true
    return max(next.map { now.duration(to: $0) } ?? .zero, .zero)
  }

  /// Records that all changes until `now` are shown.
  mutating func wasShown(at now: Instant) {
    isAwaited = false
    next = now.advanced(by: Self.pause)
  }
}

extension Presenter {
  /// Calls `act` after the given time, or in order with all other events if the time is zero.
  func act(atPace wait: Duration, _ act: @escaping @MainActor () -> Void) {
    if wait > .zero { self.act(after: wait, act) } else { inOrder(act) }
  }
}
