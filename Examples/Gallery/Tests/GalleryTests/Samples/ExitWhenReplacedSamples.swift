// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitWhenReplacedSamples {
  @MainActor static let all = [
    PlaygroundSample("replaced-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").replacedExit(.fadeOut))
    },
    PlaygroundSample("replaced-slide-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .replacedExit(OverlayTransition()))
    },
    PlaygroundSample("replaced-slide-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").replacedExit(.slideIn))
    },
  ]
}
