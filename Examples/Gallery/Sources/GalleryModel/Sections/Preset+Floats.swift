internal import Usher

extension Preset {
  /// SwiftEntryKit's floats.
  ///
  /// Gradients end at colors on which the text is readable.
  static let floats: [Preset] = [
    Preset(
      "float-top", "Top", "Shrinks when another overlay replaces it.", in: .floats,
      Overlay(
        .notification(
          image: OverlayNode.Image(.glyph(.gift), size: 35, color: .black),
          title: OverlayNode.Text("A present for you", size: 16, weight: .medium, color: .black),
          description: OverlayNode.Text("Tap to see what it is.", size: 14, color: .black)),
        preset: .topFloat.background(.diagonal(0xFFC107, 0xF06292))
          .shadow(.black(0.5, radius: 10)).haptic(.success).maxWidth(390)
          .with { $0.swipe?.pullback = .easeOut }
          .replacedExit(
            OverlayTransition(
              slide: .easeIn(.milliseconds(300)),
              scale: Scale(.easeIn(.milliseconds(700)), from: 0.7))))),
    Preset(
      "float-bottom", "Bottom", "A tap keeps it for three more seconds.", in: .floats,
      Overlay(
        .notification(
          image: OverlayNode.Image(.glyph(.bubble), size: 35, color: .white),
          title: OverlayNode.Text("Hedy is writing", size: 16, weight: .medium, color: .white),
          description: OverlayNode.Text(
            "Stay a moment, and you will see.", size: 14, color: .white)),
        preset: .bottomFloat.background(.diagonal(0x1B2F90, 0x2F7599)).haptic(.success)
          .maxWidth(390).tap(.delayExit(by: .seconds(3))))),
  ]
}
