internal import Usher

extension Preset {
  /// Activity indicators and progress bars.
  static let progress: [Preset] = [
    Preset(
      "progress-upload", "Upload", "Each press of the button adds ten percent.",
      in: .progress, upload(ObservableValue(0.4))),
    Preset(
      "progress-time", "Time left",
      "The bar shows the remaining lifetime; point at it to pause.",
      in: .progress,
      Overlay(
        .timed(
          .notification(
            icon: .glyph(.trash), title: "Conversation deleted",
            description: "You can still have it back.", button: .button("Undo")))
      ).position(.bottom).duration(.seconds(5))),
    Preset(
      "progress-processing", "Activity", "An indicator for work of unknown length.", in: .progress,
      Overlay(
        .processing(
          OverlayNode.Text("Sending your letter", weight: .semibold),
          description: OverlayNode.Text("Two of five", size: 14, color: .secondaryLabel))
      ).duration(.infinite)),
    Preset(
      "progress-hud", "Modal activity", "An indicator in the centre that blocks the app.",
      in: .progress,
      Overlay {
        VStack(spacing: 12) {
          OverlayNode.activity(OverlayNode.Activity(size: 36, description: "Loading"))
          Text("Loading").font(.system(size: 14, weight: .semibold))
        }.padding(Insets(horizontal: 28, vertical: 24))
      }
      .position(.center).duration(.infinite).width(.intrinsic).tap(.absorb).swipe(nil)
      .backdrop(Backdrop(tap: .absorb)).entrance(.scaleIn).exit(.scaleOut)),
  ]

  private static func upload(_ done: ObservableValue<Double>) -> Overlay {
    Overlay(
      .progress(
        OverlayNode.Text("Report.pdf", weight: .semibold), done: done,
        icon: OverlayNode.Image(.glyph(.download), size: 24, color: .accent),
        button: .button("More", dismisses: false) { done.value = min(done.value + 0.1, 1) }),
      preset: .persistent
    ).position(.bottom)
  }
}
