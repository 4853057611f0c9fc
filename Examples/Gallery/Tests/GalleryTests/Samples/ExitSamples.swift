// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitSamples {
  @MainActor static let all = [
    PlaygroundSample("exit-slide-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(exit: OverlayTransition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-slide-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(exit: .slideIn)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("reduced-motion-immediate") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(reducedMotion: .immediate)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("reduced-motion-keep") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(reducedMotion: .keep)
      presenter.present(content, as: overlay)
    },
  ]
}
