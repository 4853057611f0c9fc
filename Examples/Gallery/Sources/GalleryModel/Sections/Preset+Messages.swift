internal import Usher

extension Preset {
  /// Rows of SwiftMessages' demo for which Usher has ready-made content, or which the library's
  /// demos lack.
  static let messages: [Preset] =
    [
      Preset(
        "customize", "Customize", "Choose a number of tacos, and order them.", in: .messages,
        Overlay(
          .amount(
            ObservableValue<Int?>(2), title: "How many tacos?", symbol: "🌮",
            accept: .button("Get tacos"), decline: .button("Forget it")), preset: .bottomCard
        ).duration(.infinite).backdrop(.dimmed)),
      Preset(
        "centered", "Centered", "Hangs from the pointer; fling it away.", in: .messages,
        Overlay(
          .message(
            layout: .centered, title: "Hey there!",
            description: "Take it by a corner, and throw it away.", icon: .emoji("🦄"),
            button: .button("No thanks"), closeButton: .never, castsShadow: true), preset: .center
        ).maxWidth(250).duration(.infinite).backdrop(.dimmed, fill: .blur(.dark))),
    ]
    + [
      ("top-message", "Top message", OverlayPreset.top),
      ("bottom-message", "Bottom message", OverlayPreset.bottom),
      ("top-card", "Top card", OverlayPreset.topCard),
      ("bottom-card", "Bottom card", OverlayPreset.bottomCard),
      ("top-tab", "Top tab", OverlayPreset.topTab),
      ("bottom-tab", "Bottom tab", OverlayPreset.bottomTab),
      ("centered", "Centered", OverlayPreset.center),
    ].map { name, title, preset in
      Preset(
        "view-controllers-" + name, "Pages, \(title.lowercased())",
        "Pages to go back and forth between.", in: .messages,
        Overlay(
          Pieces.contacts(),
          preset: preset.style(
            OverlayStyle(
              background: .color(.card), corners: corners(name), shadow: .card, clipsContent: true)
          )
          .width(.inset(0)).height(250).duration(.infinite).backdrop(.dimmed)))
    }

  private static func corners(_ name: String) -> Corners {
    switch name {
    case "top-message", "bottom-message": .none
    case "top-tab": .bottom(15)
    case "bottom-tab": .top(15)
    default: .all(15)
    }
  }
}
