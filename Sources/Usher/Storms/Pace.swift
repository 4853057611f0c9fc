internal import UsherCore

/// The pace at which something that may change ten thousand times in a second is shown: ten times
/// in a second at most.
struct Pace {
  /// The time between two showings; Usher's choice, about what a person takes to read a number.
  static let pause = Duration.milliseconds(100)
  /// The earliest moment of the next showing; `nil` for any.
  private var next: Instant?
  private var isAwaited = false

  /// Makes a pace.
  ///
  /// - Parameter first: The earliest moment of the first showing; `nil` for any.
  init(from first: Instant? = nil) { next = first }

  /// Notes a change at `now`.
  ///
  /// - Returns: The time until it is to be shown; `nil` if that is planned already.
  mutating func changed(at now: Instant) -> Duration? {
    guard !isAwaited else { return nil }
    isAwaited = true
    return max(next.map { now.duration(to: $0) } ?? .zero, .zero)
  }

  /// Notes that everything up to `now` is shown.
  mutating func wasShown(at now: Instant) {
    isAwaited = false
    next = now.advanced(by: Self.pause)
  }
}

extension Presenter {
  /// Calls `act` when the time of a pace has passed: in order with all other events, if it has.
  func act(atPace wait: Duration, _ act: @escaping @MainActor () -> Void) {
    if wait > .zero { self.act(after: wait, act) } else { inOrder(act) }
  }
}
