// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ExitWhenReplacedSamples {
  @MainActor static let all = [
    PlaygroundSample("replaced-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("replaced-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-slide-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-slide-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          slide: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-as-placed") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          slide: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-top") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .top),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-left") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .left),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-bottom") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .bottom),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-edge-right") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          slide: Slide(.easeIn(.milliseconds(200)), over: .right),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-from-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-from-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.15000000000000002),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-scale-from-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 3),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-its-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: .easeIn(.milliseconds(200)), fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-top") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .top),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-bottom") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .bottom),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-left") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .left),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-right") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(.easeIn(.milliseconds(200)), from: 0.8, anchor: .right),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-anchor-its-corner") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          scale: Scale(
            .easeIn(.milliseconds(200)), from: 0.8, anchor: UnitPoint(x: 0, y: 0)),
          fade: .easeIn(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-fade-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: Transition())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-fade-on") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-opacity-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-opacity-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          fade: Fade(.easeIn(.milliseconds(200)), from: 0.15000000000000002)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-opacity-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(fade: Fade(.easeIn(.milliseconds(200)), from: 1)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-timing-spring") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: Transition(fade: .spring(.lively)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-timing-spring-of-a-length") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(Spring(duration: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-timing-curve") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-response-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(Spring(response: .milliseconds(50), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-response-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(Spring(response: .milliseconds(200), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-response-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(Spring(response: .seconds(3), dampingRatio: 0.8))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-damping-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(Spring(response: .milliseconds(400), dampingRatio: 0.1))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-damping-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(Spring(response: .milliseconds(400), dampingRatio: 0.25))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-damping-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(Spring(response: .milliseconds(400), dampingRatio: 2))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-velocity-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(
            Spring(
              duration: .milliseconds(200), dampingRatio: 0.8,
              initialVelocity: -20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-velocity-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(
            Spring(
              duration: .milliseconds(200), dampingRatio: 0.8,
              initialVelocity: -18.5))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-velocity-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = try Overlay(
        replaced: Transition(
          fade: .spring(
            Spring(
              duration: .milliseconds(200), dampingRatio: 0.8, initialVelocity: 20))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-ease-in") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-ease-out") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: Transition(fade: .easeOut(.milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-ease-in-and-out") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(fade: .curve(.easeInOut, .milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-linear") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(fade: .curve(.linear, .milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-curve-decelerate") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(fade: .curve(.decelerate, .milliseconds(200))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-length-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: Transition(fade: .easeIn(.milliseconds(50))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-length-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-length-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: Transition(fade: .easeIn(.seconds(3))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-delay-least") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(replaced: .fadeOut)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-delay-middle") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          fade: .easeIn(.milliseconds(200)).delayed(by: .milliseconds(150))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("replaced-delay-greatest") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(
        replaced: Transition(
          fade: .easeIn(.milliseconds(200)).delayed(by: .seconds(2))))
      presenter.present(content, as: overlay)
    },
  ]
}
