// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum EntranceTimingSamples {
  @MainActor static let all = [
    PlaygroundSample("entrance-timing-spring") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-timing-spring-of-a-length") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(duration: .milliseconds(250), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-timing-curve") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(entrance: .slideOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-response-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-response-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-response-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(response: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-damping-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 0.1))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-damping-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 0.25))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-damping-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 2))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-velocity-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(
              duration: .milliseconds(250), dampingRatio: 0.8,
              initialVelocity: -20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-velocity-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(
              duration: .milliseconds(250), dampingRatio: 0.8,
              initialVelocity: -18.5))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-velocity-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(
              duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: 20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-ease-in") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(entrance: .slideOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-ease-out") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .easeOut(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-ease-in-and-out") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .curve(.easeInOut, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-linear") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .curve(.linear, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-curve-decelerate") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .curve(.decelerate, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-length-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(duration: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-length-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(
            Timing.Spring(duration: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-length-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        entrance: OverlayTransition(
          slide: .spring(Timing.Spring(duration: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-delay-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("entrance-delay-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(
          slide: .spring(.lively).delayed(by: .milliseconds(150))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("entrance-delay-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        entrance: OverlayTransition(slide: .spring(.lively).delayed(by: .seconds(2))))
      presenter.present(content, as: overlay)
    },
  ]
}
