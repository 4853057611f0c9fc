internal import Usher

extension Preset {
  /// The rows of SwiftMessages' demo.
  static let messages: [Preset] =
    [
      Preset(
        "message-view", "Message view", "Six messages at once; each waits for the one before it.",
        in: .messages, requests: six, lane: Presets.messageLane),
      Preset(
        "any-view", "Any view", "A picture on a card.", in: .messages,
        Pieces.photo("Look at this"), using: Presets.topCard),
      Preset(
        "customize", "Customize", "Tacos: choose how many, and order them.", in: .messages,
        .amount(
          Live<Int?>(2), title: "How many tacos?", symbol: "🌮", accept: Node.Button("Get tacos"),
          decline: Node.Button("Forget it")),
        using: Presets.bottomCard.with {
          $0.overlay.lifetime = .untilDismissed
          $0.overlay.backdrop = Backdrop()
        }),
      Preset(
        "centered", "Centered", "Hangs from the pointer; fling it out.", in: .messages,
        .message(
          layout: .centered, title: "Hey there!",
          description: "Take it by a corner, and throw it away.",
          icon: .emoji("🦄"),
          button: Node.Button("No thanks"), castsShadow: true),
        using: Presets.center.with {
          $0.overlay.size.maximumWidth = .constant(250)
          $0.overlay.lifetime = .untilDismissed
          $0.overlay.backdrop = Backdrop()
          $0.scrim = .blur(.dark)
        }),
    ]
    + [
      ("top-message", "Top message", Presets.top),
      ("bottom-message", "Bottom message", Presets.bottom),
      ("top-card", "Top card", Presets.topCard), ("bottom-card", "Bottom card", Presets.bottomCard),
      ("top-tab", "Top tab", Presets.topTab), ("bottom-tab", "Bottom tab", Presets.bottomTab),
      ("centered", "Centered", Presets.center),
    ].map { name, title, attributes in
      Preset(
        "view-controllers-" + name, "Pages, \(title.lowercased())",
        "A flow of pages that goes back and forth.", in: .messages, Pieces.contacts(Live(0)),
        using: attributes.with {
          $0.style = Style(
            background: .color(.card), corners: corners(name), shadow: .card, clipsContent: true)
          $0.overlay.size.width = .inset(0)
          $0.overlay.size.height = .constant(250)
          $0.overlay.lifetime = .untilDismissed
          $0.overlay.backdrop = Backdrop()
        })
    }
    + [
      Preset(
        "counted", "Counted", "Asked for three times; it goes when it was dismissed as often.",
        in: .messages,
        requests: (1...3).map { _ in
          Request(
            .processing(Node.Text("Loading", weight: .semibold)),
            using: Presets.center.with { $0.overlay.lifetime = .untilDismissed }, name: "loading")
        })
    ]

  private static func corners(_ name: String) -> Corners {
    switch name {
    case "top-message", "bottom-message": .none
    case "top-tab": .bottom(15)
    case "bottom-tab": .top(15)
    default: .all(15)
    }
  }

  private static var six: [Request] {
    [
      Request(
        .message(
          .error, layout: .tab(at: .top), title: "Error",
          description: "Something is horribly wrong!",
          button: Node.Button("Stop")), using: Presets.topTab, name: "six-1"),
      Request(
        .message(
          layout: .card, title: "Warning", description: "Consider yourself warned.",
          icon: .emoji("🤔"), theme: .warning, castsShadow: true),
        using: Presets.topCard, name: "six-2"),
      Request(
        .message(
          .success, layout: .card, title: "Success", description: "Something good happened!",
          castsShadow: true), using: Presets.center, name: "six-3"),
      Request(
        .message(
          .info, title: "Info",
          description:
            "This is a very lengthy and informative message that wraps across many lines and "
            + "grows in height."),
        using: Presets.bottom.with { $0.overlay.lifetime = .timed(.milliseconds(250)) },
        name: "six-4"),
      Request(
        .message(
          layout: .statusLine, description: "A tiny line of text covering the status bar.",
          theme: .white(on: .hex(0x6A3AB2))), using: Presets.statusLine, name: "six-5"),
      Request(
        .message(
          layout: .statusLine, description: "Another tiny line, in another colour.",
          theme: .white(on: .hex(0xB14A00))), using: Presets.statusLine, name: "six-6"),
    ]
  }
}
