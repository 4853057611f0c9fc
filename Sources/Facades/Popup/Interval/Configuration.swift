public import Foundation

/// How a manager lets its tasks take turns.
public struct Configuration: Hashable, Sendable {
  /// How long nothing is shown after a task has gone.
  public enum TimeInterval: Hashable, Sendable {
    /// Always so many seconds; negative and NaN count as none.
    case constant(seconds: Foundation.TimeInterval)
    /// Between `lower` and `upper` seconds, each time anew, all lengths equally likely.
    ///
    /// Bounds in the wrong order are exchanged.
    case random(lower: Foundation.TimeInterval, upper: Foundation.TimeInterval)
  }

  /// How long nothing is shown after a task has gone.
  public let timeInterval: TimeInterval

  /// No interval.
  public static let shared = Configuration(timeInterval: .constant(seconds: 0))

  /// Makes a configuration.
  public init(timeInterval: TimeInterval) {
    self.timeInterval = timeInterval
  }
}
