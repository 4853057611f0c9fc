// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitSamples {
  @MainActor static let all = [
    PlaygroundSample("exit-slide-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").exit(OverlayTransition()))
    },
    PlaygroundSample("exit-slide-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").exit(.slideIn))
    },
    PlaygroundSample("reduced-motion-immediate") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").reducedMotion(.immediate))
    },
    PlaygroundSample("reduced-motion-keep") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").reducedMotion(.keep))
    },
  ]
}
