// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum EntranceSamples {
  @MainActor static let all = [
    PlaygroundSample("entrance-slide-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(entrance: OverlayTransition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-way-by-a-distance") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-top") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-left") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-bottom") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-edge-right") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), over: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-right-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: -400, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-right-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: -370, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-right-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 400, dy: 100))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-down-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: -400))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-down-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: -370))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-down-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: Slide(.spring(.lively), by: Vector(dx: 0, dy: 400))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .spring(.lively), scale: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-from-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-from-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.15)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-scale-from-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 3)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-top") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-bottom") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-left") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-right") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), scale: Scale(.spring(.lively), from: 0.8, anchor: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-anchor-top-left") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively),
          scale: Scale(.spring(.lively), from: 0.8, anchor: RelativePoint(x: 0, y: 0))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .spring(.lively), rotation: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-from-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), rotation: Rotation(.spring(.lively), from: -360 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-from-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), rotation: Rotation(.spring(.lively), from: -315 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-rotation-from-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), rotation: Rotation(.spring(.lively), from: 360 * .pi / 180)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-fade-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .spring(.lively), fade: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-opacity-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(.lively), fade: Fade(.spring(.lively), from: 0.15)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-opacity-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .spring(.lively), fade: Fade(.spring(.lively), from: 1)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-timing-spring-with-duration") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(duration: .milliseconds(250), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-timing-curve") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(entrance: .slideOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-response-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(response: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-response-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(response: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-response-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(response: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-damping-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(response: .milliseconds(400), dampingRatio: 0.1))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-damping-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(response: .milliseconds(400), dampingRatio: 0.25))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-damping-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(response: .milliseconds(400), dampingRatio: 2))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-velocity-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: -20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-velocity-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(
              duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: -18.5))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-velocity-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: 20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-ease-out") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .easeOut(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-ease-in-and-out") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .curve(.easeInOut, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-linear") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .curve(.linear, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-decelerate") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .curve(.decelerate, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-length-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(duration: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-length-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(duration: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-length-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try OverlayConfiguration(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(duration: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-delay-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .spring(.lively).delayed(by: .milliseconds(150))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-delay-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        entrance: OverlayTransition(slide: .spring(.lively).delayed(by: .seconds(2))))
      presenter.present(content, as: overlay)
    },
  ]
}
