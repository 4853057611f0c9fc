#if os(iOS) || UIKIT_STAND_IN
public import Foundation
internal import UIKitBridge
internal import Usher

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
    /// The time for which the overlay rests.
    var lifetime: OverlayDuration
    /// The time for which the overlay stays at least, from the beginning of its entrance.
    var minimum = Swift.Duration.zero
  }
}
#endif
