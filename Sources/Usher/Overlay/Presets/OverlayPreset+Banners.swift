internal import UsherCore

/// The banners of OwlBanners.
extension OverlayPreset {
  /// A banner as wide as the window, at the top; it waits for its turn and leaves after 2 seconds,
  /// by a tap, or by a swipe upwards.
  ///
  /// Its entrance takes half a second and overshoots strongly; the background reaches 100 points
  /// beyond the edge to hide the gap. Its exit takes a quarter of a second. The banner is refused
  /// as a duplicate while the last pending request of its lane has the same name, which by
  /// convention consists of kind and title: see `BannerKind.name(title:)`.
  public static let banner = OverlayPreset()
    .position(.top).duplicates(.coalesceWithLast).duration(.seconds(2)).resumePolicy(.restart)
    .size(SizeConstraints(maximumWidth: .intrinsic)).margins(0).safeArea(.filled).buffer(100)
    .swipe(SwipePolicy(resistance: .rigid)).entrance(.slide(.spring(.bouncy)))
    .exit(.slide(.spring(.known(.milliseconds(250), dampingRatio: 1, initialVelocity: 0.7))))

  /// A `banner` that stays until it is dismissed.
  public static let persistentBanner = banner.duration(.infinite)

  /// The settings of a lane of banners: they are shown by arrival, whatever their priorities.
  public static let bannerLane = LaneSettings(
    order: .arrival, showsModalsAbove: false, sharesEdges: false)
}

extension Timing.Spring {
  /// Returns a spring with a fixed duration; the values must be in range.
  static func known(
    _ duration: Duration, dampingRatio: Double, initialVelocity: Double = 0
  ) -> Timing.Spring {
    let spring = try? Timing.Spring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    guard let spring else { preconditionFailure("A preset's spring is out of range.") }
    return spring
  }
}
