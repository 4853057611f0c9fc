internal import SwiftEntryKit
internal import Usher

extension Demo {
  /// The floats of SwiftEntryKit's example.
  @MainActor static let entryFloats: [Demo] = [
    .entry("Top", "Pull it down: it follows, and returns smoothly.", { .topFloat }) {
      $0.hapticFeedbackType = .success
      $0.entryBackground = EntryPieces.gradient(0xB35900, 0xB0134F)
      $0.popBehavior = .animated(
        animation: .init(
          translate: EntryPieces.slide(0.3), scale: EntryPieces.range(1, 0.7, 0.7)))
      $0.shadow = EntryPieces.shadow(0.5, 10)
      $0.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut)
      $0.positionConstraints.maxSize = .init(width: .constant(value: 390), height: .intrinsic)
    } of: {
      EntryPieces.notification("Well done", "Ten thousand steps before lunch.", icon: .star)
    },
    .entry("Bottom", "A tap keeps it for three more seconds.", { .bottomFloat }) {
      $0.hapticFeedbackType = .success
      $0.entryBackground = .gradient(
        gradient: .init(
          colors: [
            EKColor(red: 27, green: 47, blue: 144), EKColor(red: 20, green: 90, blue: 130),
          ], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
      $0.entryInteraction = .delayExit(by: 3)
      $0.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
      $0.positionConstraints.maxSize = .init(width: .constant(value: 390), height: .intrinsic)
    } of: {
      EntryPieces.notification("Grace is near", "She is at the café by the river.", icon: .person)
    },
  ]
}
