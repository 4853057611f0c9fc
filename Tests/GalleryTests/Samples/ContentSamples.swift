// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum ContentSamples {
  @MainActor static let all = [
    PlaygroundSample("kind-message") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Made in the playground",
        description: "Change anything, and look what comes of it.")
      presenter.present(content)
    },
    PlaygroundSample("kind-message-with-button") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Made in the playground",
        description: "Change anything, and look what comes of it.",
        button: Button("Undo"))
      presenter.present(content)
    },
    PlaygroundSample("kind-line") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("kind-long-text") { presenter in
      let content = Content.notification(
        title: "A title that is too long for a single line goes on below",
        description: "And so does a description. The card is as tall as its words need, and its margins stay what they are.")
      presenter.present(content)
    },
    PlaygroundSample("letters-standard") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("letters-white") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: .card, title: .white, description: .white, icon: .white,
          button: .white))
      presenter.present(content)
    },
    PlaygroundSample("letters-black") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved",
        theme: MessageTheme(
          style: .card, title: .black, description: .black, icon: .black,
          button: .black))
      presenter.present(content)
    },
    PlaygroundSample("appearance-as-the-system") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("appearance-light") { presenter in
      let message = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let content = Content(message.root, appearance: .light)
      presenter.present(content)
    },
    PlaygroundSample("appearance-dark") { presenter in
      let message = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let content = Content(message.root, appearance: .dark)
      presenter.present(content)
    },
    PlaygroundSample("haptic-off") { presenter in
      let content = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("haptic-success") { presenter in
      let message = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let content = Content(message.root, haptic: .success)
      presenter.present(content)
    },
    PlaygroundSample("haptic-warning") { presenter in
      let message = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let content = Content(message.root, haptic: .warning)
      presenter.present(content)
    },
    PlaygroundSample("haptic-error") { presenter in
      let message = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let content = Content(message.root, haptic: .error)
      presenter.present(content)
    },
    PlaygroundSample("haptic-selection") { presenter in
      let message = Content.notification(
        icon: .icon("starred-symbolic"), title: "Saved")
      let content = Content(message.root, haptic: .selection)
      presenter.present(content)
    },
  ]
}
