internal import Usher

extension Preset {
  /// SwiftEntryKit's notes.
  ///
  /// Some colours are darker than the original, so that white text is readable.
  static let notes: [Preset] = [
    Preset(
      "note-top", "Top standard note", "Leaves only when its time is up.", in: .notes,
      .note(text("Saved to the cloud")),
      using: .topNote.on(.hex(0x00838F), shadow: .black(0.5, radius: 2)).with {
        $0.haptic = .success
      }),
    Preset(
      "note-processing", "Top processing note", "Stays until it is dismissed.",
      in: .notes,
      .note(
        text("Waiting for the network"), activity: OverlayNode.Activity(size: 16, color: .white)),
      using: .topNote.on(.hex(0xC2185B)).with {
        $0.haptic = .success
        $0.duration = .infinite
      }),
    Preset(
      "note-image", "Top image note", "An icon before the text; stays for three seconds.",
      in: .notes,
      .note(
        text("The server does not answer"),
        image: OverlayNode.Image(.glyph(.exclamation), size: 16, color: .white)),
      using: .topNote.on(.hex(0x673AB7)).with {
        $0.haptic = .error
        $0.duration = .timed(.seconds(3))
      }),
    Preset(
      "note-animated", "Top animating image note", "The icon pulses; stays for five seconds.",
      in: .notes,
      .note(
        OverlayNode.Text("Listening …", size: 14, color: .black, alignment: .center),
        image: OverlayNode.Image(
          .glyph(.bell), size: 16, color: .black,
          motion: .pulse(scale: 1.1, period: .seconds(1)))),
      using: .topNote.on(.hex(0xFFFFFF), shadow: .black(0.2, radius: 1)).with {
        $0.haptic = .success
        $0.duration = .timed(.seconds(5))
      }),
    Preset(
      "note-sequence", "Top image sequence note", "Two icons alternate; stays for five seconds.",
      in: .notes,
      .note(
        OverlayNode.Text("Recording …", size: 14, color: .black, alignment: .center),
        image: OverlayNode.Image(
          .glyph(.dot), size: 16, color: AdaptiveColor(hex: 0xC62828),
          motion: .sequence([.glyph(.openDot), .glyph(.dot)], period: .seconds(1)))),
      using: .topNote.on(.hex(0xFFFFFF), shadow: .black(0.2, radius: 1)).with {
        $0.duration = .timed(.seconds(5))
      }),
    Preset(
      "note-status-bar", "Status bar note", "Covers the safe area, where the clock is.",
      in: .notes,
      .statusBarNote(
        leading: OverlayNode.Text("9:41", size: 13, weight: .medium, color: .white),
        trailing: OverlayNode.Text("Recording", size: 13, weight: .medium, color: .white)),
      using: .statusBar.on(.hex(0x2E7D32)).with { $0.haptic = .success }),
    Preset(
      "note-bottom", "Bottom standard note", "A diagonal gradient of three colours.", in: .notes,
      .note(text("Three new letters")),
      using: .bottomNote.on(
        .gradient(
          Background.Gradient(
            AdaptiveColor(hex: 0x9C4DCC), AdaptiveColor(hex: 0x9A33AB),
            AdaptiveColor(hex: 0xAA00FF),
            direction: .downRight)), shadow: .black(0.3, radius: 6)
      ).with { $0.haptic = .success }),
  ]

  private static func text(_ string: String) -> OverlayNode.Text {
    OverlayNode.Text(string, size: 14, weight: .medium, color: .white, alignment: .center)
  }
}
