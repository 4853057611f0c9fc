// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum PlaceSamples {
  @MainActor static let all = [
    PlaygroundSample("placement-top-leading") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .topLeading)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("placement-top-trailing") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .topTrailing)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("placement-leading") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .leading)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("placement-center") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .center)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("placement-trailing") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .trailing)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("placement-bottom-leading") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .bottomLeading)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("placement-bottom") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .bottom)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("placement-bottom-trailing") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(placement: .bottomTrailing)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-top-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: -40, left: 12, bottom: 12, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-top-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: -37, left: 12, bottom: 12, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-top-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 120, left: 12, bottom: 12, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-left-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: -40, bottom: 12, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-left-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: -37, bottom: 12, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-left-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: 120, bottom: 12, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-bottom-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: 12, bottom: -40, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-bottom-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: 12, bottom: -37, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-bottom-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: 12, bottom: 120, right: 12))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-right-least") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: 12, bottom: 12, right: -40))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-right-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: 12, bottom: 12, right: -37))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("margin-right-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(margins: Insets(top: 12, left: 12, bottom: 12, right: 120))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("safe-area-filled") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(safeArea: .filled)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("safe-area-merged") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(safeArea: .merged)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("safe-area-overridden") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(safeArea: .overridden)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("obstructions-ignored") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(obstructions: .ignored)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("obstructions-avoided-by-10-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(obstructions: .avoided(spacing: 10))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("obstructions-avoided-by-15-points-up-to-the-top") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(obstructions: .avoided(spacing: 15, edgeResistance: 0))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("buffer-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(buffer: 30)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("buffer-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(buffer: 100)
      presenter.present(content, as: overlay)
    },
  ]
}
