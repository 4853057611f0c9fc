internal import Usher

extension Preset {
  /// SwiftEntryKit's custom entries.
  static let custom: [Preset] = [
    Preset(
      "custom-navigation", "Navigation flow", "Pages in a card that is 60 % as tall as the window.",
      in: .custom,
      Overlay(
        Pieces.contacts(),
        preset: .bottomFloat.shadow(.black(0.3, radius: 6))
          .backdrop(.dimmed, fill: .color(.dimLight)).duration(.infinite).tap(.absorb)
          .size(SizeConstraints(height: .ratio(0.6), maximumWidth: .intrinsic))
          .margins(0).safeArea(.overridden).corners(.top(10))
          .entrance(.slide(.spring(500, damping: 1)))
          .exit(.slide(.easeIn(.milliseconds(350))))
          .replacedExit(.slide(.easeIn(.milliseconds(350)))))),
    Preset(
      "custom-view", "Custom view",
      "A media player with its own background.",
      in: .custom, Overlay(Pieces.player, preset: strip)),
    Preset(
      "custom-picture", "Picture", "A picture that fills the card, clipped to its corners.",
      in: .custom,
      Overlay(Pieces.photo("Two hills, one sun"), preset: strip).duration(.seconds(4))),
  ]

  private static let strip = OverlayPreset.bottomFloat.style(.card).haptic(.success)
    .duration(.seconds(3)).tap(.absorb).maxWidth(390)
    .entrance(
      OverlayTransition(
        slide: Slide(.spring(500, damping: 0.9)),
        scale: Scale(.spring(500, damping: 0.8), from: 0.8),
        fade: Fade(.easeOut(.milliseconds(300)), from: 0.7))
    )
    .exit(
      OverlayTransition(
        slide: .easeIn(.milliseconds(500)), scale: .easeIn(.milliseconds(500)),
        fade: .easeIn(.milliseconds(500)))
    )
    .replacedExit(
      OverlayTransition(slide: .easeIn(.milliseconds(300)), scale: .easeIn(.milliseconds(300))))
}
