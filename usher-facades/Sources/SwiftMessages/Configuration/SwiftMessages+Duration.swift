#if os(iOS) || UIKIT_STAND_IN
public import Foundation
internal import UIKitBridge
internal import Usher

extension SwiftMessages {
  /// A message's display time.
  public enum Duration {
    /// The default display time, 2 seconds after the entrance.
    case automatic
    /// No limit.
    ///
    /// The message stays until it is hidden.
    case forever
    /// A number of seconds after the entrance.
    ///
    /// Negative numbers are treated as 0, and NaN as 2.
    case seconds(seconds: TimeInterval)
    /// No limit, for an activity of unknown duration.
    ///
    /// The message appears only if it isn't hidden within `delay` seconds. It then stays for at
    /// least `minimum` seconds from the start of its entrance. Negative numbers and NaN are treated
    /// as 0.
    case indefinite(delay: TimeInterval, minimum: TimeInterval)
  }
}

extension SwiftMessages.Duration {
  /// The overlay's times for the duration.
  var times: Times {
    switch self {
    case .automatic: Times(lifetime: .timed(.seconds(2)))
    case .forever: Times(lifetime: .infinite)
    case .seconds(let seconds):
      Times(lifetime: seconds.isNaN ? .timed(.seconds(2)) : .seconds(max(seconds, 0)))
    case .indefinite(let delay, let minimum):
      Times(delay: .lasting(delay), lifetime: .infinite, minimum: .lasting(minimum))
    }
  }

  /// The times of an overlay.
  struct Times {
    /// The time before the overlay enters its lane.
    var delay = Swift.Duration.zero
    /// The time that the overlay rests.
    var lifetime: OverlayDuration
    /// The minimum time that the overlay is shown, from the start of its entrance.
    var minimum = Swift.Duration.zero
  }
}
#endif
