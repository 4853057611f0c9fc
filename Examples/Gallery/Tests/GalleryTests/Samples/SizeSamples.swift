// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum SizeSamples {
  @MainActor static let all = [
    PlaygroundSample("width-inset-by-20-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(width: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-content") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(width: .intrinsic))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(width: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(width: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-50-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(width: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(width: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-full") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(height: .inset(0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-inset-by-20-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(height: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(height: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(height: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-50-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(height: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(height: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-full") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumWidth: .inset(0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-inset-by-20-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumWidth: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-content") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumWidth: .intrinsic))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-50-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumWidth: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumWidth: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-full") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumHeight: .inset(0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-inset-by-20-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumHeight: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumHeight: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumHeight: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-50-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumHeight: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(maximumHeight: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("regular-width-300-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(regularWidthCap: 300))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("regular-width-500-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(size: SizeConstraints(regularWidthCap: 500))
      presenter.present(content, as: overlay)
    },
  ]
}
