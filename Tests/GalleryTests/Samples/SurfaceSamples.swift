// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum SurfaceSamples {
  @MainActor static let all = [
    PlaygroundSample("background-card") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("background-clear") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .clear), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-amber") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(Color(hex: 0xFFC107))), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-night") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(
              Color(light: RGBA(hex: 0x1A2A3A), dark: RGBA(hex: 0x0B141D)))),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-dusk") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .gradient(
              Gradient(
                Color(hex: 0x5B3FD6), Color(hex: 0xB0307F), direction: .downRight))),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-sunrise") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .gradient(
              Gradient(
                Color(hex: 0xFFC107), Color(hex: 0xE91E63), direction: .downRight))),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-steel") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .gradient(
              Gradient(
                Color(hex: 0xCFD8DC), Color(hex: 0x90A4AE), direction: .downRight))),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-blur-standard") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .blur(.standard)), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-blur-extra") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .blur(.extra)), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-blur-prominent") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .blur(.prominent)), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-blur-dark") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .blur(.dark)), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-blur-thin") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .blur(.thin)), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("background-blur-chrome") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .blur(.chrome)), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("corners-none") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), cornerRadius: 0), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("corners-top") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), corners: .top(16)), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("corners-bottom") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), corners: .bottom(16)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("corners-all") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("radius-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), cornerRadius: 0), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("radius-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), cornerRadius: 3), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("radius-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), cornerRadius: 60), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("continuous-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("continuous-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(.card), corners: .all(16, curve: .continuous)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("border-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("border-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(.card), border: Border(.separator, width: 3)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("border-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(.card), border: Border(.separator, width: 8)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("border-color-separator") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(.card), border: Border(.separator, width: 2)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("border-color-accent") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), border: Border(.accent, width: 2)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("border-color-half-black") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(.card),
            border: Border(Color(hex: 0x000000, alpha: 0.5), width: 2)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("border-color-white") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), border: Border(.white, width: 2)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("shadow-card") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("shadow-none") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), shadow: nil), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("shadow-deep") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(.card),
            shadow: Shadow(color: Color(hex: 0x000000, alpha: 0.5), blur: 20)),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("shadow-far") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(
            background: .color(.card),
            shadow: Shadow(
              color: Color(hex: 0x000000, alpha: 0.35), blur: 40,
              offset: Vector(dx: 0, dy: 18))),
          title: .label, description: .secondaryLabel, icon: .accent,
          button: .accent))
      presenter.present(content)
    },
    PlaygroundSample("clips-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("clips-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: Style(background: .color(.card), clipsContent: true), title: .label,
          description: .secondaryLabel, icon: .accent, button: .accent))
      presenter.present(content)
    },
  ]
}
