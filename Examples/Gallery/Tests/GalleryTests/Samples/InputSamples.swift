// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum InputSamples {
  @MainActor static let all = [
    PlaygroundSample("tap-absorb") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(tap: .absorb)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("tap-forward") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(tap: .forward)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("tap-delay-by-4-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(tap: .delayExit(by: .seconds(4)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("escape-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(dismissesOnEscape: false)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("swipe-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: nil)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("swipe-follows-the-pointer") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: .physics)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("directions-up") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(directions: .up))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("directions-down") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(directions: .down))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("directions-left") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(directions: .left))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("directions-right") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(directions: .right))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("directions-left-or-right") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(directions: [.left, .right]))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("directions-none") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(directions: []))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("slop-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(discardsSlop: true))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("thresholds-slightest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(thresholds: .slightest))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("thresholds-half-its-size") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(thresholds: SwipeThresholds(share: 0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("thresholds-120-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(thresholds: SwipeThresholds(distance: 120)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("swipe-margin-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(
          thresholds: SwipeThresholds(
            speed: 750, share: 0.3333333333333333, distance: 75, margin: 3)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("swipe-margin-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(
          thresholds: SwipeThresholds(
            speed: 750, share: 0.3333333333333333, distance: 75, margin: 120)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("resistance-logarithmic") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(resistance: .logarithmic(limit: 47)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("resistance-logarithmic-from-the-edge") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(resistance: .logarithmicFromEdge))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("resistance-power-of-0-7") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(resistance: .power(0.7)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("resistance-rigid") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(resistance: .rigid))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pullback-jolt") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(pullback: .jolt))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pullback-ease-out") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(pullback: .easeOut))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pullback-replay") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(pullback: .replay))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pullback-upright") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pullback-bouncy") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(pullback: .spring(.bouncy)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pullback-launched") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(swipe: SwipePolicy(pullback: .launched(.smooth)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("throw-length-0-25-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(exitDuration: .milliseconds(250) ... .milliseconds(250)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("throw-length-0-5-to-2-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(exitDuration: .milliseconds(500) ... .seconds(2)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-speed-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(minimumSpeed: 100)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-speed-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(minimumSpeed: 250)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-speed-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(minimumSpeed: 2000)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-energy-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(minimumEnergy: 0)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-energy-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(minimumEnergy: 150)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-energy-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(minimumEnergy: 2000)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-maximum-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(maximumSpeed: 100)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-maximum-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(maximumSpeed: 400)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-maximum-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(maximumSpeed: 4000)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-spin-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(maximumSpin: 0)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-spin-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(maximumSpin: 3)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-spin-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(maximumSpin: 40)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-delay-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(hideDelay: .zero)), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-delay-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(
          drag: .physics(PhysicsDrag(hideDelay: .milliseconds(150))), pullback: .upright))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("flight-delay-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        swipe: SwipePolicy(drag: .physics(PhysicsDrag(hideDelay: .seconds(2))), pullback: .upright))
      presenter.present(content, as: overlay)
    },
  ]
}
