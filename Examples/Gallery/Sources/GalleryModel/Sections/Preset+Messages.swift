internal import Usher

extension Preset {
  /// The rows of SwiftMessages' demo that Usher has ready-made content for, or that the library's
  /// own demos lack.
  static let messages: [Preset] =
    [
      Preset(
        "customize", "Customize", "Choose a number of tacos, and order them.", in: .messages,
        .amount(
          ObservableValue<Int?>(2), title: "How many tacos?", symbol: "🌮",
          accept: OverlayNode.Button("Get tacos"),
          decline: OverlayNode.Button("Forget it")),
        using: .bottomCard.with {
          $0.duration = .infinite
          $0.backdrop = Backdrop()
        }),
      Preset(
        "centered", "Centered", "Hangs from the pointer; fling it away.", in: .messages,
        .message(
          layout: .centered, title: "Hey there!",
          description: "Take it by a corner, and throw it away.",
          icon: .emoji("🦄"),
          button: OverlayNode.Button("No thanks"), closeButton: .never, castsShadow: true),
        using: .center.with {
          $0.size.maximumWidth = .constant(250)
          $0.duration = .infinite
          $0.backdrop = Backdrop()
          $0.scrim = .blur(.dark)
        }),
    ]
    + [
      ("top-message", "Top message", OverlayPreset.top),
      ("bottom-message", "Bottom message", OverlayPreset.bottom),
      ("top-card", "Top card", OverlayPreset.topCard),
      ("bottom-card", "Bottom card", OverlayPreset.bottomCard),
      ("top-tab", "Top tab", OverlayPreset.topTab),
      ("bottom-tab", "Bottom tab", OverlayPreset.bottomTab),
      ("centered", "Centered", OverlayPreset.center),
    ].map { name, title, attributes in
      Preset(
        "view-controllers-" + name, "Pages, \(title.lowercased())",
        "Pages to go back and forth between.", in: .messages, Pieces.contacts(ObservableValue(0)),
        using: attributes.with {
          $0.style = OverlayStyle(
            background: .color(.card), corners: corners(name), shadow: .card, clipsContent: true)
          $0.size.width = .inset(0)
          $0.size.height = .constant(250)
          $0.duration = .infinite
          $0.backdrop = Backdrop()
        })
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
