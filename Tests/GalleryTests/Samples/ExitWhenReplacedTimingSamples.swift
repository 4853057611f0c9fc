// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitWhenReplacedTimingSamples {
  @MainActor static let all = [
    PlaygroundSample("replaced-timing-spring") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: OverlayTransition(fade: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-timing-spring-of-a-length") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(duration: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-timing-curve") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-response-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(response: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-response-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(response: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-response-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(Timing.Spring(response: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-damping-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 0.1))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-damping-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 0.25))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-damping-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(response: .milliseconds(400), dampingRatio: 2))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-velocity-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(
              duration: .milliseconds(200), dampingRatio: 0.8,
              initialVelocity: -20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-velocity-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(
              duration: .milliseconds(200), dampingRatio: 0.8,
              initialVelocity: -18.5))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-velocity-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: OverlayTransition(
          fade: .spring(
            Timing.Spring(
              duration: .milliseconds(200), dampingRatio: 0.8, initialVelocity: 20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-ease-in") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-ease-out") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(fade: .easeOut(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-ease-in-and-out") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(fade: .curve(.easeInOut, .milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-linear") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(fade: .curve(.linear, .milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-decelerate") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(fade: .curve(.decelerate, .milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-length-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(fade: .easeIn(.milliseconds(50))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-length-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-length-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: OverlayTransition(fade: .easeIn(.seconds(3))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-delay-least") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-delay-middle") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          fade: .easeIn(.milliseconds(200)).delayed(by: .milliseconds(150))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-delay-greatest") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: OverlayTransition(
          fade: .easeIn(.milliseconds(200)).delayed(by: .seconds(2))))
      presenter.present(content, as: overlay)
    },
  ]
}
