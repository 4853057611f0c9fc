public import UsherCore

/// The banners of OwlBanners.
extension Presets {
  /// As wide as the window, at the top; it waits for its turn and leaves after 2 seconds, by a tap, or by
  /// a swipe upwards.
  ///
  /// It comes in half a second with a great overshoot, which its ground hides by reaching 100 points beyond
  /// the edge, and goes in a quarter of a second. It is refused while the last request that has not ended
  /// has the same name, which by custom says its kind and title: see `BannerKind.name(title:)`.
  public static let banner = Attributes(
    overlay: Overlay(
      identity: .coalesceWithLast, lifetime: .timed(.seconds(2)), resumption: .restart,
      size: SizeConstraints(maximumWidth: .intrinsic), margins: .zero, safeArea: .filled,
      buffer: 100, swipe: SwipePolicy(resistance: .rigid),
      entrance: OverlayTransition(slide: .spring(.bouncy)),
      exit: OverlayTransition(
        slide: .spring(.known(.milliseconds(250), dampingRatio: 1, initialVelocity: 0.7)))))

  /// `banner` that stays until a person sends it away.
  public static let persistentBanner = banner.with { $0.overlay.lifetime = .untilDismissed }

  /// How a lane goes on from one banner to the next: by arrival, whatever their priorities are.
  public static let bannerLane = LaneSettings(order: .arrival)
}
