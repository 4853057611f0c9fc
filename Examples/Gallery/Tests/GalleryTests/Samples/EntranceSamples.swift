// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum EntranceSamples {
  @MainActor static let all = [
    PlaygroundSample("entrance-slide-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition()))
    },
    PlaygroundSample("entrance-way-by-a-distance") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: 100)))))
    },
    PlaygroundSample("entrance-edge-top") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), over: .top))))
    },
    PlaygroundSample("entrance-edge-left") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), over: .left))))
    },
    PlaygroundSample("entrance-edge-bottom") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), over: .bottom))))
    },
    PlaygroundSample("entrance-edge-right") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), over: .right))))
    },
    PlaygroundSample("entrance-right-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: -400, dy: 100)))))
    },
    PlaygroundSample("entrance-right-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: -370, dy: 100)))))
    },
    PlaygroundSample("entrance-right-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 400, dy: 100)))))
    },
    PlaygroundSample("entrance-down-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: -400)))))
    },
    PlaygroundSample("entrance-down-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: -370)))))
    },
    PlaygroundSample("entrance-down-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: 400)))))
    },
    PlaygroundSample("entrance-scale-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: .spring(.lively), scale: .spring(.lively))))
    },
    PlaygroundSample("entrance-scale-from-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0))))
    },
    PlaygroundSample("entrance-scale-from-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.15))))
    },
    PlaygroundSample("entrance-scale-from-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: .spring(.lively), scale: Scale(.spring(.lively), from: 3))))
    },
    PlaygroundSample("entrance-anchor-top") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .top))))
    },
    PlaygroundSample("entrance-anchor-bottom") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .bottom))))
    },
    PlaygroundSample("entrance-anchor-left") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .left))))
    },
    PlaygroundSample("entrance-anchor-right") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .right))))
    },
    PlaygroundSample("entrance-anchor-top-left") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively),
              scale: Scale(.spring(.lively), from: 0.8, anchor: RelativePoint(x: 0, y: 0)))))
    },
    PlaygroundSample("entrance-rotation-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: .spring(.lively), rotation: .spring(.lively))))
    },
    PlaygroundSample("entrance-rotation-from-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively),
              rotation: Rotation(.spring(.lively), from: -360 * .pi / 180))))
    },
    PlaygroundSample("entrance-rotation-from-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively),
              rotation: Rotation(.spring(.lively), from: -315 * .pi / 180))))
    },
    PlaygroundSample("entrance-rotation-from-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(
              slide: .spring(.lively),
              rotation: Rotation(.spring(.lively), from: 360 * .pi / 180))))
    },
    PlaygroundSample("entrance-fade-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: .spring(.lively), fade: .spring(.lively))))
    },
    PlaygroundSample("entrance-opacity-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: .spring(.lively), fade: Fade(.spring(.lively), from: 0.15))))
    },
    PlaygroundSample("entrance-opacity-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            OverlayTransition(slide: .spring(.lively), fade: Fade(.spring(.lively), from: 1))))
    },
    PlaygroundSample("entrance-timing-spring-with-duration") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(.spring(Timing.Spring(duration: .milliseconds(250), dampingRatio: 0.8)))))
    },
    PlaygroundSample("entrance-timing-curve") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").entrance(.slideOut))
    },
    PlaygroundSample("entrance-response-least") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.spring(Timing.Spring(response: .milliseconds(50), dampingRatio: 0.8)))))
    },
    PlaygroundSample("entrance-response-middle") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(.spring(Timing.Spring(response: .milliseconds(200), dampingRatio: 0.8)))))
    },
    PlaygroundSample("entrance-response-greatest") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.spring(Timing.Spring(response: .seconds(3), dampingRatio: 0.8)))))
    },
    PlaygroundSample("entrance-damping-least") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(.spring(Timing.Spring(response: .milliseconds(400), dampingRatio: 0.1)))))
    },
    PlaygroundSample("entrance-damping-middle") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(.spring(Timing.Spring(response: .milliseconds(400), dampingRatio: 0.25)))))
    },
    PlaygroundSample("entrance-damping-greatest") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.spring(Timing.Spring(response: .milliseconds(400), dampingRatio: 2)))))
    },
    PlaygroundSample("entrance-velocity-least") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(
              .spring(
                Timing.Spring(
                  duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: -20)))))
    },
    PlaygroundSample("entrance-velocity-middle") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(
              .spring(
                Timing.Spring(
                  duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: -18.5)))))
    },
    PlaygroundSample("entrance-velocity-greatest") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(
              .spring(
                Timing.Spring(
                  duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: 20)))))
    },
    PlaygroundSample("entrance-curve-ease-out") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.easeOut(.milliseconds(250)))))
    },
    PlaygroundSample("entrance-curve-ease-in-and-out") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.curve(.easeInOut, .milliseconds(250)))))
    },
    PlaygroundSample("entrance-curve-linear") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.curve(.linear, .milliseconds(250)))))
    },
    PlaygroundSample("entrance-curve-decelerate") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.curve(.decelerate, .milliseconds(250)))))
    },
    PlaygroundSample("entrance-length-least") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.spring(Timing.Spring(duration: .milliseconds(50), dampingRatio: 0.8)))))
    },
    PlaygroundSample("entrance-length-middle") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(
            .slide(.spring(Timing.Spring(duration: .milliseconds(200), dampingRatio: 0.8)))))
    },
    PlaygroundSample("entrance-length-greatest") { presenter in
      try presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(.slide(.spring(Timing.Spring(duration: .seconds(3), dampingRatio: 0.8)))))
    },
    PlaygroundSample("entrance-delay-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: .spring(.lively).delayed(by: .milliseconds(150)))))
    },
    PlaygroundSample("entrance-delay-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .entrance(OverlayTransition(slide: .spring(.lively).delayed(by: .seconds(2)))))
    },
  ]
}
