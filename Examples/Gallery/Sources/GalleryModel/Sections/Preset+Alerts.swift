internal import Usher

extension Preset {
  /// SwiftEntryKit's alerts and popups.
  static let alerts: [Preset] = [
    Preset(
      "popup-1", "Pop up I", "A card at the bottom with a pill-shaped button.",
      in: .alerts,
      Overlay(
        .popUp(
          image: ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60, color: .accent)),
          title: OverlayNode.Text("Awesome!", size: 24, weight: .medium, alignment: .center),
          description: OverlayNode.Text(
            "You are using Usher, and this is a popup with an image, a title, a description and a "
              + "button.", size: 15, color: .secondaryLabel, alignment: .center),
          button: pill("Got it!", letters: .card, ground: .accent)),
        preset: bottomAlert.background(
          AdaptiveColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x24272A))))),
    Preset(
      "popup-2", "Pop up II", "Enters on a bouncy spring; swipe it, or tap outside.",
      in: .alerts,
      Overlay(
        .popUp(
          image: ThemeImage(OverlayNode.Image(.glyph(.star), size: 60, color: .black)),
          title: OverlayNode.Text(
            "Congratulations!", size: 24, weight: .medium, color: .black, alignment: .center),
          description: OverlayNode.Text(
            "A hundred letters answered. You may have a piece of cake.", size: 15, color: .black,
            alignment: .center), button: pill("Cake!", letters: .white, ground: .black)),
        preset: .centerFloat.background(.diagonal(0xFFFBD5, 0xE39A86)).cornerRadius(8)
          .shadow(.black(0.3, radius: 8)).backdrop(.dimmed, fill: .color(.dimDark))
          .haptic(.success).duration(.infinite).tap(.absorb).maxWidth(390)
          .with { $0.swipe?.pullback = .jolt }
          .entrance(
            OverlayTransition(
              slide: Slide(.spring(700, damping: 0.7)),
              scale: Scale(.spring(400, damping: 1), from: 0.7))
          )
          .exit(.slide(.easeIn(.milliseconds(200))))
          .replacedExit(.slide(.easeIn(.milliseconds(350)))))),
    Preset(
      "popup-3", "Pop up III", "Edge to edge, with rounded top corners.", in: .alerts,
      Overlay(
        .popUp(
          image: ThemeImage(OverlayNode.Image(.glyph(.heart), size: 60, color: .black)),
          title: OverlayNode.Text(
            "Thank you!", size: 24, weight: .medium, color: .black, alignment: .center),
          description: OverlayNode.Text(
            "Your kind words have reached everyone here.", size: 15, color: .black,
            alignment: .center), button: pill("Close", letters: .white, ground: .black)),
        preset: bottomAlert.background(.diagonal(0xFF9A9E, 0xFAD0C4)).corners(.top(20))
          .margins(0).safeArea(.filled).fullWidth().with { $0.swipe?.resistance = .rigid }
          .entrance(.slide(.spring(500, damping: 1))))),
    Preset(
      "alert-top", "Top alert view", "The buttons unfold after half a second.", in: .alerts,
      Overlay(
        .alert(
          image: OverlayNode.Image(.glyph(.envelope), size: 35, color: .accent), position: .leading,
          title: OverlayNode.Text("Keep this device in sync?", size: 16, weight: .medium),
          description: OverlayNode.Text(
            "Mail is fetched whenever you are online.", size: 14, color: .secondaryLabel),
          bar: ButtonBar(
            [.button("Not now"), OverlayNode.Button("Keep", isDefault: true)], height: 60,
            expands: true)
        ),
        preset: .topFloat.border(AdaptiveColor.black.opacity(0.5)).shadow(.black(0.5, radius: 5))
          .backdrop(.dimmed, fill: .color(.dimLight))
          .haptic(.success).duration(.infinite).tap(.absorb).maxWidth(390).expansion(.buttons(2))
          .entrance(
            OverlayTransition(
              slide: Slide(.spring(700, damping: 1)),
              scale: Scale(.easeOut(.milliseconds(700)), from: 0.6),
              fade: Fade(.easeOut(.milliseconds(300)), from: 0.8))
          )
          .exit(
            OverlayTransition(
              scale: Scale(.easeIn(.milliseconds(300)), from: 0.7),
              fade: .easeIn(.milliseconds(300)))))),
    Preset(
      "alert-center", "Center alert view",
      "Three stacked buttons; only a button dismisses the alert.",
      in: .alerts,
      Overlay(
        .alert(
          image: OverlayNode.Image(.glyph(.warningTriangle), size: 25, color: .accent),
          position: .top,
          title: OverlayNode.Text(
            "Leave the group?", size: 17, weight: .semibold, alignment: .center),
          description: OverlayNode.Text(
            "You will no longer get its messages.", size: 14, color: .secondaryLabel,
            alignment: .center),
          bar: ButtonBar(
            [
              .button("Leave", role: .destructive), .button("Mute for a week"),
              OverlayNode.Button("Stay", isDefault: true),
            ],
            expands: true)),
        preset: .centerFloat.shadow(.black(0.3, radius: 5))
          .backdrop(Backdrop(tap: .absorb), fill: .color(.dimLight))
          .haptic(.success).duration(.infinite).tap(.absorb).swipe(nil).maxWidth(390)
          .expansion(.buttons(3))
          .entrance(
            OverlayTransition(
              scale: Scale(.spring(400, damping: 1), from: 0.9), fade: .easeOut(.milliseconds(300)))
          )
          .exit(OverlayTransition(fade: .easeIn(.milliseconds(200)))))),
  ]

  /// The preset that SwiftEntryKit's example uses for its bottom alert.
  private static let bottomAlert = OverlayPreset.bottomFloat.cornerRadius(25)
    .shadow(.black(0.3, radius: 8)).backdrop(.dimmed, fill: .color(.dimLight))
    .haptic(.success).duration(.infinite).tap(.absorb).maxWidth(390)
    .entrance(
      OverlayTransition(
        slide: Slide(.spring(700, damping: 1)),
        scale: Scale(.spring(400, damping: 1), from: 1.05))
    )
    .exit(.slide(.easeIn(.milliseconds(200))))
    .replacedExit(.slide(.easeIn(.milliseconds(200))))

  private static func pill(_ title: String, letters: AdaptiveColor, ground: AdaptiveColor)
    -> OverlayNode.Button
  {
    OverlayNode.Button(
      label: OverlayNode.Text(
        title, size: 16, weight: .bold, color: letters, alignment: .center, lineLimit: 1),
      style: OverlayNode.ButtonStyle(background: ground, pressed: ground.opacity(0.8)),
      isDefault: true)
  }
}
