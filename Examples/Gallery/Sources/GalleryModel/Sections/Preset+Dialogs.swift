internal import Usher

extension Preset {
  /// Dialogs, which block the app until they are answered or dismissed.
  static let dialogs: [Preset] = [
    Preset(
      "question", "Question", "It is asked in front of a banner that stays.", in: .dialogs,
      requests: [
        Request(
          .message(.warning, title: "No connection", text: "Letters are sent later.")
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
      .sheet {
        VStack(spacing: 12) {
          Text("Empty the bin?").font(.headline)
          Text("Three letters would be gone for good.").font(.subheadline)
            .foregroundStyle(.secondaryLabel)
          Button("Empty", role: .destructive) {}.frame(maxWidth: .infinity)
          Button("Keep", role: .cancel) {}.frame(maxWidth: .infinity)
        }.padding(Insets(horizontal: 24, vertical: 16))
      }.queue(LaneID(3))),
    Preset(
      "dialog-forced-dark", "Always dark", "The dialog ignores the system's appearance.",
      in: .dialogs, question.appearance(.dark)),
  ]

  private static var question: Overlay {
    .alert(
      "Empty the bin?", text: "Three letters would be gone for good.",
      buttons: [.button("Keep", role: .cancel), .button("Empty", role: .destructive)]
    ).preset(dialog).queue(LaneID(3))
  }

  private static let dialog = OverlayPreset.question.backdrop(.dimmed)
}
