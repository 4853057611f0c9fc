// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum TimeSamples {
  @MainActor static let all = [
    PlaygroundSample("lifetime-0-5-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").duration(.milliseconds(500)))
    },
    PlaygroundSample("lifetime-2-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").duration(.seconds(2)))
    },
    PlaygroundSample("lifetime-10-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").duration(.seconds(10)))
    },
    PlaygroundSample("lifetime-until-dismissed") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").duration(.infinite))
    },
    PlaygroundSample("pauses-for-touch-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .drag, .hover, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology,
              .question, .noRoom, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-drag-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .hover, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology,
              .question, .noRoom, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-hover-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology,
              .question, .noRoom, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-focus-within-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .hover, .appInactive, .keyboardOpen, .assistiveTechnology, .question,
              .noRoom, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-app-inactive-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .hover, .focusWithin, .keyboardOpen, .assistiveTechnology, .question,
              .noRoom, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-keyboard-open-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .hover, .focusWithin, .appInactive, .assistiveTechnology, .question,
              .noRoom, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-assistive-technology-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen, .question, .noRoom,
              .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-question-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen,
              .assistiveTechnology, .noRoom, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-no-room-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen,
              .assistiveTechnology, .question, .anchorHidden,
            ]))
    },
    PlaygroundSample("pauses-for-anchor-hidden-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .pauses(
            for: [
              .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen,
              .assistiveTechnology, .question, .noRoom,
            ]))
    },
    PlaygroundSample("resumption-restart") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").resumePolicy(.restart))
    },
    PlaygroundSample("unfolding-after-half-a-second") { presenter in
      presenter.present(
        Overlay(
          .alert(
            title: OverlayNode.Text(
              "Made in the playground", size: 17, weight: .semibold, alignment: .center),
            description: OverlayNode.Text("Change any setting.", alignment: .center),
            bar: ButtonBar(
              [.button("Cancel"), OverlayNode.Button("OK", isDefault: true)], expands: true))
        )
        .expansion(Expansion()))
    },
    PlaygroundSample("unfolding-as-for-two-buttons") { presenter in
      try presenter.present(
        Overlay(
          .alert(
            title: OverlayNode.Text(
              "Made in the playground", size: 17, weight: .semibold, alignment: .center),
            description: OverlayNode.Text("Change any setting.", alignment: .center),
            bar: ButtonBar(
              [.button("Cancel"), OverlayNode.Button("OK", isDefault: true)], expands: true))
        )
        .expansion(
          Expansion(
            timing: .spring(Timing.Spring(duration: .milliseconds(800), dampingRatio: 0.4)))))
    },
    PlaygroundSample("unfolding-after-a-second-slowly") { presenter in
      presenter.present(
        Overlay(
          .alert(
            title: OverlayNode.Text(
              "Made in the playground", size: 17, weight: .semibold, alignment: .center),
            description: OverlayNode.Text("Change any setting.", alignment: .center),
            bar: ButtonBar(
              [.button("Cancel"), OverlayNode.Button("OK", isDefault: true)], expands: true))
        )
        .expansion(Expansion(after: .seconds(1), timing: .easeOut(.seconds(1)))))
    },
  ]
}
