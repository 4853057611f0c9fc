/// The time for which an overlay rests before it dismisses itself.
///
/// ```swift
/// presenter.present(.toast("Until it is dismissed").duration(.infinite))
/// presenter.present(.toast("Brief").duration(.milliseconds(1500)))
/// presenter.present(.toast("Until it is read").duration(.reading(atLeast: .seconds(4))))
/// ```
public enum OverlayDuration: Hashable, Sendable {
  /// The overlay rests for this time, counted from the end of its entrance.
  ///
  /// With zero, the overlay leaves as soon as it has arrived. A negative time is rejected.
  case timed(Duration)
  /// The overlay rests for as long as its words take to read, but at least for this time, counted
  /// from the end of its entrance.
  ///
  /// The presenter computes the time for reading from the content, anew with each content that the
  /// overlay gets. A negative time is rejected.
  case reading(atLeast: Duration)
  /// The overlay rests until it is dismissed.
  case infinite

  /// As long as the words of the overlay take to read, and at least two seconds.
  public static let automatic = OverlayDuration.reading(atLeast: .seconds(2))

  /// Returns a duration in seconds; from 1e9 seconds on, infinity included, it is `infinite`.
  ///
  /// A negative number and NaN are rejected when the overlay is presented.
  public static func seconds(_ seconds: Double) -> OverlayDuration {
    if seconds.isNaN { return notANumber }
    return seconds < 1e9 ? .timed(.seconds(Swift.max(seconds, -1e9))) : .infinite
  }

  /// Returns a duration in milliseconds, as `seconds(_:)` does.
  public static func milliseconds(_ milliseconds: Double) -> OverlayDuration {
    seconds(milliseconds / 1000)
  }

  // No app means this duration, so that it can stand for NaN until it is rejected.
  private static let notANumber = OverlayDuration.timed(.nanoseconds(Int64.min))

  func validate() throws(ConfigurationError) {
    guard self != Self.notANumber else { throw .notFinite(.lifetime, .nan) }
    switch self {
    case .timed(let length), .reading(atLeast: let length):
      try OverlayConfiguration.requireNotNegative(length, .lifetime)
    case .infinite: break
    }
  }
}

extension OverlayConfiguration {
  /// The time for which the overlay rests if the user's timeout scale is usual; `nil` for an
  /// overlay that rests until it is dismissed.
  package var rest: Duration? {
    switch lifetime {
    case .timed(let length): length
    case .reading(let least): max(least, readingTime)
    case .infinite: nil
    }
  }

  /// The time that the content takes to read, to the millisecond and at most 65 seconds; zero
  /// unless the lifetime depends on it.
  package var readingTime: Duration {
    get { .milliseconds(Int64(readingMilliseconds)) }
    set {
      readingMilliseconds = UInt16(clamping: Swift.max(newValue, .zero).nanoseconds / 1_000_000)
    }
  }
}

/// The expansion of an overlay that comes collapsed: its moment, and the growth of the overlay.
///
/// A collapsed overlay shows less of its content, such as an alert without its buttons. An overlay
/// expands exactly once.
public struct Expansion: Hashable, Sendable {
  /// The time from the beginning of the entrance until the overlay expands; a negative time is
  /// rejected.
  ///
  /// With zero, the overlay expands as soon as it comes.
  public var after: Duration
  /// The timing of the growth to the expanded size; no time if the user prefers reduced motion.
  public var timing: Timing

  /// Creates an expansion; by default, half a second after the beginning of the entrance and
  /// without overshoot.
  public init(after: Duration = .milliseconds(500), timing: Timing = .spring(.smooth)) {
    self.after = after
    self.timing = timing
  }

  /// Returns SwiftEntryKit's expansion of an alert's buttons: after half a second, in 0.8 seconds.
  ///
  /// The spring swings widely for up to two buttons, and slightly for more.
  public static func buttons(_ count: Int) -> Expansion {
    Expansion(
      timing: .spring(
        Timing.Spring(uncheckedDuration: .milliseconds(800), dampingRatio: count <= 2 ? 0.4 : 0.8)))
  }
}
