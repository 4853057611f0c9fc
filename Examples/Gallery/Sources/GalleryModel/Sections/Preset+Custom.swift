internal import Usher

extension Preset {
  /// SwiftEntryKit's custom entries.
  static let custom: [Preset] = [
    Preset(
      "custom-navigation", "Navigation flow", "Pages in a card that is 60 % as tall as the window.",
      in: .custom, Pieces.contacts(ObservableValue(0)),
      using: .bottomFloat.on(
        .color(.card), corners: .all(10), shadow: .black(0.3, radius: 6)
      ).waiting(tap: .dismiss, scrim: .color(.dimLight)).with {
        $0.tap = .absorb
        $0.margins = .zero
        $0.safeArea = .overridden
        $0.size = SizeConstraints(height: .ratio(0.6), maximumWidth: .intrinsic)
        $0.entrance = OverlayTransition(slide: Slide(.spring(500, damping: 1)))
        $0.exit = OverlayTransition(slide: .easeIn(.milliseconds(350)))
        $0.replacedExit = OverlayTransition(slide: .easeIn(.milliseconds(350)))
      }),
    Preset(
      "custom-view", "Custom view",
      "A media player with its own background.",
      in: .custom, Pieces.player, using: strip),
    Preset(
      "custom-picture", "Picture", "A picture that fills the card, clipped to its corners.",
      in: .custom,
      Pieces.photo("Two hills, one sun"),
      using: strip.with { $0.duration = .timed(.seconds(4)) }),
  ]

  private static let strip = OverlayPreset.bottomFloat.with {
    $0.haptic = .success
    $0.style = .card
    $0.duration = .timed(.seconds(3))
    $0.tap = .absorb
    $0.size.maximumWidth = .constant(390)
    $0.entrance = OverlayTransition(
      slide: Slide(.spring(500, damping: 0.9)),
      scale: Scale(.spring(500, damping: 0.8), from: 0.8),
      fade: Fade(.easeOut(.milliseconds(300)), from: 0.7))
    $0.exit = OverlayTransition(
      slide: .easeIn(.milliseconds(500)), scale: .easeIn(.milliseconds(500)),
      fade: .easeIn(.milliseconds(500)))
    $0.replacedExit = OverlayTransition(
      slide: .easeIn(.milliseconds(300)), scale: .easeIn(.milliseconds(300)))
  }
}
