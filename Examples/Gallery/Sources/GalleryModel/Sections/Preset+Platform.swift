internal import Usher

extension Preset {
  /// Toasts and alerts as the platforms have them.
  static let platform: [Preset] = [
    Preset(
      "platform-toast", "GNOME's toast", "As libadwaita's, with a button.", in: .platform,
      .platformToast("Letter deleted", button: OverlayNode.Button("Undo"), style: .adwaita),
      using: .platformToast(.adwaita)),
    Preset(
      "platform-toast-line", "GNOME's toast, a line", "As wide as its words.", in: .platform,
      .platformToast("Letter sent", style: .adwaita), using: .platformToast(.adwaita)),
    Preset(
      "platform-toast-glass", "Apple's capsule", "Of glass where the system has glass.",
      in: .platform,
      .platformToast("Letter deleted", button: OverlayNode.Button("Undo"), style: .glass),
      using: .platformToast(.glass)),
    Preset(
      "platform-alert", "GNOME's alert", "As libadwaita's; Return presses the accent's button.",
      in: .platform,
      .platformAlert(
        "Send the letter?", "It has no subject.",
        bar: ButtonBar([OverlayNode.Button("Cancel"), OverlayNode.Button("Send", isDefault: true)]),
        style: .adwaita), using: .platformAlert(.adwaita)),
    Preset(
      "platform-alert-three", "GNOME's alert, three ways",
      "Three buttons stand below each other, the last at the top.", in: .platform,
      .platformAlert(
        "Save changes?", "Changes that are not saved will be lost.",
        bar: ButtonBar([
          OverlayNode.Button("Cancel"), OverlayNode.Button("Discard", isDestructive: true),
          OverlayNode.Button("Save", isDefault: true),
        ]), style: .adwaita), using: .platformAlert(.adwaita)),
    Preset(
      "platform-alert-glass", "Apple's alert", "Of glass where the system has glass.",
      in: .platform,
      .platformAlert(
        "Empty the bin?", "Three letters will be deleted for good.",
        bar: ButtonBar([
          OverlayNode.Button("Cancel"), OverlayNode.Button("Empty", isDestructive: true),
        ]), style: .glass), using: .platformAlert(.glass)),
  ]
}
