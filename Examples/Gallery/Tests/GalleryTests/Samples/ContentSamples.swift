// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ContentSamples {
  @MainActor static let all = [
    PlaygroundSample("kind-message") { presenter in
      presenter.present(
        .notification(
          icon: .icon("starred-symbolic"), title: "Made in the playground",
          text: "Change any setting to see its effect."))
    },
    PlaygroundSample("kind-message-with-button") { presenter in
      presenter.present(
        .notification(
          icon: .icon("starred-symbolic"), title: "Made in the playground",
          text: "Change any setting to see its effect.", button: .button("Undo")))
    },
    PlaygroundSample("kind-line") { presenter in
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("kind-long-text") { presenter in
      presenter.present(
        .notification(
          title: "A title that is too long for a single line wraps",
          text: "And so does a description. The card grows with its text."))
    },
    PlaygroundSample("kind-note") { presenter in
      presenter.present(
        Overlay(.note(OverlayNode.Text("Made in the playground", alignment: .center))))
    },
    PlaygroundSample("kind-pop-up") { presenter in
      presenter.present(
        Overlay(
          .popUp(
            image: ThemeImage(OverlayNode.Image(.glyph(.gift), size: 60, color: .accent)),
            title: OverlayNode.Text(
              "Made in the playground", size: 17, weight: .semibold, alignment: .center),
            description: OverlayNode.Text("Change any setting.", alignment: .center),
            button: .button("Got it"))))
    },
    PlaygroundSample("kind-alert") { presenter in
      presenter.present(
        Overlay(
          .alert(
            title: OverlayNode.Text(
              "Made in the playground", size: 17, weight: .semibold, alignment: .center),
            description: OverlayNode.Text("Change any setting.", alignment: .center),
            bar: ButtonBar([.button("Cancel"), OverlayNode.Button("OK", isDefault: true)]))))
    },
    PlaygroundSample("kind-form") { presenter in
      presenter.present(
        Overlay(
          .form(
            title: OverlayNode.Text(
              "Made in the playground", size: 17, weight: .semibold, alignment: .center),
            fields: [
              OverlayNode.Field(
                ObservableValue(""),
                placeholder: OverlayNode.Text("E-mail", color: .secondaryLabel), purpose: .email,
                separator: .separator, isFirst: true)
            ],
            button: .button("Continue"))))
    },
    PlaygroundSample("kind-processing") { presenter in
      presenter.present(
        Overlay(.processing(OverlayNode.Text("Made in the playground", alignment: .center))))
    },
    PlaygroundSample("kind-timed") { presenter in
      presenter.present(Overlay(.timed(.notification(title: "Made in the playground"))))
    },
    PlaygroundSample("letters-white") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").foregroundStyle(.white))
    },
    PlaygroundSample("letters-black") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").foregroundStyle(.black))
    },
    PlaygroundSample("appearance-light") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").appearance(.light))
    },
    PlaygroundSample("appearance-dark") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").appearance(.dark))
    },
    PlaygroundSample("haptic-success") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").haptic(.success))
    },
    PlaygroundSample("haptic-warning") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").haptic(.warning))
    },
    PlaygroundSample("haptic-error") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").haptic(.error))
    },
    PlaygroundSample("haptic-selection") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").haptic(.selection))
    },
    PlaygroundSample("haptic-light") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").haptic(.light))
    },
    PlaygroundSample("haptic-medium") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").haptic(.medium))
    },
    PlaygroundSample("haptic-heavy") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").haptic(.heavy))
    },
  ]
}
