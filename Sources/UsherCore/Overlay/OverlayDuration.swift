/// The time that an overlay rests before it dismisses itself.
///
/// ```swift
/// presenter.present(.toast("Until it is dismissed").duration(.infinite))
/// presenter.present(.toast("Brief").duration(.milliseconds(1500)))
/// presenter.present(.toast("Until it is read").duration(.reading(atLeast: .seconds(4))))
/// ```
public enum OverlayDuration: Hashable, Sendable {
  /// The overlay rests for this time after its entrance.
  ///
  /// If it is zero, the exit starts immediately after the entrance. If it is negative, the overlay
  /// or its update is refused.
  case timed(Duration)
  /// The overlay rests for its reading time after its entrance, but at least for this time.
  ///
  /// The presenter computes the reading time whenever the content changes. If the minimum is
  /// negative, the overlay or its update is refused.
  case reading(atLeast: Duration)
  /// The overlay rests until it is dismissed.
  case infinite

  /// The overlay's reading time, but at least two seconds.
  public static let automatic = OverlayDuration.reading(atLeast: .seconds(2))

  /// Returns a duration in seconds, or `infinite` if it is 1e9 seconds or more.
  ///
  /// If it is negative or NaN, the overlay or its update is refused.
  public static func seconds(_ seconds: Double) -> OverlayDuration {
    if seconds.isNaN { return notANumber }
    return seconds < 1e9 ? .timed(.seconds(Swift.max(seconds, -1e9))) : .infinite
  }

  /// Returns a duration in milliseconds, or `infinite` if it is 1e12 milliseconds or more.
  ///
  /// If it is negative or NaN, the overlay or its update is refused.
  public static func milliseconds(_ milliseconds: Double) -> OverlayDuration {
    seconds(milliseconds / 1000)
  }

  // This duration represents NaN, because no app uses a duration of minus 292 years.
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
  /// The lifetime at a timeout scale of 1, or `nil` if it is infinite.
  package var rest: Duration? {
    switch lifetime {
    case .timed(let length): length
    case .reading(let least): max(least, readingTime)
    case .infinite: nil
    }
  }

  /// The reading time in whole milliseconds, at most 65 seconds, or zero if the lifetime doesn't
  /// use it.
  package var readingTime: Duration {
    get { .milliseconds(Int64(readingMilliseconds)) }
    set {
      readingMilliseconds = UInt16(clamping: Swift.max(newValue, .zero).nanoseconds / 1_000_000)
    }
  }
}

/// How a collapsed overlay expands to its full content.
///
/// A collapsed overlay shows less of its content, for example an alert without its buttons. It
/// expands only once.
public struct Expansion: Hashable, Sendable {
  /// The time from the start of the entrance until the overlay expands.
  ///
  /// If it is zero, the overlay expands as soon as it appears. If it is negative, the overlay or
  /// its update is refused.
  public var after: Duration
  /// The timing of the growth.
  ///
  /// If the user prefers reduced motion, the overlay grows immediately.
  public var timing: Timing

  /// Creates an expansion.
  ///
  /// By default, it starts after half a second and doesn't overshoot.
  public init(after: Duration = .milliseconds(500), timing: Timing = .spring(.smooth)) {
    self.after = after
    self.timing = timing
  }

  /// Returns SwiftEntryKit's expansion for an alert's buttons: after half a second, in 0.8 seconds.
  ///
  /// If there are one or two buttons, the spring overshoots widely. If there are more, it
  /// overshoots slightly.
  public static func buttons(_ count: Int) -> Expansion {
    Expansion(
      timing: .spring(
        Timing.Spring(uncheckedDuration: .milliseconds(800), dampingRatio: count <= 2 ? 0.4 : 0.8)))
  }
}
