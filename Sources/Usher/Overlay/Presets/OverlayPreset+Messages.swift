public import UsherCore

/// The presets of SwiftMessages.
///
/// Each message waits for its turn and is shown for 2 seconds. It is refused if another message
/// with the same name waits or is shown. At an edge, the entrance takes 0.4 seconds with a slight
/// overshoot, and the exit 0.2 seconds. A swipe dismisses the message at 750 points per second,
/// after a third of its height, or after 75 points. A tap has no effect. For the surface, see
/// `OverlayContent.message`.
extension OverlayPreset {
  /// A message at the top, as wide as the window.
  ///
  /// Its background covers the safe area and extends 5 points beyond the edge.
  public static let top = message(at: .top)
  /// A message at the bottom, like `top`.
  public static let bottom = message(at: .bottom)
  /// A centered message that scales and fades in, and that the user can fling in any direction.
  ///
  /// It is as wide as its content, up to 500 points, with margins of 10 points.
  public static let center = entry(at: .center)
    .size(SizeConstraints(width: .intrinsic, maximumWidth: .constant(500))).margins(10)
    .swipe(.physics).entrance(.scaleIn).exit(.scaleOut)

  /// A message at the top for the layout `card`.
  ///
  /// It has margins of 10 points. In a window with regular width, it is at most 500 points wide.
  public static let topCard = cardMessage(at: .top)
  /// A message at the bottom for the layout `card`, like `topCard`.
  public static let bottomCard = cardMessage(at: .bottom)
  /// A message for the layout `tab` that touches the top edge, 10 points from the sides.
  public static let topTab = tabMessage(at: .top)
  /// A message for the layout `tab` that touches the bottom edge, like `topTab`.
  public static let bottomTab = tabMessage(at: .bottom)
  /// A message for the layout `statusLine`.
  public static let statusLine = top

  /// The settings of a lane of messages, with a gap of half a second between messages.
  public static let messageLane = LaneSettings(
    gap: .constant(.milliseconds(500)), showsModalsAbove: false, sharesEdges: false)

  private static func message(at position: OverlayPosition) -> OverlayPreset {
    // The user can't drag a message away from an edge that it touches.
    entry(at: position, resistance: .rigid).safeArea(.filled).buffer(5)
  }

  private static func cardMessage(at position: OverlayPosition) -> OverlayPreset {
    entry(at: position).margins(10).with { $0.size.regularWidthCap = 500 }
  }

  private static func tabMessage(at position: OverlayPosition) -> OverlayPreset {
    message(at: position).margins(Insets(horizontal: 10, vertical: 0))
      .with { $0.size.regularWidthCap = 500 }
  }

  private static func entry(
    at position: OverlayPosition, resistance: Resistance = .power(0.7)
  ) -> OverlayPreset {
    OverlayPreset()
      .position(position).duplicates(.ignore).duration(.seconds(2))
      .resumePolicy(.restart).size(SizeConstraints(maximumWidth: .intrinsic)).margins(0).tap(
        .absorb
      )
      .swipe(SwipePolicy(resistance: resistance, pullback: .replay))
      .entrance(.slide(.spring(.known(.milliseconds(400), dampingRatio: 0.8))))
      .exit(.slide(.easeIn(.milliseconds(200))))
  }
}
