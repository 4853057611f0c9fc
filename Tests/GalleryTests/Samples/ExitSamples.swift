// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitSamples {
  @MainActor static let all = [
    PlaygroundSample("exit-slide-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: Transition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-slide-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-edge-as-placed") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-edge-top") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: Slide(.easeIn(.milliseconds(250)), over: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-edge-left") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: Slide(.easeIn(.milliseconds(250)), over: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-edge-bottom") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: Slide(.easeIn(.milliseconds(250)), over: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-edge-right") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: Slide(.easeIn(.milliseconds(250)), over: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-scale-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)), scale: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-from-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-from-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-scale-from-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 3)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-its-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)), scale: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-top") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .top)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-bottom") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .bottom)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-left") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .left)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-right") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(.easeIn(.milliseconds(250)), from: 0.8, anchor: .right)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-anchor-its-corner") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          scale: Scale(
            .easeIn(.milliseconds(250)), from: 0.8, anchor: UnitPoint(x: 0, y: 0))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-fade-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-fade-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)), fade: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-opacity-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)), fade: .easeIn(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-opacity-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          fade: Fade(.easeIn(.milliseconds(250)), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-opacity-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)),
          fade: Fade(.easeIn(.milliseconds(250)), from: 1)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-timing-spring") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: .slideIn)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-timing-spring-of-a-length") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(Spring(duration: .milliseconds(250), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-timing-curve") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-response-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(Spring(response: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-response-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(Spring(response: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-response-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(Spring(response: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-damping-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(Spring(response: .milliseconds(400), dampingRatio: 0.1))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-damping-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(Spring(response: .milliseconds(400), dampingRatio: 0.25))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-damping-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(Spring(response: .milliseconds(400), dampingRatio: 2))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-velocity-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(
            Spring(
              duration: .milliseconds(250), dampingRatio: 0.8,
              initialVelocity: -20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-velocity-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(
            Spring(
              duration: .milliseconds(250), dampingRatio: 0.8,
              initialVelocity: -18.5))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-velocity-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        exit: Transition(
          slide: .spring(
            Spring(
              duration: .milliseconds(250), dampingRatio: 0.8, initialVelocity: 20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-ease-in") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-curve-ease-out") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: Transition(slide: .easeOut(.milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-ease-in-and-out") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: .curve(.easeInOut, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-linear") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: .curve(.linear, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-curve-decelerate") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: .curve(.decelerate, .milliseconds(250))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-length-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: Transition(slide: .easeIn(.milliseconds(50))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-length-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: Transition(slide: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-length-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(exit: Transition(slide: .easeIn(.seconds(3))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-delay-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("exit-delay-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(
          slide: .easeIn(.milliseconds(250)).delayed(by: .milliseconds(150))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("exit-delay-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        exit: Transition(slide: .easeIn(.milliseconds(250)).delayed(by: .seconds(2))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("reduced-motion-fade") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("reduced-motion-immediate") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(reducedMotion: .immediate)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("reduced-motion-keep") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(reducedMotion: .keep)
      presenter.present(content, as: overlay)
    },
  ]
}
