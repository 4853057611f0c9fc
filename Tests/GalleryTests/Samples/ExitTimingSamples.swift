// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitTimingSamples {
  @MainActor static let all = [
    PlaygroundSample("exit-timing-spring") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: .slideIn)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-timing-spring-of-a-length") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(duration: .milliseconds(250), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-timing-curve") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-response-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-response-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-response-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(Timing.Spring(response: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-damping-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 0.1))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-damping-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 0.25))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-damping-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 2))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-velocity-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(
              duration: .milliseconds(250), dampingRatio: 0.8,
              initialVelocity: -20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-velocity-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(
              duration: .milliseconds(250), dampingRatio: 0.8,
              initialVelocity: -18.5))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-velocity-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: OverlayTransition(
          slide: .spring(
            Timing.Spring(
              duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: 20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-ease-in") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-curve-ease-out") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(slide: .easeOut(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-ease-in-and-out") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(slide: .curve(.easeInOut, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-linear") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(slide: .curve(.linear, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-decelerate") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(slide: .curve(.decelerate, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-length-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(slide: .easeIn(.milliseconds(50))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-length-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(slide: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-length-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: OverlayTransition(slide: .easeIn(.seconds(3))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-delay-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-delay-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)).delayed(by: .milliseconds(150))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-delay-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: OverlayTransition(
          slide: .easeIn(.milliseconds(250)).delayed(by: .seconds(2))))
      presenter.present(content, as: overlay)
    },
  ]
}
