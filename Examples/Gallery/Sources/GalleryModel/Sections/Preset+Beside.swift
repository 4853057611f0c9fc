internal import Usher

extension Preset {
  /// Overlays beside things of the app's, which have the names "top" and "bottom".
  static let beside: [Preset] = [
    Preset(
      "tip", "Tip", "It points at its button, and moves along when the app does.", in: .beside,
      .tip("Archive with one key: A", closeButton: .never), using: .tip(beside: "top")),
    Preset(
      "tip-titled", "Tip with a title", "Without room below its button, it lies above.",
      in: .beside,
      .tip(
        "All of this page goes to the archive.", title: "Tidy up",
        closeButton: .never),
      using: .tip(beside: "bottom").with { $0.size.width = .constant(260) }),
    Preset(
      "spotlight", "Spotlight", "The app can be used through the hole, and nowhere else.",
      in: .beside, .tip("Press it now", closeButton: .never),
      using: .tip(beside: "top").with {
        $0.size.width = .constant(120)
        $0.backdrop = Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight())
      }),
    Preset(
      "tour", "Tour", "Return goes on, Escape ends it.", in: .beside,
      requests: [
        Request(
          .tip("Three steps show the way.", title: "Welcome", closeButton: .never),
          using: .tour)
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
