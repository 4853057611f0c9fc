#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The durations of a banner's entrance, display and exit, in seconds.
public struct BannerDisplayMetrics: Sendable {
  let presentDuration: TimeInterval
  let displayDuration: TimeInterval
  let dismissDuration: TimeInterval

  /// Creates metrics.
  ///
  /// Negative values and NaN are treated as 0.
  ///
  /// - Parameters:
  ///   - presentDuration: The entrance's duration, up to one minute.
  ///   - displayDuration: The time from the end of the entrance to the start of the exit. If it is
  ///     infinite, the banner stays until it is dismissed.
  ///   - dismissDuration: The exit's duration, up to one minute.
  public init(
    _ presentDuration: TimeInterval, _ displayDuration: TimeInterval,
    _ dismissDuration: TimeInterval
  ) {
    self.presentDuration = presentDuration
    self.displayDuration = displayDuration
    self.dismissDuration = dismissDuration
  }

  /// The default durations: 0.5, 2 and 0.25 seconds.
  static let standard = BannerDisplayMetrics(0.5, 2, 0.25)

  /// A slide using a spring with damping ratio 0.3, which overshoots by a third of the distance.
  var entrance: OverlayTransition { Self.slide(over: presentDuration, dampingRatio: 0.3) }

  /// A slide using a critically damped spring, without overshoot.
  var exit: OverlayTransition { Self.slide(over: dismissDuration, dampingRatio: 1) }

  /// A swipe over the edge, after which the exit has the same duration as without a swipe.
  ///
  /// A slow movement isn't a swipe, even if it moves the banner far. The minimum of 100 points per
  /// second is the speed of the slowest swipe that a `UISwipeGestureRecognizer` was observed to
  /// recognize.
  var swipe: SwipePolicy {
    let leaving = Duration.seconds(dismissDuration > 0 ? min(dismissDuration, 60) : 0)
    return SwipePolicy(
      thresholds: SwipeThresholds(speed: 100), resistance: .rigid, exitDuration: leaving...leaving)
  }

  /// The banner's lifetime, based on `displayDuration`.
  var lifetime: OverlayDuration {
    displayDuration > 0 ? .seconds(displayDuration) : .timed(.zero)
  }

  private static func slide(over seconds: TimeInterval, dampingRatio: Double) -> OverlayTransition {
    guard seconds > 0 else { return OverlayTransition(slide: .curve(.linear, .zero)) }
    let spring = try? Timing.Spring(
      duration: .seconds(min(max(seconds, 0.001), 60)), dampingRatio: dampingRatio,
      initialVelocity: 0.7)
    return OverlayTransition(
      slide: spring.map { .spring($0) } ?? .curve(.linear, .zero))
  }
}
#endif
