// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum BackdropSamples {
  @MainActor static let all = [
    PlaygroundSample("backdrop-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").backdrop(.dimmed))
    },
    PlaygroundSample("backdrop-tap-absorb") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(Backdrop(tap: .absorb)))
    },
    PlaygroundSample("backdrop-tap-forward") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(Backdrop(tap: .forward)))
    },
    PlaygroundSample("backdrop-tap-delay-by-4-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(Backdrop(tap: .delayExit(by: .seconds(4)))))
    },
    PlaygroundSample("modal-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(Backdrop(isModal: false)))
    },
    PlaygroundSample("scrim-clear") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(.dimmed, fill: .clear))
    },
    PlaygroundSample("scrim-black-50") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(.dimmed, fill: .color(AdaptiveColor(hex: 0x000000, alpha: 0.5))))
    },
    PlaygroundSample("scrim-blue") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(.dimmed, fill: .color(AdaptiveColor(hex: 0x1A4766, alpha: 0.75))))
    },
    PlaygroundSample("scrim-steel") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(
            .dimmed,
            fill: .gradient(
              Background.Gradient(
                AdaptiveColor(hex: 0xCFD8DC), AdaptiveColor(hex: 0x90A4AE),
                direction: .downRight))))
    },
    PlaygroundSample("scrim-blur") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(.dimmed, fill: .blur(.standard)))
    },
    PlaygroundSample("scrim-blur-dark") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(.dimmed, fill: .blur(.dark)))
    },
    PlaygroundSample("backdrop-fade-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(Backdrop(fadeIn: .easeOut(.zero), fadeOut: .easeIn(.zero))))
    },
    PlaygroundSample("backdrop-fade-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(
            Backdrop(fadeIn: .easeOut(.milliseconds(150)), fadeOut: .easeIn(.milliseconds(150)))))
    },
    PlaygroundSample("backdrop-fade-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .backdrop(Backdrop(fadeIn: .easeOut(.seconds(2)), fadeOut: .easeIn(.seconds(2)))))
    },
  ]
}
