// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum PlaceSamples {
  @MainActor static let all = [
    PlaygroundSample("placement-top-leading") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.topLeading))
    },
    PlaygroundSample("placement-top-trailing") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.topTrailing))
    },
    PlaygroundSample("placement-leading") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.leading))
    },
    PlaygroundSample("placement-center") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.center))
    },
    PlaygroundSample("placement-trailing") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.trailing))
    },
    PlaygroundSample("placement-bottom-leading") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.bottomLeading))
    },
    PlaygroundSample("placement-bottom") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.bottom))
    },
    PlaygroundSample("placement-bottom-trailing") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").position(.bottomTrailing))
    },
    PlaygroundSample("margin-top-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: -40, left: 12, bottom: 12, right: 12)))
    },
    PlaygroundSample("margin-top-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: -37, left: 12, bottom: 12, right: 12)))
    },
    PlaygroundSample("margin-top-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 120, left: 12, bottom: 12, right: 12)))
    },
    PlaygroundSample("margin-left-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: -40, bottom: 12, right: 12)))
    },
    PlaygroundSample("margin-left-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: -37, bottom: 12, right: 12)))
    },
    PlaygroundSample("margin-left-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: 120, bottom: 12, right: 12)))
    },
    PlaygroundSample("margin-bottom-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: 12, bottom: -40, right: 12)))
    },
    PlaygroundSample("margin-bottom-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: 12, bottom: -37, right: 12)))
    },
    PlaygroundSample("margin-bottom-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: 12, bottom: 120, right: 12)))
    },
    PlaygroundSample("margin-right-least") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: 12, bottom: 12, right: -40)))
    },
    PlaygroundSample("margin-right-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: 12, bottom: 12, right: -37)))
    },
    PlaygroundSample("margin-right-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .margins(Insets(top: 12, left: 12, bottom: 12, right: 120)))
    },
    PlaygroundSample("safe-area-filled") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").safeArea(.filled))
    },
    PlaygroundSample("safe-area-merged") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").safeArea(.merged))
    },
    PlaygroundSample("safe-area-overridden") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").safeArea(.overridden))
    },
    PlaygroundSample("obstructions-ignored") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").avoidsKeyboard(false))
    },
    PlaygroundSample("obstructions-avoided-by-10-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .obstructions(.avoided(spacing: 10)))
    },
    PlaygroundSample("obstructions-avoided-by-15-points-up-to-the-top") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .obstructions(.avoided(spacing: 15, edgeResistance: 0)))
    },
    PlaygroundSample("buffer-middle") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").buffer(30))
    },
    PlaygroundSample("buffer-greatest") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").buffer(100))
    },
  ]
}
