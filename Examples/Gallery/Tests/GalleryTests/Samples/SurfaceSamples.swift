// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum SurfaceSamples {
  @MainActor static let all = [
    PlaygroundSample("background-clear") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .clear))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-amber") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(AdaptiveColor(hex: 0xFFC107))))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-night") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(
          background: .color(AdaptiveColor(light: RGBA(hex: 0x1A2A3A), dark: RGBA(hex: 0x0B141D)))))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-dusk") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(
          background: .gradient(
            Background.Gradient(
              AdaptiveColor(hex: 0x5B3FD6), AdaptiveColor(hex: 0xB0307F), direction: .downRight))))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-sunrise") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(
          background: .gradient(
            Background.Gradient(
              AdaptiveColor(hex: 0xFFC107), AdaptiveColor(hex: 0xE91E63), direction: .downRight))))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-steel") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(
          background: .gradient(
            Background.Gradient(
              AdaptiveColor(hex: 0xCFD8DC), AdaptiveColor(hex: 0x90A4AE), direction: .downRight))))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-blur-standard") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .blur(.standard)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-blur-extra") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .blur(.extra)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-blur-prominent") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .blur(.prominent)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-blur-dark") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .blur(.dark)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-blur-thin") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .blur(.thin)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("background-blur-chrome") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .blur(.chrome)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("corners-none") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), cornerRadius: 0))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("corners-top") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), corners: .top(16)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("corners-bottom") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), corners: .bottom(16)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("radius-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), cornerRadius: 3))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("radius-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), cornerRadius: 60))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("continuous-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), corners: .all(16, curve: .continuous)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("border-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), border: OverlayBorder(.separator, width: 3)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("border-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), border: OverlayBorder(.separator, width: 8)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("border-color-separator") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), border: OverlayBorder(.separator, width: 2)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("border-color-accent") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), border: OverlayBorder(.accent, width: 2)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("border-color-black-50") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(
          background: .color(.card),
          border: OverlayBorder(AdaptiveColor(hex: 0x000000, alpha: 0.5), width: 2)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("border-color-white") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), border: OverlayBorder(.white, width: 2)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("shadow-none") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(style: OverlayStyle(background: .color(.card), shadow: nil))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("shadow-deep") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(
          background: .color(.card),
          shadow: OverlayShadow(color: AdaptiveColor(hex: 0x000000, alpha: 0.5), blur: 20)))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("shadow-far") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(
          background: .color(.card),
          shadow: OverlayShadow(
            color: AdaptiveColor(hex: 0x000000, alpha: 0.35), blur: 40,
            offset: Vector(dx: 0, dy: 18))))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("clips-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(
        style: OverlayStyle(background: .color(.card), clipsContent: true))
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("opacity-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(opacity: 0)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("opacity-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(opacity: 0.15)
      presenter.present(content, as: overlay)
    },
  ]
}
