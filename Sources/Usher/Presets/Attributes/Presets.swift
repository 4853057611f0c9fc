public import UsherCore

/// Ready-made attributes, with the names and figures of well-known libraries; each is a value to
/// copy and change.
///
/// In addition, all presets pause their countdown while the user is busy with the overlay, fade for
/// users who prefer reduced motion, and move out of the way of a keyboard. The Escape key dismisses
/// the overlays that a tap or a swipe may dismiss.
///
/// ```swift
/// let float = Presets.bottomFloat.with {
///   $0.overlay.lifetime = .timed(.seconds(6))
///   $0.haptic = .success
/// }
/// presenter.present(.notification(title: "Saved"), using: float)
/// ```
public enum Presets {}

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

/// The banners of OwlBanners.
extension Presets {
  /// A banner as wide as the window, at the top; it waits for its turn and leaves after 2 seconds,
  /// by a tap, or by a swipe upwards.
  ///
  /// Its entrance takes half a second and overshoots strongly; the background reaches 100 points
  /// beyond the edge to hide the gap. Its exit takes a quarter of a second. The banner is refused
  /// as a duplicate while the last pending request of its lane has the same name, which by
  /// convention consists of kind and title: see `BannerKind.name(title:)`.
  public static let banner = OverlayAttributes(
    overlay: Overlay(
      identity: .coalesceWithLast, lifetime: .timed(.seconds(2)), resumption: .restart,
      size: SizeConstraints(maximumWidth: .intrinsic), margins: .zero, safeArea: .filled,
      buffer: 100, swipe: SwipePolicy(resistance: .rigid),
      entrance: OverlayTransition(slide: .spring(.bouncy)),
      exit: OverlayTransition(
        slide: .spring(.known(.milliseconds(250), dampingRatio: 1, initialVelocity: 0.7)))))

  /// A `banner` that stays until it is dismissed.
  public static let persistentBanner = banner.with { $0.overlay.lifetime = .untilDismissed }

  /// The settings of a lane of banners: they are shown by arrival, whatever their priorities.
  public static let bannerLane = LaneSettings(
    order: .arrival, showsQuestionsAbove: false, sharesEdges: false)
}
