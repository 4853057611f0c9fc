// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitSamples {
  @MainActor static let all = [
    PlaygroundSample("exit-slide-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: OverlayTransition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-slide-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-way-over-an-edge") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-way-by-a-distance") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), by: Vector(dx: 0, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-edge-as-placed") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-edge-top") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), over: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-edge-left") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), over: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-edge-bottom") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), over: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-edge-right") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), over: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-right-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), by: Vector(dx: -400, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-right-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), by: Vector(dx: -370, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-right-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), by: Vector(dx: 400, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-down-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), by: Vector(dx: 0, dy: -400))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-down-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), by: Vector(dx: 0, dy: -370))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-down-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(250)), by: Vector(dx: 0, dy: 400))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-scale-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)), scale: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-from-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-from-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-from-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 3)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-its-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)), scale: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-top") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-bottom") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-left") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-right") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-its-corner") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(
            .easeIn(.milliseconds(250)), from: 0.8,
            anchor: RelativePoint(x: 0, y: 0))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-rotation-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-rotation-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)), rotation: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-rotation-from-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          rotation: Rotation(.easeIn(.milliseconds(250)), from: -360 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-rotation-from-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          rotation: Rotation(.easeIn(.milliseconds(250)), from: -315 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-rotation-from-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          rotation: Rotation(.easeIn(.milliseconds(250)), from: 360 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-fade-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-fade-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)), fade: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-opacity-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)), fade: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-opacity-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          fade: Fade(.easeIn(.milliseconds(250)), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-opacity-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)),
          fade: Fade(.easeIn(.milliseconds(250)), from: 1)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("reduced-motion-fade") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("reduced-motion-immediate") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(reducedMotion: .immediate)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("reduced-motion-keep") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(reducedMotion: .keep)
      presenter.present(content, as: overlay)
    },
  ]
}
