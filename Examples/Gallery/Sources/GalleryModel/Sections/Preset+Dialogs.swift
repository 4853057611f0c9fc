internal import Usher

extension Preset {
  /// Dialogs, which block the app until they are answered or dismissed.
  static let dialogs: [Preset] = [
    Preset(
      "question", "Question", "It is asked in front of a banner that stays.", in: .dialogs,
      requests: [
        Request(
          .message(.warning, layout: .card, title: "No connection", text: "Letters are sent later.")
            .duration(.infinite)),
        Request(
          .alert(
            "Empty the bin?", text: "Three letters would be gone for good.",
            buttons: [.button("Keep"), .button("Empty", role: .destructive)])),
      ]),
    Preset(
      "dialog", "Dialog to throw", "Drag it anywhere, and throw it away.", in: .dialogs,
      question.swipe(.physics)),
    Preset(
      "dialog-strict", "Required answer",
      "A tap outside does nothing; Tab stays inside.", in: .dialogs, question.dismissible(false)),
    Preset(
      "dialog-blur", "Blurred backdrop", "The app stays visible, out of focus.", in: .dialogs,
      question.scrim(.blur(.thin))),
    Preset(
      "dialog-gradient", "Gradient backdrop", "A scrim of two colours.", in: .dialogs,
      question.scrim(
        .gradient(
          Background.Gradient(
            AdaptiveColor(hex: 0x5B3FD6, alpha: 0.55), AdaptiveColor(hex: 0xB0307F, alpha: 0.75))))),
    Preset(
      "dialog-sheet", "Sheet", "Edge to edge; swipe it down.", in: .dialogs,
      Overlay(
        .alert(
          image: OverlayNode.Image(.glyph(.trash), size: 28, color: .accent),
          title: OverlayNode.Text(
            "Empty the bin?", size: 17, weight: .semibold, alignment: .center),
          description: OverlayNode.Text(
            "Three letters would be gone for good.", size: 14, color: .secondaryLabel,
            alignment: .center),
          bar: ButtonBar(
            [.button("Empty"), OverlayNode.Button("Keep", isDefault: true)],
            maximumButtonsPerRow: 1)), preset: dialog
      )
      .queue(LaneID(3)).position(.bottom).margins(0).safeArea(.filled).fullWidth()
      .entrance(.slide(.spring(.smooth))).exit(.slide(.easeIn(.milliseconds(220))))
      .corners(.top(20, curve: .continuous))),
    Preset(
      "dialog-forced-dark", "Always dark", "The dialog ignores the system's appearance.",
      in: .dialogs, question.appearance(.dark)),
  ]

  private static var question: Overlay {
    .notification(
      icon: .glyph(.trash), title: "Empty the bin?", text: "Three letters would be gone for good.",
      button: .button("Empty"), closeButton: .never
    ).preset(dialog).queue(LaneID(3))
  }

  private static let dialog = OverlayPreset().position(.center).duration(.infinite)
    .backdrop(.dimmed).entrance(.scaleIn).exit(.scaleOut)
}
