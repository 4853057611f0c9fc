internal import Usher

extension Preset {
  /// SwiftEntryKit's notes.
  ///
  /// Some colors are darker than the original, so that white text is readable.
  static let notes: [Preset] = [
    note(
      "top", "Top standard note", "Leaves only when its time is up.",
      .note(text("Saved to the cloud")),
      .topNote.background(.hex(0x00838F)).shadow(.black(0.5, radius: 2)).haptic(.success)),
    note(
      "processing", "Top processing note", "Stays until it is dismissed.",
      .note(
        text("Waiting for the network"), activity: OverlayNode.Activity(size: 16, color: .white)),
      .topNote.background(.hex(0xC2185B)).haptic(.success).duration(.infinite)),
    note(
      "image", "Top image note", "An icon before the text; stays for three seconds.",
      .note(
        text("The server does not answer"),
        image: OverlayNode.Image(.glyph(.exclamation), size: 16, color: .white)),
      .topNote.background(.hex(0x673AB7)).haptic(.error).duration(.seconds(3))),
    note(
      "animated", "Top animating image note", "The icon pulses; stays for five seconds.",
      .note(
        OverlayNode.Text("Listening …", size: 14, color: .black, alignment: .center),
        image: OverlayNode.Image(
          .glyph(.bell), size: 16, color: .black,
          motion: .pulse(scale: 1.1, period: .seconds(1)))),
      .topNote.background(.hex(0xFFFFFF)).shadow(.black(0.2, radius: 1)).haptic(.success)
        .duration(.seconds(5))),
    note(
      "sequence", "Top image sequence note", "Two icons alternate; stays for five seconds.",
      .note(
        OverlayNode.Text("Recording …", size: 14, color: .black, alignment: .center),
        image: OverlayNode.Image(
          .glyph(.dot), size: 16, color: AdaptiveColor(hex: 0xC62828),
          motion: .sequence([.glyph(.openDot), .glyph(.dot)], period: .seconds(1)))),
      .topNote.background(.hex(0xFFFFFF)).shadow(.black(0.2, radius: 1)).duration(.seconds(5))),
    note(
      "status-bar", "Status bar note", "Covers the safe area, where the clock is.",
      .statusBarNote(
        leading: OverlayNode.Text("9:41", size: 13, weight: .medium, color: .white),
        trailing: OverlayNode.Text("Recording", size: 13, weight: .medium, color: .white)),
      .statusBar.background(.hex(0x2E7D32)).haptic(.success)),
    note(
      "bottom", "Bottom standard note", "A diagonal gradient of three colours.",
      .note(text("Three new letters")),
      .bottomNote.background(
        .gradient(
          Background.Gradient(
            AdaptiveColor(hex: 0x9C4DCC), AdaptiveColor(hex: 0x9A33AB),
            AdaptiveColor(hex: 0xAA00FF),
            direction: .downRight))
      ).shadow(.black(0.3, radius: 6)).haptic(.success)),
  ]

  private static func note(
    _ name: String, _ title: String, _ note: String,
    _ content: @escaping @autoclosure @MainActor @Sendable () -> OverlayContent,
    _ preset: OverlayPreset
  ) -> Preset {
    Preset("note-" + name, title, note, in: .notes, Overlay(content(), preset: preset))
  }

  private static func text(_ string: String) -> OverlayNode.Text {
    OverlayNode.Text(string, size: 14, weight: .medium, color: .white, alignment: .center)
  }
}
