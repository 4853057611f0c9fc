internal import UsherCore

/// The banners of OwlBanners.
extension OverlayPreset {
  /// A banner at the top, as wide as the window, that is shown for 2 seconds.
  ///
  /// It waits for its turn. A tap or an upward swipe dismisses it. The entrance takes half a second
  /// and overshoots strongly, so the background extends 100 points beyond the edge. The exit takes
  /// a quarter of a second.
  ///
  /// The banner is refused as a duplicate if the lane's last pending request has the same name. By
  /// convention, the name consists of kind and title. See `BannerKind.name(title:)`.
  public static let banner = OverlayPreset()
    .position(.top).duplicates(.coalesceWithLast).duration(.seconds(2)).resumePolicy(.restart)
    .size(SizeConstraints(maximumWidth: .intrinsic)).margins(0).safeArea(.filled).buffer(100)
    .swipe(SwipePolicy(resistance: .rigid)).entrance(.slide(.spring(.bouncy)))
    .exit(.slide(.spring(.known(.milliseconds(250), dampingRatio: 1, initialVelocity: 0.7))))

  /// A `banner` without a time limit.
  public static let persistentBanner = banner.duration(.infinite)

  /// The settings of a lane of banners, which shows them by arrival, regardless of their
  /// priorities.
  public static let bannerLane = LaneSettings(
    order: .arrival, showsModalsAbove: false, sharesEdges: false)
}

extension Timing.Spring {
  /// Returns a spring with a fixed duration.
  ///
  /// Invalid values stop the program.
  static func known(
    _ duration: Duration, dampingRatio: Double, initialVelocity: Double = 0
  ) -> Timing.Spring {
    let spring = try? Timing.Spring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    guard let spring else { preconditionFailure("A preset's spring is out of range.") }
    return spring
  }
}
