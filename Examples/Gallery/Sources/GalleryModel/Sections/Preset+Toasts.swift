internal import Usher

extension Preset {
  /// SwiftEntryKit's toasts.
  ///
  /// Some colors are darker than the original, so that white text is readable.
  static let toasts: [Preset] = [
    Preset(
      "toast-top-1", "Top I", "Slides and scales into its place.", in: .toasts,
      Overlay(
        .notification(
          image: OverlayNode.Image(.glyph(.bell), size: 35, color: .white),
          title: OverlayNode.Text("Reminder", size: 16, weight: .medium, color: .white),
          description: OverlayNode.Text(
            "The choir meets at seven, in the small hall.", size: 14, color: .white)),
        preset: .topToast.background(.hex(0x0072BC)).haptic(.success)
          .with { $0.swipe?.thresholds.speed = nil }
          .entrance(
            OverlayTransition(
              slide: .easeOut(.milliseconds(300)),
              scale: Scale(.easeOut(.milliseconds(300)), from: 1.07))))),
    Preset(
      "toast-top-2", "Top II", "A chat message with its time; stays for four seconds.", in: .toasts,
      Overlay(
        .notification(
          image: OverlayNode.Image(.glyph(.person), size: 35, isRound: true, color: .white),
          title: OverlayNode.Text("Grace", size: 14, color: .white),
          description: OverlayNode.Text(
            "Shall we look at the compiler tonight?", size: 12, color: .white),
          auxiliary: OverlayNode.Text("09:41", size: 10, color: .white)),
        preset: .topToast.background(night)
          .shadow(OverlayShadow(color: night.opacity(0.5), blur: 20))
          .haptic(.success).duration(.seconds(4)))),
    Preset(
      "toast-bottom-1", "Bottom I", "Blurs the app behind it.", in: .toasts,
      Overlay(
        .notification(
          image: OverlayNode.Image(.glyph(.bell), size: 35),
          title: OverlayNode.Text("Rehearsal moved", size: 16, weight: .medium),
          description: OverlayNode.Text("Thursday instead of Friday, same place.", size: 14)),
        preset: .bottomToast.background(.blur(.standard)).haptic(.success))),
    Preset(
      "toast-bottom-2", "Bottom II", "Long text on a nearly opaque background.", in: .toasts,
      Overlay(
        .notification(
          title: OverlayNode.Text("Terms have changed", size: 16, weight: .medium),
          description: OverlayNode.Text(
            "From the first of next month letters are kept for ninety days instead of thirty, and "
              + "attachments may be as large as fifty megabytes.", size: 14)),
        preset: .bottomToast.background(AdaptiveColor.card.opacity(0.98)).haptic(.success))),
  ]

  private static let night = AdaptiveColor(hex: 0x302F30)
}
