/// The time for which an overlay rests before it dismisses itself.
public enum Lifetime: Hashable, Sendable {
  /// The overlay rests for this time, counted from the end of its entrance.
  ///
  /// With zero, the overlay leaves as soon as it has arrived. A negative time is rejected.
  case timed(Duration)
  /// The overlay rests until it is dismissed.
  case untilDismissed

  /// Returns a lifetime in seconds; from 1e9 seconds on, infinity included, it is `untilDismissed`.
  ///
  /// - Throws: `ConfigurationError.notFinite` for NaN, `negative` for less than zero.
  public static func seconds(_ seconds: Double) throws(ConfigurationError) -> Lifetime {
    guard !seconds.isNaN else { throw .notFinite(.lifetime, seconds) }
    guard seconds >= 0 else { throw .negative(.lifetime, seconds) }
    return seconds < 1e9 ? .timed(.seconds(seconds)) : .untilDismissed
  }
}
