// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum TimeSamples {
  @MainActor static let all = [
    PlaygroundSample("lifetime-0-5-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lifetime: .timed(.milliseconds(500)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("lifetime-2-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lifetime: .timed(.seconds(2)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("lifetime-10-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lifetime: .timed(.seconds(10)))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("lifetime-until-dismissed") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lifetime: .infinite)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-touch-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .drag, .hover, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology, .question,
          .noRoom, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-drag-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .hover, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology,
          .question, .noRoom, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-hover-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology, .question,
          .noRoom, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-focus-within-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .hover, .appInactive, .keyboardOpen, .assistiveTechnology, .question,
          .noRoom, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-app-inactive-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .hover, .focusWithin, .keyboardOpen, .assistiveTechnology, .question,
          .noRoom, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-keyboard-open-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .hover, .focusWithin, .appInactive, .assistiveTechnology, .question,
          .noRoom, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-assistive-technology-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen, .question, .noRoom,
          .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-question-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology,
          .noRoom, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-no-room-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology,
          .question, .anchorHidden])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("pauses-for-anchor-hidden-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        pausesFor: [
          .touch, .drag, .hover, .focusWithin, .appInactive, .keyboardOpen, .assistiveTechnology,
          .question, .noRoom])
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("resumption-restart") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(resumePolicy: .restart)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("shows-time-left-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(showsTimeLeft: true)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("unfolding-after-half-a-second") { presenter in
      let content = OverlayContent.alert(
        title: OverlayNode.Text(
          "Made in the playground", size: 17, weight: .semibold, alignment: .center),
        description: OverlayNode.Text("Change any setting.", alignment: .center),
        bar: ButtonBar(
          [OverlayNode.Button("Cancel"), OverlayNode.Button("OK", isDefault: true)], expands: true))
      let overlay = OverlayConfiguration(expansion: Expansion())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("unfolding-as-for-two-buttons") { presenter in
      let content = OverlayContent.alert(
        title: OverlayNode.Text(
          "Made in the playground", size: 17, weight: .semibold, alignment: .center),
        description: OverlayNode.Text("Change any setting.", alignment: .center),
        bar: ButtonBar(
          [OverlayNode.Button("Cancel"), OverlayNode.Button("OK", isDefault: true)], expands: true))
      let overlay = try OverlayConfiguration(
        expansion: Expansion(
          timing: .spring(Timing.Spring(duration: .milliseconds(800), dampingRatio: 0.4))))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("unfolding-after-a-second-slowly") { presenter in
      let content = OverlayContent.alert(
        title: OverlayNode.Text(
          "Made in the playground", size: 17, weight: .semibold, alignment: .center),
        description: OverlayNode.Text("Change any setting.", alignment: .center),
        bar: ButtonBar(
          [OverlayNode.Button("Cancel"), OverlayNode.Button("OK", isDefault: true)], expands: true))
      let overlay = OverlayConfiguration(
        expansion: Expansion(after: .seconds(1), timing: .easeOut(.seconds(1))))
      presenter.present(content, as: overlay)
    },
  ]
}
