public import Foundation
internal import Usher

/// A manager's settings.
public struct Configuration: Hashable, Sendable {
  /// The pause between the end of a task and the next task.
  public enum TimeInterval: Hashable, Sendable {
    /// The same number of seconds each time.
    ///
    /// Negative values and NaN are treated as 0.
    case constant(seconds: Foundation.TimeInterval)
    /// A new random number of seconds between `lower` and `upper` each time, uniformly distributed.
    ///
    /// If the bounds are in the wrong order, they are swapped.
    case random(lower: Foundation.TimeInterval, upper: Foundation.TimeInterval)
  }

  /// The pause between the end of a task and the next task.
  public let timeInterval: TimeInterval

  /// The default configuration, without an interval.
  public static let shared = Configuration(timeInterval: .constant(seconds: 0))

  /// Creates a configuration.
  public init(timeInterval: TimeInterval) {
    self.timeInterval = timeInterval
  }
}

extension Configuration.TimeInterval {
  /// The interval as the gap of a lane.
  var gap: Gap {
    switch self {
    case .constant(let seconds): return .constant(Self.length(seconds))
    case .random(let lower, let upper):
      let (one, other) = (Self.length(lower), Self.length(upper))
      return .random(min(one, other)...max(one, other), seed: .random(in: .min ... .max))
    }
  }

  /// Returns the duration of `seconds`, clamped to 0...1e9 (about 30 years).
  ///
  /// The upper limit is far below the maximum of a `Duration`. NaN is treated as 0.
  private static func length(_ seconds: Foundation.TimeInterval) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e9))
  }
}
