internal import Usher

extension Preset {
  /// SwiftEntryKit's alerts and popups.
  static let alerts: [Preset] = [
    Preset(
      "popup-1", "Pop up I", "A card at the bottom with a pill-shaped button.",
      in: .alerts,
      .popUp(
        image: ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60, color: .accent)),
        title: OverlayNode.Text("Awesome!", size: 24, weight: .medium, alignment: .center),
        description: OverlayNode.Text(
          "You are using Usher, and this is a popup with an image, a title, a description and a "
            + "button.", size: 15, color: .secondaryLabel, alignment: .center),
        button: pill("Got it!", letters: .card, ground: .accent)),
      using: bottomAlert.on(
        .color(AdaptiveColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x24272A))),
        corners: .all(25), shadow: .black(0.3, radius: 8))),
    Preset(
      "popup-2", "Pop up II", "Enters on a bouncy spring; swipe it, or tap outside.",
      in: .alerts,
      .popUp(
        image: ThemeImage(OverlayNode.Image(.glyph(.star), size: 60, color: .black)),
        title: OverlayNode.Text(
          "Congratulations!", size: 24, weight: .medium, color: .black, alignment: .center),
        description: OverlayNode.Text(
          "A hundred letters answered. You may have a piece of cake.", size: 15, color: .black,
          alignment: .center), button: pill("Cake!", letters: .white, ground: .black)),
      using: .centerFloat.on(
        .diagonal(0xFFFBD5, 0xE39A86), corners: .all(8), shadow: .black(0.3, radius: 8)
      ).waiting(tap: .dismiss, scrim: .color(.dimDark)).with {
        $0.haptic = .success
        $0.tap = .absorb
        $0.size.maximumWidth = .constant(390)
        $0.swipe?.pullback = .jolt
        $0.entrance = OverlayTransition(
          slide: Slide(.spring(700, damping: 0.7)),
          scale: Scale(.spring(400, damping: 1), from: 0.7))
        $0.exit = OverlayTransition(slide: .easeIn(.milliseconds(200)))
        $0.replacedExit = OverlayTransition(slide: .easeIn(.milliseconds(350)))
      }),
    Preset(
      "popup-3", "Pop up III", "Edge to edge, with rounded top corners.", in: .alerts,
      .popUp(
        image: ThemeImage(OverlayNode.Image(.glyph(.heart), size: 60, color: .black)),
        title: OverlayNode.Text(
          "Thank you!", size: 24, weight: .medium, color: .black, alignment: .center),
        description: OverlayNode.Text(
          "Your kind words have reached everyone here.", size: 15, color: .black,
          alignment: .center), button: pill("Close", letters: .white, ground: .black)),
      using: bottomAlert.on(
        .diagonal(0xFF9A9E, 0xFAD0C4), corners: .top(20), shadow: .black(0.3, radius: 8)
      ).with {
        $0.margins = .zero
        $0.safeArea = .filled
        $0.size.maximumWidth = .intrinsic
        $0.swipe?.resistance = .rigid
        $0.entrance = OverlayTransition(slide: Slide(.spring(500, damping: 1)))
      }),
    Preset(
      "alert-top", "Top alert view", "The buttons unfold after half a second.", in: .alerts,
      .alert(
        image: OverlayNode.Image(.glyph(.envelope), size: 35, color: .accent), position: .leading,
        title: OverlayNode.Text("Keep this device in sync?", size: 16, weight: .medium),
        description: OverlayNode.Text(
          "Mail is fetched whenever you are online.", size: 14, color: .secondaryLabel),
        bar: ButtonBar(
          [OverlayNode.Button("Not now"), OverlayNode.Button("Keep", isDefault: true)], height: 60,
          expands: true)
      ),
      using: .topFloat.on(
        .color(.card), corners: .all(10), border: OverlayBorder(AdaptiveColor.black.opacity(0.5)),
        shadow: .black(0.5, radius: 5)
      ).waiting(tap: .dismiss, scrim: .color(.dimLight)).with {
        $0.haptic = .success
        $0.tap = .absorb
        $0.size.maximumWidth = .constant(390)
        $0.expansion = .buttons(2)
        $0.entrance = OverlayTransition(
          slide: Slide(.spring(700, damping: 1)),
          scale: Scale(.easeOut(.milliseconds(700)), from: 0.6),
          fade: Fade(.easeOut(.milliseconds(300)), from: 0.8))
        $0.exit = OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(300)), from: 0.7), fade: .easeIn(.milliseconds(300)))
      }),
    Preset(
      "alert-center", "Center alert view",
      "Three stacked buttons; only a button dismisses the alert.",
      in: .alerts,
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
            OverlayNode.Button("Leave"), OverlayNode.Button("Mute for a week"),
            OverlayNode.Button("Stay", isDefault: true),
          ],
          expands: true)),
      using: .centerFloat.on(
        .color(.card), corners: .all(10), shadow: .black(0.3, radius: 5)
      )
      .waiting(tap: .absorb, scrim: .color(.dimLight)).with {
        $0.haptic = .success
        $0.tap = .absorb
        $0.swipe = nil
        $0.size.maximumWidth = .constant(390)
        $0.expansion = .buttons(3)
        $0.entrance = OverlayTransition(
          scale: Scale(.spring(400, damping: 1), from: 0.9), fade: .easeOut(.milliseconds(300)))
        $0.exit = OverlayTransition(fade: .easeIn(.milliseconds(200)))
      }),
  ]

  /// The attributes that SwiftEntryKit's example uses for its bottom alert.
  static let bottomAlert = OverlayPreset.bottomFloat.waiting(
    tap: .dismiss, scrim: .color(.dimLight)
  )
  .with {
    $0.haptic = .success
    $0.style = OverlayStyle(
      background: .color(.card), corners: .all(25), shadow: .black(0.3, radius: 8))
    $0.tap = .absorb
    $0.size.maximumWidth = .constant(390)
    $0.entrance = OverlayTransition(
      slide: Slide(.spring(700, damping: 1)),
      scale: Scale(.spring(400, damping: 1), from: 1.05))
    $0.exit = OverlayTransition(slide: .easeIn(.milliseconds(200)))
    $0.replacedExit = OverlayTransition(slide: .easeIn(.milliseconds(200)))
  }

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
