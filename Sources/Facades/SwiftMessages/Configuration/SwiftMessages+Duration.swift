public import Foundation

extension SwiftMessages {
  /// A message's display time.
  public enum Duration {
    /// 2 seconds.
    case automatic
    /// No limit: the message stays until it is hidden.
    case forever
    /// A number of seconds from the end of the entrance; negative numbers count as 0, and NaN as 2.
    case seconds(seconds: TimeInterval)
    /// No limit, for an activity of unknown length.
    ///
    /// The message appears only if it is not hidden within `delay` seconds, and then stays for at
    /// least `minimum` seconds from the beginning of its entrance. Negative numbers and NaN count
    /// as 0.
    case indefinite(delay: TimeInterval, minimum: TimeInterval)
  }
}
