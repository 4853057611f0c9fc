// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum SizeSamples {
  @MainActor static let all = [
    PlaygroundSample("width-20-less-at-each-end") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(width: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-as-the-content-needs") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(width: .intrinsic))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(width: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(width: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-half-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(width: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("width-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(width: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-all-there-is") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(height: .inset(0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-20-less-at-each-end") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(height: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(height: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(height: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-half-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(height: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("height-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(height: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-all-there-is") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumWidth: .inset(0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-20-less-at-each-end") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumWidth: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-as-the-content-needs") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumWidth: .intrinsic))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumWidth: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumWidth: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-half-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumWidth: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-width-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumWidth: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-all-there-is") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumHeight: .inset(0)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-20-less-at-each-end") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumHeight: .inset(20)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-100-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumHeight: .constant(100)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-280-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumHeight: .constant(280)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-half-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumHeight: .ratio(0.5)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-height-90-of-the-window") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(maximumHeight: .ratio(0.9)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("regular-width-300-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(regularWidthCap: 300))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("regular-width-500-points") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = Overlay(size: SizeConstraints(regularWidthCap: 500))
      presenter.present(content, as: overlay)
    },
  ]
}
