public import Foundation

/// A manager's settings.
public struct Configuration: Hashable, Sendable {
  /// The pause between a task's end and the next task.
  public enum TimeInterval: Hashable, Sendable {
    /// The same number of seconds each time; negative numbers and NaN count as 0.
    case constant(seconds: Foundation.TimeInterval)
    /// A random number of seconds between `lower` and `upper`, drawn anew each time with equal
    /// likelihood.
    ///
    /// Bounds in the wrong order are exchanged.
    case random(lower: Foundation.TimeInterval, upper: Foundation.TimeInterval)
  }

  /// The pause between a task's end and the next task.
  public let timeInterval: TimeInterval

  /// The default configuration, without an interval.
  public static let shared = Configuration(timeInterval: .constant(seconds: 0))

  /// Makes a configuration.
  public init(timeInterval: TimeInterval) {
    self.timeInterval = timeInterval
  }
}
