// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum SurfaceSamples {
  @MainActor static let all = [
    PlaygroundSample("background-clear") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").background(.clear))
    },
    PlaygroundSample("background-amber") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .background(AdaptiveColor(hex: 0xFFC107)))
    },
    PlaygroundSample("background-night") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .background(AdaptiveColor(light: RGBA(hex: 0x1A2A3A), dark: RGBA(hex: 0x0B141D))))
    },
    PlaygroundSample("background-dusk") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .background(
            .gradient(
              Background.Gradient(
                AdaptiveColor(hex: 0x5B3FD6), AdaptiveColor(hex: 0xB0307F),
                direction: .downRight))))
    },
    PlaygroundSample("background-sunrise") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .background(
            .gradient(
              Background.Gradient(
                AdaptiveColor(hex: 0xFFC107), AdaptiveColor(hex: 0xE91E63),
                direction: .downRight))))
    },
    PlaygroundSample("background-steel") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .background(
            .gradient(
              Background.Gradient(
                AdaptiveColor(hex: 0xCFD8DC), AdaptiveColor(hex: 0x90A4AE),
                direction: .downRight))))
    },
    PlaygroundSample("background-blur-standard") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").background(.blur(.standard)))
    },
    PlaygroundSample("background-blur-extra") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").background(.blur(.extra)))
    },
    PlaygroundSample("background-blur-prominent") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .background(.blur(.prominent)))
    },
    PlaygroundSample("background-blur-dark") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").background(.blur(.dark)))
    },
    PlaygroundSample("background-blur-thin") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").background(.blur(.thin)))
    },
    PlaygroundSample("background-blur-chrome") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").background(.blur(.chrome)))
    },
    PlaygroundSample("corners-none") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").cornerRadius(0))
    },
    PlaygroundSample("corners-top") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").corners(.top(20)))
    },
    PlaygroundSample("corners-bottom") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").corners(.bottom(20)))
    },
    PlaygroundSample("radius-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").cornerRadius(3))
    },
    PlaygroundSample("radius-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").cornerRadius(60))
    },
    PlaygroundSample("continuous-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .corners(.all(20, curve: .continuous)))
    },
    PlaygroundSample("border-least") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").border(nil))
    },
    PlaygroundSample("border-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").border(.separator, width: 3))
    },
    PlaygroundSample("border-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").border(.separator, width: 8))
    },
    PlaygroundSample("border-color-accent") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").border(.accent, width: 1))
    },
    PlaygroundSample("border-color-black-50") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .border(AdaptiveColor(hex: 0x000000, alpha: 0.5), width: 1))
    },
    PlaygroundSample("border-color-white") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").border(.white, width: 1))
    },
    PlaygroundSample("shadow-none") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").shadow(nil))
    },
    PlaygroundSample("shadow-deep") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .shadow(OverlayShadow(color: AdaptiveColor(hex: 0x000000, alpha: 0.5), blur: 20)))
    },
    PlaygroundSample("shadow-far") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .shadow(
            OverlayShadow(
              color: AdaptiveColor(hex: 0x000000, alpha: 0.35), blur: 40,
              offset: Vector(dx: 0, dy: 18))))
    },
    PlaygroundSample("clips-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").clipsContent())
    },
    PlaygroundSample("opacity-least") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").opacity(0))
    },
    PlaygroundSample("opacity-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").opacity(0.15))
    },
  ]
}
