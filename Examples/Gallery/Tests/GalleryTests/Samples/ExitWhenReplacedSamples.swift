// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitWhenReplacedSamples {
  @MainActor static let all = [
    PlaygroundSample("replaced-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-slide-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(replaced: OverlayTransition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-slide-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(replaced: .slideIn)
      presenter.present(content, as: overlay)
    },
  ]
}
