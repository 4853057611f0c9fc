internal import Usher

extension Preset {
  /// Toasts and alerts in the style of the platforms.
  static let platform: [Preset] = [
    Preset(
      "platform-toast", "GNOME's toast", "As libadwaita's, with a button.", in: .platform,
      Overlay(
        .platformToast("Letter deleted", button: .button("Undo"), style: .adwaita),
        preset: .platformToast(.adwaita))),
    Preset(
      "platform-toast-line", "GNOME's toast, a line", "As wide as its words.", in: .platform,
      Overlay(.platformToast("Letter sent", style: .adwaita), preset: .platformToast(.adwaita))),
    Preset(
      "platform-toast-glass", "Apple's capsule", "Of glass where the system has glass.",
      in: .platform,
      Overlay(
        .platformToast("Letter deleted", button: .button("Undo"), style: .glass),
        preset: .platformToast(.glass))),
    Preset(
      "platform-alert", "GNOME's alert", "As libadwaita's; Return presses the accent's button.",
      in: .platform,
      alert(
        "Send the letter?", "It has no subject.",
        [.button("Cancel"), OverlayNode.Button("Send", isDefault: true)])),
    Preset(
      "platform-alert-three", "GNOME's alert, three ways",
      "Three buttons stand below each other, the last at the top.", in: .platform,
      alert(
        "Save changes?", "Changes that are not saved will be lost.",
        [
          .button("Cancel"), .button("Discard", role: .destructive),
          OverlayNode.Button("Save", isDefault: true),
        ])),
    Preset(
      "platform-alert-glass", "Apple's alert", "Of glass where the system has glass.",
      in: .platform,
      alert(
        "Empty the bin?", "Three letters will be deleted for good.",
        [.button("Cancel"), .button("Empty", role: .destructive)], style: .glass)),
  ]

  private static func alert(
    _ title: String, _ text: String, _ buttons: [OverlayNode.Button],
    style: PlatformStyle = .adwaita
  ) -> Overlay {
    Overlay(
      .platformAlert(title, text, bar: ButtonBar(buttons), style: style),
      preset: .platformAlert(style))
  }
}
