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
        description: "Change any setting to see its effect.", button: Node.Button("Undo"))
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
      let content = OverlayContent.note(Node.Text("Made in the playground", alignment: .center))
      presenter.present(content)
    },
    PlaygroundSample("kind-pop-up") { presenter in
      let content = OverlayContent.popUp(
        image: ThemeImage(Node.Image(.glyph(.gift), size: 60, color: .accent)),
        title: Node.Text("Made in the playground", size: 17, weight: .semibold, alignment: .center),
        description: Node.Text("Change any setting.", alignment: .center),
        button: Node.Button("Got it"))
      presenter.present(content)
    },
    PlaygroundSample("kind-alert") { presenter in
      let content = OverlayContent.alert(
        title: Node.Text("Made in the playground", size: 17, weight: .semibold, alignment: .center),
        description: Node.Text("Change any setting.", alignment: .center),
        bar: ButtonBar([Node.Button("Cancel"), Node.Button("OK", isDefault: true)]))
      presenter.present(content)
    },
    PlaygroundSample("kind-form") { presenter in
      let content = OverlayContent.form(
        title: Node.Text("Made in the playground", size: 17, weight: .semibold, alignment: .center),
        fields: [
          Node.Field(
            Live(""), placeholder: Node.Text("E-mail", color: .secondaryLabel), purpose: .email,
            separator: .separator, isFirst: true)],
        button: Node.Button("Continue"))
      presenter.present(content)
    },
    PlaygroundSample("kind-processing") { presenter in
      let content = OverlayContent.processing(
        Node.Text("Made in the playground", alignment: .center))
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
      let attributes = Attributes(appearance: .light)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("appearance-dark") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = Attributes(appearance: .dark)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-success") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = Attributes(haptic: .success)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-warning") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = Attributes(haptic: .warning)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-error") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = Attributes(haptic: .error)
      presenter.present(content, using: attributes)
    },
    PlaygroundSample("haptic-selection") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let attributes = Attributes(haptic: .selection)
      presenter.present(content, using: attributes)
    },
  ]
}
