internal import Foundation
internal import Usher

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

  /// A length of `seconds`, clamped to 0...1e9 (about 30 years), because a `Duration` may not hold
  /// more; NaN counts as 0.
  private static func length(_ seconds: Foundation.TimeInterval) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e9))
  }
}
