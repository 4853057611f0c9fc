internal import UsherCore

/// The attributes of SwiftEntryKit.
///
/// Each comes at once in place of what its lane shows, unless something there has a higher priority;
/// slides in and out in 0.3 seconds, and leaves after 2. Where they do not say otherwise, a tap sends it
/// away, and so does moving it outwards at 60 points per second. Their surface is a card without a
/// shadow, where SwiftEntryKit's is clear: letters on whatever lies behind cannot be read.
extension Presets {
  /// What all of them begin with: at the top, as wide as the window, inside the safe area.
  ///
  /// Pulled inwards it gives way by ever less and leaps back.
  public static let plain = entry(.top)

  /// As wide as the window, its ground under the safe area; it moves outwards only.
  public static let toast = toastEntry(at: .top)
  /// `toast` at the top.
  public static let topToast = toast
  /// `toast` at the bottom.
  public static let bottomToast = toastEntry(at: .bottom)

  /// 20 points from the sides and 10 from the edge, with corners of 10 points.
  public static let float = floatEntry(at: .top)
  /// `float` at the top.
  public static let topFloat = float
  /// `float` at the bottom.
  public static let bottomFloat = floatEntry(at: .bottom)
  /// `float` in the middle of the window, whatever its safe area is; it is swiped downwards alone.
  public static let centerFloat = floatEntry(at: .center)

  /// `topToast` that lets nothing but its time send it away.
  public static let topNote = topToast.with(stayPut)
  /// `bottomToast` that lets nothing but its time send it away.
  public static let bottomNote = bottomToast.with(stayPut)
  /// `topToast` over the safe area, as tall as its content; a tap does nothing.
  public static let statusBar = topToast.with {
    $0.overlay.tap = .absorb
    $0.overlay.safeArea = .overridden
  }

  private static func entry(_ placement: Placement) -> Attributes {
    let leaving = OverlayTransition(slide: .easeIn(.milliseconds(300)))
    let overlay = Overlay(
      placement: placement, precedence: .replace(), lifetime: .timed(.seconds(2)),
      resumption: .restart, size: SizeConstraints(maximumWidth: .intrinsic), margins: .zero,
      swipe: swipe(at: placement, resistance: .logarithmicFromEdge, pullback: .jolt),
      entrance: OverlayTransition(slide: .easeOut(.milliseconds(300))), exit: leaving,
      replaced: leaving)
    return Attributes(
      overlay: overlay, style: Style(background: .color(.card), corners: .none, shadow: nil))
  }

  private static func toastEntry(at placement: Placement) -> Attributes {
    entry(placement).with {
      $0.overlay.safeArea = .filled
      $0.overlay.swipe = swipe(at: placement, resistance: .rigid, pullback: .easeOut)
    }
  }

  private static func floatEntry(at placement: Placement) -> Attributes {
    entry(placement).with {
      let isCentered = placement == .center
      $0.overlay.margins = Insets(horizontal: 20, vertical: isCentered ? 0 : 10)
      $0.overlay.safeArea = isCentered ? .overridden : .respected
      $0.style = Style(background: .color(.card), corners: .all(10), shadow: nil)
    }
  }

  private static func stayPut(_ attributes: inout Attributes) {
    attributes.overlay.tap = .absorb
    attributes.overlay.swipe = nil
    attributes.overlay.dismissesOnEscape = false
  }

  private static func swipe(
    at placement: Placement, resistance: Resistance, pullback: Pullback
  ) -> SwipePolicy {
    SwipePolicy(
      directions: placement == .center ? .down : nil, thresholds: .slightest,
      resistance: resistance, pullback: pullback,
      throwLength: .milliseconds(300) ... .milliseconds(700))
  }
}
