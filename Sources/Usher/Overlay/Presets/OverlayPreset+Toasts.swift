internal import UsherCore

/// The preset of SwiftEntryKit.
///
/// Each overlay replaces what its lane shows, and is refused if a shown overlay has a higher
/// priority. It slides in and out in 0.3 seconds and leaves after 2 seconds. Unless said otherwise,
/// a tap dismisses it, and so does a swipe outwards at 60 points per second. Its surface is a card
/// without a shadow, where SwiftEntryKit's is clear: text on arbitrary content cannot be read.
extension OverlayPreset {
  /// The base of the other preset: at the top, as wide as the window, inside the safe area.
  ///
  /// Dragged inwards, the overlay follows with growing resistance and bounces back. The smaller its
  /// distance from the edge, the greater the resistance; at less than a point it does not follow.
  public static let plain = entry(.top)

  /// An overlay as wide as the window, at the top; its background covers the safe area, and it
  /// moves outwards only.
  public static let toast = toastEntry(at: .top)
  /// A `toast` at the top.
  public static let topToast = toast
  /// A `toast` at the bottom.
  public static let bottomToast = toastEntry(at: .bottom)

  /// An overlay 20 points from the sides and 10 points from the top, with corners of 10 points.
  public static let float = floatEntry(at: .top)
  /// A `float` at the top.
  public static let topFloat = float
  /// A `float` at the bottom.
  public static let bottomFloat = floatEntry(at: .bottom)
  /// A `float` in the middle of the window, whatever its safe area; it can be swiped downwards
  /// only.
  public static let centerFloat = floatEntry(at: .center)

  /// A `topToast` that the user cannot dismiss.
  public static let topNote = topToast.dismissible(false)
  /// A `bottomToast` that the user cannot dismiss.
  public static let bottomNote = bottomToast.dismissible(false)
  /// A `topToast` over the safe area, as high as its content; a tap does nothing.
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
