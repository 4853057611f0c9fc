internal import Usher

extension Preset {
  /// Dialogs, which block the app until they are answered or dismissed.
  static let dialogs: [Preset] = [
    Preset(
      "question", "Question", "It is asked in front of a banner that stays.", in: .dialogs,
      requests: [
        Preset.Request(
          .message(
            .warning, layout: .card, title: "No connection",
            description: "Letters are sent later."),
          as: OverlayConfiguration(placement: .top, lifetime: .infinite)),
        Preset.Request(
          .alert(
            title: OverlayNode.Text(
              "Empty the bin?", size: 17, weight: .semibold, alignment: .center),
            description: OverlayNode.Text(
              "Three letters would be gone for good.", size: 14, color: .secondaryLabel,
              alignment: .center),
            bar: ButtonBar([
              OverlayNode.Button("Keep"), OverlayNode.Button("Empty", isDestructive: true),
            ])), using: .question),
      ]),
    Preset(
      "dialog", "Dialog to throw", "Drag it anywhere, and throw it away.", in: .dialogs,
      question, as: dialog { $0.swipe = .physics }),
    Preset(
      "dialog-strict", "Required answer",
      "A tap outside does nothing; Tab stays inside.",
      in: .dialogs, question,
      as: dialog {
        $0.swipe = nil
        $0.tap = .absorb
        $0.dismissesOnEscape = false
        $0.backdrop = Backdrop(tap: .absorb)
      }),
    Preset(
      "dialog-blur", "Blurred backdrop", "The app stays visible, out of focus.", in: .dialogs,
      question, using: OverlayPreset(dialog(), scrim: .blur(.thin))),
    Preset(
      "dialog-gradient", "Gradient backdrop", "A scrim of two colours.", in: .dialogs, question,
      using: OverlayPreset(
        dialog(),
        scrim: .gradient(
          Background.Gradient(
            AdaptiveColor(hex: 0x5B3FD6, alpha: 0.55), AdaptiveColor(hex: 0xB0307F, alpha: 0.75))))),
    Preset(
      "dialog-sheet", "Sheet", "Edge to edge; swipe it down.", in: .dialogs,
      .alert(
        image: OverlayNode.Image(.glyph(.trash), size: 28, color: .accent),
        title: OverlayNode.Text("Empty the bin?", size: 17, weight: .semibold, alignment: .center),
        description: OverlayNode.Text(
          "Three letters would be gone for good.", size: 14, color: .secondaryLabel,
          alignment: .center),
        bar: ButtonBar(
          [OverlayNode.Button("Empty"), OverlayNode.Button("Keep", isDefault: true)],
          maximumButtonsPerRow: 1)),
      using: OverlayPreset(
        dialog {
          $0.placement = .bottom
          $0.margins = .zero
          $0.safeArea = .filled
          $0.size.maximumWidth = .intrinsic
          $0.entrance = OverlayTransition(slide: .spring(.smooth))
          $0.exit = OverlayTransition(slide: .easeIn(.milliseconds(220)))
        }, style: OverlayStyle(background: .color(.card), corners: .top(20, curve: .continuous)))),
    Preset(
      "dialog-forced-dark", "Always dark", "The dialog ignores the system's appearance.",
      in: .dialogs,
      question, using: OverlayPreset(dialog(), appearance: .dark)),
  ]

  private static var question: OverlayContent {
    .notification(
      icon: .glyph(.trash), title: "Empty the bin?",
      description: "Three letters would be gone for good.", button: OverlayNode.Button("Empty"),
      closeButton: .never)
  }

  private static func dialog(_ change: (inout OverlayConfiguration) -> Void = { _ in })
    -> OverlayConfiguration
  {
    var overlay = OverlayConfiguration(
      lane: LaneID(3), placement: .center, lifetime: .infinite, backdrop: Backdrop(),
      entrance: .scaleIn, exit: .scaleOut)
    change(&overlay)
    return overlay
  }
}
