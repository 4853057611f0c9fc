internal import Usher

extension Preset {
  /// Overlays that avoid a keyboard, and one that does not.
  static let keyboards: [Preset] = [
    keyboard(
      "avoided", "Avoids the keyboard", "Rests ten points above the keyboard.",
      .avoided(spacing: 10)),
    keyboard("ignored", "Ignores the keyboard", "Rests at the bottom of the window.", .ignored),
    Preset(
      "keyboard-form", "Form above the keyboard", "Moves up only as far as it must.", in: .keyboard,
      .form(
        title: Node.Text("Sign in", size: 18, weight: .medium, alignment: .center),
        fields: [
          Node.Field(
            Live("ada@example.org"), placeholder: Node.Text("E-mail", color: .secondaryLabel),
            icon: Node.Image(.glyph(.envelope), size: 20), purpose: .email, separator: .separator,
            isFirst: true),
          Node.Field(
            Live("secret"), placeholder: Node.Text("Password", color: .secondaryLabel),
            icon: Node.Image(.glyph(.lock), size: 20), purpose: .password, separator: .separator),
        ], button: Node.Button("Continue")),
      as: Overlay(
        placement: .center, lifetime: .untilDismissed,
        obstructions: .avoided(spacing: 15, edgeResistance: 0), backdrop: Backdrop(),
        entrance: .scaleIn, exit: .scaleOut), hasKeyboard: true),
  ]

  private static func keyboard(
    _ name: String, _ title: String, _ note: String, _ policy: ObstructionPolicy
  ) -> Preset {
    Preset(
      "keyboard-" + name, title, note, in: .keyboard,
      .notification(icon: .glyph(.bubble), title: title, description: note),
      as: Overlay(placement: .bottom, obstructions: policy), hasKeyboard: true)
  }
}
