internal import Usher

/// How long a banner comes, stays and goes, in seconds.
public struct BannerDisplayMetrics: Sendable {
  let presentDuration: TimeInterval
  let displayDuration: TimeInterval
  let dismissDuration: TimeInterval

  /// Makes metrics; what is negative or no number counts as 0.
  ///
  /// - Parameters:
  ///   - presentDuration: How long it comes in; at most a minute.
  ///   - displayDuration: How long it stays, counted from the end of its entrance; infinity stays until
  ///     it is dismissed.
  ///   - dismissDuration: How long it leaves; at most a minute.
  public init(
    _ presentDuration: TimeInterval, _ displayDuration: TimeInterval,
    _ dismissDuration: TimeInterval
  ) {
    self.presentDuration = presentDuration
    self.displayDuration = displayDuration
    self.dismissDuration = dismissDuration
  }

  /// 0.5, 2 and 0.25 seconds.
  static let standard = BannerDisplayMetrics(0.5, 2, 0.25)

  /// On a spring that swings past its place by a third of the way.
  var entrance: OverlayTransition { Self.slide(over: presentDuration, dampingRatio: 0.3) }

  /// On a spring that does not swing.
  var exit: OverlayTransition { Self.slide(over: dismissDuration, dampingRatio: 1) }

  /// How long it stays.
  var lifetime: Lifetime {
    (try? .seconds(displayDuration)) ?? .timed(.zero)
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
