// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitWhenReplacedSamples {
  @MainActor static let all = [
    PlaygroundSample("replaced-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("replaced-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-slide-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-slide-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-way-over-an-edge") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-way-by-a-distance") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), by: Vector(dx: 0, dy: 100)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-as-placed") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-top") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .top),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-left") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .left),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-bottom") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .bottom),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-right") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .right),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-right-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), by: Vector(dx: -400, dy: 100)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-right-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), by: Vector(dx: -370, dy: 100)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-right-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), by: Vector(dx: 400, dy: 100)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-down-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), by: Vector(dx: 0, dy: -400)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-down-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), by: Vector(dx: 0, dy: -370)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-down-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          slide: Slide(.easeIn(.milliseconds(200)), by: Vector(dx: 0, dy: 400)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-from-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-from-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.15000000000000002),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-from-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 3),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-its-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-top") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .top),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-bottom") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .bottom),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-left") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .left),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-right") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .right),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-its-corner") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          scale: Scale(
            .easeIn(.milliseconds(200)), from: 0.8,
            anchor: RelativePoint(x: 0, y: 0)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-rotation-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-rotation-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          rotation: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-rotation-from-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          rotation: Rotation(.easeIn(.milliseconds(200)), from: -360 * .pi / 180),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-rotation-from-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          rotation: Rotation(.easeIn(.milliseconds(200)), from: -315 * .pi / 180),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-rotation-from-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          rotation: Rotation(.easeIn(.milliseconds(200)), from: 360 * .pi / 180),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-fade-off") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: OverlayTransition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-fade-on") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-opacity-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-opacity-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          fade: Fade(.easeIn(.milliseconds(200)), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-opacity-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(fade: Fade(.easeIn(.milliseconds(200)), from: 1)))
      presenter.present(content, as: overlay)
    },
  ]
}
