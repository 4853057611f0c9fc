internal import Usher

extension Preset {
  /// SwiftEntryKit's rating.
  static let ratings: [Preset] = [
    Preset(
      "rating", "Service rating", "Choose a star; the text changes, and buttons appear.",
      in: .rating,
      rating(nil)),
    Preset(
      "rating-chosen", "Service rating, chosen", "The rating with four stars chosen.", in: .rating,
      rating(3)),
  ]

  @MainActor private static func rating(_ chosen: Int?) -> Overlay {
    Overlay(
      .rating(
        ObservableValue(chosen),
        title: OverlayNode.Text("How was it?", size: 24, weight: .medium, alignment: .center),
        description: OverlayNode.Text(
          "Tap a star to rate.", size: 15, color: .secondaryLabel, alignment: .center),
        choices: choices,
        bar: ButtonBar([.button("Tell us more"), .button("Close")], maximumButtonsPerRow: 1)),
      preset: .centerFloat.background(.blur(.standard)).shadow(.black(0.3, radius: 5))
        .backdrop(Backdrop(tap: .absorb), fill: .color(.dimLight))
        .haptic(.success).duration(.infinite).tap(.absorb).swipe(nil).maxWidth(390)
        .entrance(
          OverlayTransition(
            scale: Scale(.spring(400, damping: 0.8), from: 0.9), fade: .easeOut(.milliseconds(300)))
        )
        .exit(
          OverlayTransition(
            scale: Scale(.spring(400, damping: 1), from: 0.4), fade: .easeIn(.milliseconds(200)))))
  }

  private static var choices: [RatingChoice] {
    [
      ("Poor", "We are sorry."), ("Fair", "We can do better."), ("Good", "Thank you!"),
      ("Very good", "Wonderful!"), ("Excellent", "You make our day!"),
    ].map { meaning, answer in
      .star(
        meaning, title: OverlayNode.Text(meaning, size: 24, weight: .medium, alignment: .center),
        description: OverlayNode.Text(answer, size: 15, color: .secondaryLabel, alignment: .center))
    }
  }

  /// SwiftEntryKit's forms.
  static let forms: [Preset] = [
    Preset(
      "form-top", "Top float", "A sign-in form on a blurred background.", in: .forms,
      Overlay(
        .form(
          title: OverlayNode.Text("Sign in", size: 18, weight: .medium, alignment: .center),
          fields: [
            field("E-mail", .envelope, .email, isFirst: true), field("Password", .lock, .password),
          ], button: submit("Continue", .white, AdaptiveColor(hex: 0xC62828))),
        preset: form(.topFloat, .spring(650, damping: 0.8)).background(.blur(.standard))
          .obstructions(.avoided(spacing: 10, edgeResistance: 5)))),
    Preset(
      "form-center", "Center float", "A sign-up form that enters from below and leaves at the top.",
      in: .forms,
      Overlay(
        .form(
          title: OverlayNode.Text("Sign up", size: 18, weight: .medium, alignment: .center),
          fields: signUp(), button: submit("Continue", .white, AdaptiveColor(hex: 0xC62828))),
        preset: form(.centerFloat, .spring(650, damping: 1))
          .border(AdaptiveColor.white.opacity(0.6)).shadow(.black(0.3, radius: 3))
          .obstructions(.avoided(spacing: 15, edgeResistance: 0))
          .entrance(OverlayTransition(slide: Slide(.spring(650, damping: 1), over: .bottom)))
          .exit(OverlayTransition(slide: Slide(.spring(650, damping: 1), over: .top))))),
    Preset(
      "form-bottom", "Bottom toast", "A sign-up form from edge to edge.", in: .forms,
      Overlay(
        .form(
          title: OverlayNode.Text(
            "Sign up", size: 18, weight: .medium, color: .white, alignment: .center),
          fields: signUp(color: .white), button: submit("Continue", .black, .white)),
        preset: form(.bottomToast, .spring(650, damping: 1))
          .background(.diagonal(0x485563, 0x29323C)).shadow(.black(0.3, radius: 3))
          .obstructions(.avoided(edgeResistance: 0)))),
  ]

  private static func form(_ base: OverlayPreset, _ timing: Timing) -> OverlayPreset {
    base.backdrop(.dimmed, fill: .color(.dimDark)).duration(.infinite).tap(.absorb).maxWidth(390)
      .swipe(SwipePolicy(directions: [], pullback: .jolt))
      .entrance(.slide(timing)).exit(.slide(timing)).replacedExit(.slide(timing))
  }

  private static func signUp(color: AdaptiveColor = .label) -> [OverlayNode.Field] {
    [
      field("Full name", .person, .name, color: color, isFirst: true),
      field("Phone", .phone, .phone, color: color),
      field("E-mail", .envelope, .email, color: color),
      field("Password", .lock, .password, color: color),
    ]
  }

  private static func field(
    _ placeholder: String, _ icon: Glyph, _ purpose: OverlayNode.Field.Purpose,
    color: AdaptiveColor = .label,
    isFirst: Bool = false
  ) -> OverlayNode.Field {
    OverlayNode.Field(
      ObservableValue(""),
      placeholder: OverlayNode.Text(
        placeholder, size: 14, color: color == .label ? .secondaryLabel : color.opacity(0.8)),
      icon: OverlayNode.Image(.glyph(icon), size: 20, color: color), purpose: purpose,
      font: OverlayNode.Font(size: 14),
      color: color, separator: color == .label ? .separator : color.opacity(0.6),
      isFirst: isFirst)
  }

  private static func submit(_ title: String, _ letters: AdaptiveColor, _ ground: AdaptiveColor)
    -> OverlayNode.Button
  {
    OverlayNode.Button(
      label: OverlayNode.Text(
        title, size: 16, weight: .bold, color: letters, alignment: .center, lineLimit: 1),
      style: OverlayNode.ButtonStyle(background: ground, pressed: ground.opacity(0.8)))
  }
}
