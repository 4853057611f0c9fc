public import Foundation

extension SwiftMessages {
  /// How long a message rests before it goes by itself.
  public enum Duration {
    /// 2 seconds.
    case automatic
    /// Until it is sent away.
    case forever
    /// So many seconds from when it has arrived; less than 0 counts as 0, and what is no number as 2.
    case seconds(seconds: TimeInterval)
    /// Until it is sent away, for something of which nobody knows how long it takes.
    ///
    /// It comes only if it is still wanted after `delay` seconds, and then stays for at least `minimum`
    /// seconds from when it began to come. Less than 0, and what is no number, counts as 0.
    case indefinite(delay: TimeInterval, minimum: TimeInterval)
  }
}
