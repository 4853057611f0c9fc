internal import UsherCore

/// The presets of SwiftEntryKit.
///
/// Each overlay replaces the overlays of its lane, or is refused if one of them has a higher
/// priority. It slides in and out in 0.3 seconds and is shown for 2 seconds. By default, a tap or a
/// swipe outward at 60 points per second dismisses it. The surface is a card without a shadow.
/// SwiftEntryKit's surface is clear, which makes text unreadable.
extension OverlayPreset {
  /// The base of the other presets, a message at the top, as wide as the window, inside the safe
  /// area.
  ///
  /// If the user drags the overlay inward, it follows with resistance and bounces back. The
  /// resistance grows as the distance from the edge shrinks. At less than a point, the overlay
  /// doesn't follow.
  public static let plain = entry(.top)

  /// An overlay at the top, as wide as the window.
  ///
  /// Its background covers the safe area, and the user can only drag it outward.
  public static let toast = toastEntry(at: .top)
  /// A `toast` at the top.
  public static let topToast = toast
  /// A `toast` at the bottom.
  public static let bottomToast = toastEntry(at: .bottom)

  /// An overlay 20 points from the sides and 10 points from the top, with a corner radius of 10
  /// points.
  public static let float = floatEntry(at: .top)
  /// A `float` at the top.
  public static let topFloat = float
  /// A `float` at the bottom.
  public static let bottomFloat = floatEntry(at: .bottom)
  /// A centered `float` that ignores the safe area and can only be swiped down.
  public static let centerFloat = floatEntry(at: .center)

  /// A `topToast` that the user can't dismiss.
  public static let topNote = topToast.dismissible(false)
  /// A `bottomToast` that the user can't dismiss.
  public static let bottomNote = bottomToast.dismissible(false)
  /// A `topToast` that covers the safe area.
  ///
  /// A tap has no effect.
  public static let statusBar = topToast.tap(.absorb).safeArea(.overridden)

  private static func entry(_ position: OverlayPosition) -> OverlayPreset {
    let leaving = OverlayTransition.slide(.easeIn(.milliseconds(300)))
    return OverlayPreset()
      .position(position).precedence(.replace()).duration(.seconds(2)).resumePolicy(.restart)
      .size(SizeConstraints(maximumWidth: .intrinsic)).margins(0)
      .swipe(swipe(at: position, resistance: .logarithmicFromEdge, pullback: .jolt))
      .entrance(.slide(.easeOut(.milliseconds(300)))).exit(leaving).replacedExit(leaving)
      .style(OverlayStyle(background: .color(.card), corners: .none, shadow: nil))
  }

  private static func toastEntry(at position: OverlayPosition) -> OverlayPreset {
    entry(position).safeArea(.filled)
      .swipe(swipe(at: position, resistance: .rigid, pullback: .easeOut))
  }

  private static func floatEntry(at position: OverlayPosition) -> OverlayPreset {
    entry(position).margins(Insets(horizontal: 20, vertical: 10))
      .safeArea(position == .center ? .overridden : .respected).cornerRadius(10)
  }

  private static func swipe(
    at position: OverlayPosition, resistance: Resistance, pullback: Pullback
  ) -> SwipePolicy {
    SwipePolicy(
      directions: position == .center ? .down : nil, thresholds: .slightest,
      resistance: resistance, pullback: pullback,
      exitDuration: .milliseconds(300) ... .milliseconds(700))
  }
}
