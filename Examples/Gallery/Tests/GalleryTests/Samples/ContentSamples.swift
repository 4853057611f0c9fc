// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ContentSamples {
  @MainActor static let all = [
    PlaygroundSample("kind-message") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Made in the playground",
        description: "Change any setting to see its effect.")
      presenter.present(content)
    },
    PlaygroundSample("kind-message-with-button") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Made in the playground",
        description: "Change any setting to see its effect.", button: OverlayNode.Button("Undo"))
      presenter.present(content)
    },
    PlaygroundSample("kind-line") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("kind-long-text") { presenter in
      let content = OverlayContent.notification(
        title: "A title that is too long for a single line wraps",
        description: "And so does a description. The card grows with its text.")
      presenter.present(content)
    },
    PlaygroundSample("kind-note") { presenter in
      let content = OverlayContent.note(
        OverlayNode.Text("Made in the playground", alignment: .center))
      presenter.present(content)
    },
    PlaygroundSample("kind-pop-up") { presenter in
      let content = OverlayContent.popUp(
        image: ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60, color: .accent)),
        title: OverlayNode.Text(
          "Made in the playground", size: 17, weight: .semibold, alignment: .center),
        description: OverlayNode.Text("Change any setting.", alignment: .center),
        button: OverlayNode.Button("Got it"))
      presenter.present(content)
    },
    PlaygroundSample("kind-alert") { presenter in
      let content = OverlayContent.alert(
        title: OverlayNode.Text(
          "Made in the playground", size: 17, weight: .semibold, alignment: .center),
        description: OverlayNode.Text("Change any setting.", alignment: .center),
        bar: ButtonBar([OverlayNode.Button("Cancel"), OverlayNode.Button("OK", isDefault: true)]))
      presenter.present(content)
    },
    PlaygroundSample("kind-form") { presenter in
      let content = OverlayContent.form(
        title: OverlayNode.Text(
          "Made in the playground", size: 17, weight: .semibold, alignment: .center),
        fields: [
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("E-mail", color: .secondaryLabel),
            purpose: .email, separator: .separator, isFirst: true)],
        button: OverlayNode.Button("Continue"))
      presenter.present(content)
    },
    PlaygroundSample("kind-processing") { presenter in
      let content = OverlayContent.processing(
        OverlayNode.Text("Made in the playground", alignment: .center))
      presenter.present(content)
    },
    PlaygroundSample("kind-timed") { presenter in
      let content = OverlayContent.timed(.notification(title: "Made in the playground"))
      presenter.present(content)
    },
    PlaygroundSample("letters-white") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: .card, title: .white, description: .white, icon: .white, button: .white))
      presenter.present(content)
    },
    PlaygroundSample("letters-black") { presenter in
      let content = OverlayContent.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: .card, title: .black, description: .black, icon: .black, button: .black))
      presenter.present(content)
    },
    PlaygroundSample("appearance-light") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(appearance: .light)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("appearance-dark") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(appearance: .dark)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-success") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(haptic: .success)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-warning") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(haptic: .warning)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-error") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(haptic: .error)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-selection") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = OverlayPreset(haptic: .selection)
      presenter.present(content, using: attributes)
    },
  ]
}
