import Foundation
import SwiftEntryKit

extension Example {
  static var toasts: [Example] {
    [
      Example(
        "Toasts / Top I", notification("Hello", .white, image: "inbox"), base: .topToast
      ) {
        $0.hapticFeedbackType = .success
        $0.entryBackground = .color(color: EKColor(rgb: 0x0091EA))
        $0.entranceAnimation = .init(
          translate: .init(duration: 0.3), scale: .init(from: 1.07, to: 1, duration: 0.3))
        $0.exitAnimation = .init(translate: .init(duration: 0.3))
        $0.statusBar = .hidden
        $0.scroll = .edgeCrossingDisabled(swipeable: false)
      },
      Example(
        "Toasts / Top II", notification("Ann", .white, image: "person", time: "09:00"),
        base: .topToast
      ) {
        $0.hapticFeedbackType = .success
        $0.statusBar = .light
        $0.entryBackground = .color(color: ink)
        $0.entranceAnimation = .translation
        $0.exitAnimation = .translation
        $0.scroll = .edgeCrossingDisabled(swipeable: true)
        $0.displayDuration = 4
        $0.shadow = shadow(0.5, 10, ink)
      },
      Example(
        "Toasts / Bottom I", notification("Hello", .standardContent, image: "inbox"),
        base: .bottomToast
      ) {
        $0.entryBackground = .visualEffect(style: .standard)
        $0.scroll = .edgeCrossingDisabled(swipeable: true)
        $0.statusBar = .dark
      },
      Example(
        "Toasts / Bottom II", notification("Hello again", .standardContent), base: .bottomToast
      ) {
        $0.windowLevel = .normal
        $0.entryBackground = .color(color: EKColor.standardBackground.with(alpha: 0.98))
        $0.scroll = .edgeCrossingDisabled(swipeable: true)
        $0.statusBar = .dark
      },
    ]
  }

  static var notes: [Example] {
    let frames = (1...6).map { icon("frame\($0)") }
    let pulse = EKProperty.ImageContent(
      images: frames, imageSequenceAnimationDuration: 1,
      animation: .animate(
        duration: 1, options: .curveEaseInOut, transform: CGAffineTransform(scaleX: 1.1, y: 1.1)),
      size: CGSize(width: 16, height: 16), tint: .black, contentMode: .scaleAspectFit)
    let events = EKAttributes.LifecycleEvents(
      willAppear: {}, didAppear: {}, willDisappear: {}, didDisappear: {})
    return [
      Example(
        "Notes / Top Standard Note", EKNoteMessageView(with: note("Saved")), base: .topNote
      ) {
        $0.name = "Top Note"
        $0.hapticFeedbackType = .success
        $0.popBehavior = .animated(animation: .translation)
        $0.entryBackground = .color(color: EKColor(rgb: 0x00BCD4))
        $0.shadow = shadow(0.5, 2, ink)
        $0.statusBar = .light
        $0.lifecycleEvents = events
      },
      Example(
        "Notes / Top Processing Note",
        EKProcessingNoteMessageView(with: note("Loading"), activityIndicator: .white),
        base: .topNote
      ) {
        $0.hapticFeedbackType = .success
        $0.displayDuration = .infinity
        $0.popBehavior = .animated(animation: .translation)
        $0.entryBackground = .color(color: EKColor(rgb: 0xE91E63))
        $0.statusBar = .light
      },
      Example(
        "Notes / Top Image Note",
        EKImageNoteMessageView(
          with: note("Offline"), imageContent: .init(image: icon("wifi"))),
        base: .topNote
      ) {
        $0.hapticFeedbackType = .error
        $0.displayDuration = 3
        $0.popBehavior = .animated(animation: .translation)
        $0.entryBackground = .color(color: EKColor(rgb: 0x673AB7))
        $0.statusBar = .light
      },
      Example(
        "Notes / Top Animating Image Note",
        EKImageNoteMessageView(with: note("Listening"), imageContent: pulse), base: .topNote
      ) {
        $0.hapticFeedbackType = .success
        $0.displayDuration = 5
        $0.popBehavior = .animated(animation: .translation)
        $0.entryBackground = .color(color: .white)
        $0.statusBar = .dark
        $0.shadow = shadow(0.2, 1)
      },
      Example(
        "Notes / Status Bar Note",
        EKXStatusBarMessageView(leading: note("Call"), trailing: note("01:02")), base: .statusBar
      ) {
        $0.hapticFeedbackType = .success
        $0.popBehavior = .animated(animation: .translation)
        $0.entryBackground = .color(color: EKColor(rgb: 0x4CAF50))
      },
      Example(
        "Notes / Bottom Standard Note", EKNoteMessageView(with: note("Sent")), base: .bottomNote
      ) {
        $0.hapticFeedbackType = .success
        $0.shadow = shadow(0.3, 6)
        $0.entryBackground = gradient(
          EKColor(rgb: 0xBA68C8), EKColor(rgb: 0xAB47BC), EKColor(rgb: 0xAA00FF))
        $0.statusBar = .dark
      },
    ]
  }

  static var floats: [Example] {
    [
      Example("Floats / Top", notification("Hello", .white, image: "inbox"), base: .topFloat) {
        $0.hapticFeedbackType = .success
        $0.entryBackground = gradient(EKColor(rgb: 0xFFC107), EKColor(rgb: 0xE91E63))
        $0.popBehavior = .animated(
          animation: .init(
            translate: .init(duration: 0.3), scale: .init(from: 1, to: 0.7, duration: 0.7)))
        $0.shadow = shadow(0.5, 10)
        $0.statusBar = .dark
        $0.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut)
        $0.positionConstraints.maxSize = most
      },
      Example(
        "Floats / Bottom", notification("Hello", .white, image: "inbox"), base: .bottomFloat
      ) {
        $0.hapticFeedbackType = .success
        $0.entryBackground = gradient(
          EKColor(red: 27, green: 47, blue: 144), EKColor(red: 100, green: 172, blue: 196))
        $0.entryInteraction = .delayExit(by: 3)
        $0.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        $0.statusBar = .dark
        $0.positionConstraints.maxSize = most
      },
    ]
  }
}
