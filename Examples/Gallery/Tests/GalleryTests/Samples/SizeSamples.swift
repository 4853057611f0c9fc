// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum SizeSamples {
  @MainActor static let all = [
    PlaygroundSample("width-inset-by-20-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").width(.inset(20)))
    },
    PlaygroundSample("width-content") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").width(.intrinsic))
    },
    PlaygroundSample("width-100-points") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").width(100))
    },
    PlaygroundSample("width-280-points") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").width(280))
    },
    PlaygroundSample("width-50-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").width(.ratio(0.5)))
    },
    PlaygroundSample("width-90-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").width(.ratio(0.9)))
    },
    PlaygroundSample("height-full") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(height: .inset(0))))
    },
    PlaygroundSample("height-inset-by-20-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(height: .inset(20))))
    },
    PlaygroundSample("height-100-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(height: .constant(100))))
    },
    PlaygroundSample("height-280-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(height: .constant(280))))
    },
    PlaygroundSample("height-50-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(height: .ratio(0.5))))
    },
    PlaygroundSample("height-90-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(height: .ratio(0.9))))
    },
    PlaygroundSample("maximum-width-full") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumWidth: .inset(0))))
    },
    PlaygroundSample("maximum-width-inset-by-20-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumWidth: .inset(20))))
    },
    PlaygroundSample("maximum-width-content") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved").fullWidth())
    },
    PlaygroundSample("maximum-width-100-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").maxWidth(100))
    },
    PlaygroundSample("maximum-width-280-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").maxWidth(280))
    },
    PlaygroundSample("maximum-width-50-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumWidth: .ratio(0.5))))
    },
    PlaygroundSample("maximum-width-90-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumWidth: .ratio(0.9))))
    },
    PlaygroundSample("maximum-height-full") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumHeight: .inset(0))))
    },
    PlaygroundSample("maximum-height-inset-by-20-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumHeight: .inset(20))))
    },
    PlaygroundSample("maximum-height-100-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").maxHeight(100))
    },
    PlaygroundSample("maximum-height-280-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").maxHeight(280))
    },
    PlaygroundSample("maximum-height-50-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumHeight: .ratio(0.5))))
    },
    PlaygroundSample("maximum-height-90-of-the-window") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(maximumHeight: .ratio(0.9))))
    },
    PlaygroundSample("regular-width-300-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(regularWidthCap: 300)))
    },
    PlaygroundSample("regular-width-500-points") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .size(SizeConstraints(regularWidthCap: 500)))
    },
  ]
}
