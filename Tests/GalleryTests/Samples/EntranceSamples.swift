// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum EntranceSamples {
  @MainActor static let all = [
    PlaygroundSample("entrance-slide-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(entrance: OverlayTransition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-slide-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-way-over-an-edge") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-way-by-a-distance") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-as-placed") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-edge-top") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-left") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-bottom") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-right") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-right-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: Slide(.spring(.lively), by: Vector(dx: -400, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-right-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: Slide(.spring(.lively), by: Vector(dx: -370, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-right-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: Slide(.spring(.lively), by: Vector(dx: 400, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-down-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: -400))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-down-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: -370))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-down-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: 400))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-scale-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .spring(.lively), scale: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-from-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-from-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          scale: Scale(.spring(.lively), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-from-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 3)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-its-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .spring(.lively), scale: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-top") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          scale: Scale(.spring(.lively), from: 0.8, anchor: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-bottom") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          scale: Scale(.spring(.lively), from: 0.8, anchor: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-left") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          scale: Scale(.spring(.lively), from: 0.8, anchor: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-right") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          scale: Scale(.spring(.lively), from: 0.8, anchor: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-its-corner") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          scale: Scale(
            .spring(.lively), from: 0.8, anchor: RelativePoint(x: 0, y: 0))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-rotation-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively), rotation: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-from-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          rotation: Rotation(.spring(.lively), from: -360 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-from-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          rotation: Rotation(.spring(.lively), from: -315 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-from-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          rotation: Rotation(.spring(.lively), from: 360 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-fade-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-fade-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .spring(.lively), fade: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-opacity-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .spring(.lively), fade: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-opacity-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          fade: Fade(.spring(.lively), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-opacity-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively), fade: Fade(.spring(.lively), from: 1)))
      presenter.present(content, as: overlay)
    },
  ]
}
