internal import Usher

extension Preset {
  /// Overlays that avoid a keyboard or a field, and one that doesn't.
  static let keyboards: [Preset] = [
    keyboard(
      "avoided", "Avoids the keyboard", "Rests ten points above the keyboard.",
      .avoided(spacing: 10)),
    keyboard("ignored", "Ignores the keyboard", "Rests at the bottom of the window.", .ignored),
    Preset(
      "keyboard-field", "Keeps clear of the field",
      "It was meant for the bottom, where the user types.", in: .keyboard,
      requests: [
        Request(
          .notification(
            icon: .glyph(.bubble), title: "Ada has read your letter",
            text: "It keeps clear of the field that is typed into."
          ).position(.bottom))
      ], hasField: true),
    Preset(
      "keyboard-form", "Form above the keyboard", "Moves up only as far as it must.", in: .keyboard,
      Overlay(
        .form(
          title: OverlayNode.Text("Sign in", size: 18, weight: .medium, alignment: .center),
          fields: [
            OverlayNode.Field(
              ObservableValue("ada@example.org"),
              placeholder: OverlayNode.Text("E-mail", color: .secondaryLabel),
              icon: OverlayNode.Image(.glyph(.envelope), size: 20), purpose: .email,
              separator: .separator,
              isFirst: true),
            OverlayNode.Field(
              ObservableValue("secret"),
              placeholder: OverlayNode.Text("Password", color: .secondaryLabel),
              icon: OverlayNode.Image(.glyph(.lock), size: 20), purpose: .password,
              separator: .separator),
          ], button: .button("Continue"))
      )
      .position(.center).duration(.infinite).backdrop(.dimmed)
      .obstructions(.avoided(spacing: 15, edgeResistance: 0))
      .entrance(.scaleIn).exit(.scaleOut), hasKeyboard: true),
  ]

  private static func keyboard(
    _ name: String, _ title: String, _ note: String, _ policy: ObstructionPolicy
  ) -> Preset {
    Preset(
      "keyboard-" + name, title, note, in: .keyboard,
      .notification(icon: .glyph(.bubble), title: title, text: note)
        .position(.bottom).obstructions(policy), hasKeyboard: true)
  }
}
