// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum BackdropSamples {
  @MainActor static let all = [
    PlaygroundSample("backdrop-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(backdrop: Backdrop())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("backdrop-tap-absorb") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(backdrop: Backdrop(tap: .absorb))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("backdrop-tap-forward") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(backdrop: Backdrop(tap: .forward))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("backdrop-tap-delay-by-4-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(backdrop: Backdrop(tap: .delayExit(by: .seconds(4))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("modal-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(backdrop: Backdrop(isModal: false))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("scrim-clear") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(OverlayConfiguration(backdrop: Backdrop()), scrim: .clear)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("scrim-black-50") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        OverlayConfiguration(backdrop: Backdrop()),
        scrim: .color(AdaptiveColor(hex: 0x000000, alpha: 0.5)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("scrim-blue") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        OverlayConfiguration(backdrop: Backdrop()),
        scrim: .color(AdaptiveColor(hex: 0x1A4766, alpha: 0.75)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("scrim-steel") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        OverlayConfiguration(backdrop: Backdrop()),
        scrim: .gradient(
          Background.Gradient(
            AdaptiveColor(hex: 0xCFD8DC), AdaptiveColor(hex: 0x90A4AE), direction: .downRight)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("scrim-blur") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        OverlayConfiguration(backdrop: Backdrop()), scrim: .blur(.standard))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("scrim-blur-dark") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        OverlayConfiguration(backdrop: Backdrop()), scrim: .blur(.dark))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("backdrop-fade-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        backdrop: Backdrop(fadeIn: .easeOut(.zero), fadeOut: .easeIn(.zero)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("backdrop-fade-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        backdrop: Backdrop(
          fadeIn: .easeOut(.milliseconds(150)), fadeOut: .easeIn(.milliseconds(150))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("backdrop-fade-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        backdrop: Backdrop(fadeIn: .easeOut(.seconds(2)), fadeOut: .easeIn(.seconds(2))))
      presenter.present(content, as: overlay)
    },
  ]
}
