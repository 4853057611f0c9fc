internal import Usher

extension Preset {
  /// Overlays next to the app's anchors, which have the names "top" and "bottom".
  static let beside: [Preset] = [
    Preset(
      "tip", "Tip", "It points at its button, and moves along when the app does.", in: .beside,
      Overlay(
        .tip("Archive with one key: A", closeButton: .never), preset: .tip(beside: "top"))),
    Preset(
      "tip-titled", "Tip with a title", "Without room below its button, it lies above.",
      in: .beside,
      Overlay(
        .tip(
          "All of this page goes to the archive.", title: "Tidy up",
          closeButton: .never),
        preset: .tip(beside: "bottom").width(260))),
    Preset(
      "spotlight", "Spotlight", "The app can be used through the hole, and nowhere else.",
      in: .beside,
      Overlay(.tip("Press it now", closeButton: .never), preset: .tip(beside: "top").width(120))
        .backdrop(Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight()))),
    Preset(
      "question-beside", "Question next to its button",
      "It is in the center while the button isn't visible.", in: .beside,
      Overlay.alert(
        "Archive everything?", text: "12 messages go to the archive.",
        buttons: [.button("Cancel", role: .cancel), .button("Archive")]
      ).preset(.question(beside: "bottom"))),
    Preset(
      "tour", "Tour", "Return goes on, Escape ends it.", in: .beside,
      requests: [
        Request(
          Overlay(
            .tip("Three steps show the way.", title: "Welcome", closeButton: .never), preset: .tour)
        )
      ]
    ) { presenter in
      _ = try await presenter.tour([
        .step("Three steps show the way.", title: "Welcome"),
        .step("It counts how often it is pressed. Try it.", title: "Top", anchor: "top"),
        .step("So does this one.", title: "Bottom", anchor: "bottom"),
      ])
    },
  ]
}
