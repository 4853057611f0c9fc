internal import SwiftEntryKit
internal import Usher

extension Demo {
  /// The notes of SwiftEntryKit's example: short lines that can't be dragged.
  @MainActor static let entryNotes: [Demo] = [
    .entry("Top Standard Note", "The console shows its callbacks.", { .topNote }) {
      note(&$0, 0x00796B)
      $0.name = "Top Note"
      $0.lifecycleEvents = .init(
        willAppear: { print("will appear") }, didAppear: { print("did appear") },
        willDisappear: { print("will disappear") }, didDisappear: { print("did disappear") })
    } of: {
      EKNoteMessageView(with: words("Pssst! The list is up to date."))
    },
    .entry("Top Processing Note", "The note stays until another note replaces it.", { .topNote }) {
      note(&$0, 0xC2185B)
      $0.displayDuration = .infinity
    } of: {
      EKProcessingNoteMessageView(
        with: words("Waiting for the network…"), activityIndicator: .white)
    },
    .entry("Top Image Note", "A note that stays for three seconds.", { .topNote }) {
      note(&$0, 0x673AB7)
      $0.hapticFeedbackType = .error
      $0.displayDuration = 3
    } of: {
      EKImageNoteMessageView(
        with: words("No connection."),
        imageContent: EntryPieces.icon(.exclamation, side: 20))
    },
    .entry("Top Animating Image Note", "Three pictures that follow one another.", { .topNote }) {
      note(&$0, 0xFFFFFF)
      $0.displayDuration = 5
      $0.shadow = EntryPieces.shadow(0.2, 1)
    } of: {
      EKImageNoteMessageView(
        with: words("Looking for a headset", .black),
        imageContent: .init(
          images: [Glyph.dot, .openDot, .dot].map { $0.image(side: 16) },
          imageSequenceAnimationDuration: 1,
          animation: .animate(
            duration: 0.5, options: [.curveEaseInOut],
            transform: CGAffineTransform(scaleX: 1.1, y: 1.1)),
          size: CGSize(width: 16, height: 16), tint: .black, contentMode: .scaleAspectFit))
    },
    .entry("Status Bar Note", "A note over the status bar.", { .statusBar }) {
      note(&$0, 0x2E7D32)
    } of: {
      EKNoteMessageView(with: words("Back online"))
    },
    .entry("Bottom Standard Note", "A note on a gradient of three purples.", { .bottomNote }) {
      note(&$0, 0)
      $0.entryBackground = EntryPieces.gradient(0x8E24AA, 0x7B1FA2, 0x6A00C4)
      $0.shadow = EntryPieces.shadow(0.3, 6)
    } of: {
      EKNoteMessageView(with: words("Two new letters"))
    },
  ]

  @MainActor
  private static func note(_ attributes: inout EKAttributes, _ rgb: Int) {
    attributes.hapticFeedbackType = .success
    attributes.popBehavior = .animated(animation: .translation)
    attributes.entryBackground = EntryPieces.fill(rgb)
    attributes.statusBar = .light
  }

  @MainActor
  private static func words(
    _ text: String, _ color: EKColor = .white
  ) -> EKProperty.LabelContent {
    EntryPieces.label(text, 14, .light, color, .center)
  }
}
