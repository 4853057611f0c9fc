// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum InputSamples {
  @MainActor static let all = [
    PlaygroundSample("tap-absorb") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").tap(.absorb))
    },
    PlaygroundSample("tap-forward") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").tap(.forward))
    },
    PlaygroundSample("tap-delay-by-4-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .tap(.delayExit(by: .seconds(4))))
    },
    PlaygroundSample("escape-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").dismissesOnEscape(false))
    },
    PlaygroundSample("swipe-off") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").swipe(nil))
    },
    PlaygroundSample("swipe-follows-the-pointer") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").swipe(.physics))
    },
    PlaygroundSample("directions-up") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(directions: .up)))
    },
    PlaygroundSample("directions-down") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(directions: .down)))
    },
    PlaygroundSample("directions-left") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(directions: .left)))
    },
    PlaygroundSample("directions-right") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(directions: .right)))
    },
    PlaygroundSample("directions-left-or-right") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(directions: [.left, .right])))
    },
    PlaygroundSample("directions-none") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(directions: [])))
    },
    PlaygroundSample("slop-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(discardsSlop: true)))
    },
    PlaygroundSample("thresholds-slightest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(thresholds: .slightest)))
    },
    PlaygroundSample("thresholds-half-its-size") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(thresholds: SwipeThresholds(share: 0.5))))
    },
    PlaygroundSample("thresholds-120-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(thresholds: SwipeThresholds(distance: 120))))
    },
    PlaygroundSample("swipe-margin-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(
            SwipePolicy(
              thresholds: SwipeThresholds(
                speed: 750, share: 0.3333333333333333, distance: 75, margin: 3))))
    },
    PlaygroundSample("swipe-margin-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(
            SwipePolicy(
              thresholds: SwipeThresholds(
                speed: 750, share: 0.3333333333333333, distance: 75, margin: 120))))
    },
    PlaygroundSample("resistance-logarithmic") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(resistance: .logarithmic(limit: 47))))
    },
    PlaygroundSample("resistance-logarithmic-from-the-edge") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(resistance: .logarithmicFromEdge)))
    },
    PlaygroundSample("resistance-power-of-0-7") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(resistance: .power(0.7))))
    },
    PlaygroundSample("resistance-rigid") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(resistance: .rigid)))
    },
    PlaygroundSample("pullback-jolt") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(pullback: .jolt)))
    },
    PlaygroundSample("pullback-ease-out") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(pullback: .easeOut)))
    },
    PlaygroundSample("pullback-replay") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(pullback: .replay)))
    },
    PlaygroundSample("pullback-upright") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(pullback: .upright)))
    },
    PlaygroundSample("pullback-bouncy") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(pullback: .spring(.bouncy))))
    },
    PlaygroundSample("pullback-launched") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(pullback: .launched(.smooth))))
    },
    PlaygroundSample("throw-length-0-25-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(exitDuration: .milliseconds(250) ... .milliseconds(250))))
    },
    PlaygroundSample("throw-length-0-5-to-2-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(exitDuration: .milliseconds(500) ... .seconds(2))))
    },
    PlaygroundSample("flight-speed-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(minimumSpeed: 100)), pullback: .upright)))
    },
    PlaygroundSample("flight-speed-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(minimumSpeed: 250)), pullback: .upright)))
    },
    PlaygroundSample("flight-speed-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(minimumSpeed: 2000)), pullback: .upright)))
    },
    PlaygroundSample("flight-energy-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(minimumEnergy: 0)), pullback: .upright)))
    },
    PlaygroundSample("flight-energy-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(minimumEnergy: 150)), pullback: .upright)))
    },
    PlaygroundSample("flight-energy-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(minimumEnergy: 2000)), pullback: .upright)))
    },
    PlaygroundSample("flight-maximum-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(maximumSpeed: 100)), pullback: .upright)))
    },
    PlaygroundSample("flight-maximum-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(maximumSpeed: 400)), pullback: .upright)))
    },
    PlaygroundSample("flight-maximum-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(maximumSpeed: 4000)), pullback: .upright)))
    },
    PlaygroundSample("flight-spin-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(maximumSpin: 0)), pullback: .upright)))
    },
    PlaygroundSample("flight-spin-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(maximumSpin: 3)), pullback: .upright)))
    },
    PlaygroundSample("flight-spin-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(maximumSpin: 40)), pullback: .upright)))
    },
    PlaygroundSample("flight-delay-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(SwipePolicy(drag: .physics(PhysicsDrag(hideDelay: .zero)), pullback: .upright)))
    },
    PlaygroundSample("flight-delay-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(
            SwipePolicy(
              drag: .physics(PhysicsDrag(hideDelay: .milliseconds(150))), pullback: .upright)))
    },
    PlaygroundSample("flight-delay-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .swipe(
            SwipePolicy(drag: .physics(PhysicsDrag(hideDelay: .seconds(2))), pullback: .upright)))
    },
  ]
}
