internal import Usher

extension Preset {
  /// Activity indicators and progress bars.
  static let progress: [Preset] = [
    Preset(
      "progress-upload", "How far it is", "Each press of its button does another tenth.",
      in: .progress, upload(Live(0.4)),
      as: Overlay(placement: .bottom, lifetime: .untilDismissed, tap: .absorb)),
    Preset(
      "progress-time", "How much time is left",
      "The bar empties with the lifetime; point at it to stop it.",
      in: .progress,
      .timed(
        .notification(
          icon: .glyph(.bin), title: "Conversation deleted",
          description: "You can still have it back.",
          button: Node.Button("Undo"))),
      as: Overlay(placement: .bottom, lifetime: .timed(.seconds(5)), showsTimeLeft: true)),
    Preset(
      "progress-processing", "Something goes on", "It does not tell how far it is.", in: .progress,
      .processing(
        Node.Text("Sending your letter", weight: .semibold),
        description: Node.Text("Two of five", size: 14, color: .secondaryLabel)),
      as: Overlay(placement: .top, lifetime: .untilDismissed)),
    Preset(
      "progress-hud", "In the middle of everything", "As square as its words allow, and modal.",
      in: .progress,
      OverlayContent(
        .stack(
          Node.Stack(
            .vertical, spacing: 12, padding: Insets(horizontal: 28, vertical: 24),
            children: [
              .activity(Node.Activity(size: 36, color: .white, description: "Loading")),
              .text(Node.Text("Loading", size: 14, weight: .medium, color: .white)),
            ])),
        style: Style(
          background: .color(AdaptiveColor(hex: 0x1C1C1F, alpha: 0.88)),
          corners: .all(18, curve: .continuous))),
      as: Overlay(
        placement: .center, lifetime: .untilDismissed,
        size: SizeConstraints(width: .intrinsic), tap: .absorb, swipe: nil,
        backdrop: Backdrop(tap: .absorb), entrance: .scaleIn, exit: .scaleOut)),
  ]

  private static func upload(_ done: Live<Double>) -> OverlayContent {
    .progress(
      Node.Text("Report.pdf", weight: .semibold), done: done,
      icon: Node.Image(.glyph(.download), size: 24, color: .accent),
      button: Node.Button("More", dismisses: false) { done.value = min(done.value + 0.1, 1) })
  }
}
