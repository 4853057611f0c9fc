import UsherCore

// The presets of the SwiftEntryKit reference, 1.2 and 1.3, as overlays.

extension SwiftEntryKit {
  /// `EKAttributes()` at a placement; the screen's safe area puts its rest `limit` points from the
  /// edge.
  static func attributes(_ placement: Placement, limit: Double = 47) -> Overlay {
    let translation = OverlayTransition(slide: .easeIn(.milliseconds(300)))
    return Overlay(
      placement: placement, precedence: .replace(), lifetime: .timed(.seconds(2)), pausesFor: [],
      resumption: .restart, size: SizeConstraints(maximumWidth: .intrinsic), margins: .zero,
      tap: .dismiss,
      swipe: swipe(resistance: .logarithmic(limit: limit), pullback: .jolt, at: placement),
      dismissesOnEscape: false, entrance: OverlayTransition(slide: .easeOut(.milliseconds(300))),
      exit: translation, replaced: translation)
  }

  /// `.topFloat`, `.bottomFloat` or `.centerFloat`.
  static func float(_ placement: Placement, limit: Double = 57) -> Overlay {
    // For a centred entry, SwiftEntryKit ignores the offset and the safe area.
    let isCentered = placement == .center
    return attributes(placement, limit: limit)
      .with(\.margins, Insets(horizontal: 20, vertical: isCentered ? 0 : 10))
      .with(\.safeArea, isCentered ? .overridden : .respected)
  }

  /// `.topToast` or `.bottomToast`.
  static func toast(_ placement: Placement) -> Overlay {
    attributes(placement).with(\.safeArea, .filled)
      .with(\.swipe, swipe(resistance: .rigid, pullback: .easeOut, at: placement))
  }

  /// `.topNote` or `.bottomNote`.
  static func note(_ placement: Placement) -> Overlay {
    toast(placement).with(\.swipe, nil).with(\.tap, .absorb)
  }

  /// `.statusBar`.
  static var statusBar: Overlay {
    toast(.top).with(\.tap, .absorb).with(\.safeArea, .overridden)
  }

  private static func swipe(
    resistance: Resistance, pullback: Pullback, at placement: Placement
  ) -> SwipePolicy {
    SwipePolicy(
      // A centred entry can be swiped downwards only.
      directions: placement == .center ? .down : nil, thresholds: .slightest,
      resistance: resistance, pullback: pullback,
      throwLength: .milliseconds(300) ... .milliseconds(700))
  }
}
