public import UsherCore

/// The placements of SwiftMessages.
///
/// Each message waits for its turn, is refused while another of the same name waits or is shown,
/// and leaves after 2 seconds. At an edge, its entrance takes 0.4 seconds with a slight overshoot,
/// and its exit 0.2 seconds. A swipe of 750 points per second, of a third of its height or of 75
/// points dismisses it; a tap does nothing. Its surface is the content's; see
/// `OverlayContent.message`.
extension OverlayPreset {
  /// A message as wide as the window, at the top; its background covers the safe area and 5 points
  /// beyond the edge.
  public static let top = message(at: .top)
  /// A message as wide as the window, at the bottom; its background covers the safe area and 5
  /// points beyond the edge.
  public static let bottom = message(at: .bottom)
  /// A message in the middle: it grows and fades in, can be dragged in all directions and flung
  /// out.
  ///
  /// As wide as its content, at most 500 points, and 10 points from the sides.
  public static let center = entry(at: .center)
    .size(SizeConstraints(width: .intrinsic, maximumWidth: .constant(500))).margins(10)
    .swipe(.physics).entrance(.scaleIn).exit(.scaleOut)

  /// A message for the layout `card` at the top: 10 points from the safe area, at most 500 points
  /// wide where the width is regular.
  public static let topCard = cardMessage(at: .top)
  /// A message for the layout `card` at the bottom.
  public static let bottomCard = cardMessage(at: .bottom)
  /// A message for the layout `tab` at the top: it touches the edge and is 10 points from the
  /// sides.
  public static let topTab = tabMessage(at: .top)
  /// A message for the layout `tab` at the bottom.
  public static let bottomTab = tabMessage(at: .bottom)
  /// A message for the layout `statusLine`.
  public static let statusLine = top

  /// The settings of a lane of messages: a gap of half a second between two of them.
  public static let messageLane = LaneSettings(
    gap: .constant(.milliseconds(500)), showsModalsAbove: false, sharesEdges: false)

  private static func message(at position: OverlayPosition) -> OverlayPreset {
    // A message that touches the edge must not be dragged away from it.
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
