/// How long an overlay rests before it dismisses itself.
public enum Lifetime: Hashable, Sendable {
  /// Counted from the end of the entrance; zero leaves as soon as it has arrived, and negative is
  /// refused.
  case timed(Duration)
  /// Rests until it is dismissed.
  case untilDismissed

  /// A lifetime given in seconds; infinity rests until dismissed.
  ///
  /// - Throws: `ConfigurationError.notFinite` for NaN, `negative` for less than zero.
  public static func seconds(_ seconds: Double) throws(ConfigurationError) -> Lifetime {
    guard !seconds.isNaN else { throw .notFinite(.lifetime, seconds) }
    guard seconds >= 0 else { throw .negative(.lifetime, seconds) }
    return seconds < 1e9 ? .timed(.seconds(seconds)) : .untilDismissed
  }
}
