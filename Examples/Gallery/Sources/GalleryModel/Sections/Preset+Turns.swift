internal import Usher

extension Preset {
  /// The rules of admission: priority, replacing, stacking, delays, gaps and lanes.
  static let turns: [Preset] = [
    Preset(
      "turn-priority", "Priority", "The urgent message overtakes the one that waits.",
      in: .turns,
      requests: [
        message("First come", as: short()), message("Waits for its turn", as: short()),
        message("Urgent", as: short { $0.priority = .high }),
      ]),
    Preset(
      "turn-arrival", "Arrival", "The same messages in a lane that ignores priority.", in: .turns,
      requests: [
        message("First come", as: short { $0.lane = LaneID(5) }),
        message("Waits for its turn", as: short { $0.lane = LaneID(5) }),
        message(
          "Urgent, but still last",
          as: short {
            $0.lane = LaneID(5); $0.priority = .high
          }),
      ], lane: LaneSettings(order: .arrival)),
    Preset(
      "turn-replace", "Replace", "A second later, another message replaces the first.", in: .turns,
      requests: [
        message("Will be replaced", as: short(.seconds(8))),
        message(
          "Replaces it",
          as: short {
            $0.delay = .seconds(1); $0.precedence = .replace()
          }),
      ]),
    Preset(
      "turn-restore", "Replace and restore", "The first message returns for its remaining time.",
      in: .turns,
      requests: [
        message("Gives way, comes back", as: short(.seconds(4))),
        message(
          "Just a moment, please",
          as: short(.seconds(1)) {
            $0.delay = .seconds(1)
            $0.precedence = .replace(restoresReplaced: true)
          }),
      ]),
    Preset(
      "turn-drop", "Replace all", "Waiting messages are dropped as well.", in: .turns,
      requests: [
        message("Shown", as: short(.seconds(8))), message("Never shown", as: short()),
        message(
          "Replaces all",
          as: short {
            $0.delay = .seconds(1); $0.precedence = .replace(dropsWaiting: true)
          }),
      ]),
    Preset(
      "turn-stack", "Stack", "Shown at once, beside the first message.", in: .turns,
      requests: [
        message("Already there", as: short(.seconds(5)) { $0.placement = .bottom }),
        message("Joins it", as: short(.seconds(5)) { $0.precedence = .stack }),
      ]),
    Preset(
      "turn-update", "Update in place", "A second message of the same name changes the first.",
      in: .turns,
      requests: [
        message("Sending …", as: short(.seconds(5)) { $0.identity = .updateInPlace }, name: "mail"),
        message(
          "Sent", detail: "It took no more than a second.",
          as: short(.seconds(5)) { $0.identity = .updateInPlace }, name: "mail"),
      ]),
    Preset(
      "turn-merge", "Merge and count", "Three messages of one name are one, which says so.",
      in: .turns,
      requests: (1...3).map { _ in
        message(
          "No connection", as: short(.seconds(5)) { $0.identity = .mergeAndCount }, name: "offline")
      }),
    Preset(
      "turn-rate", "Rate", "Two messages in a second are shown, and one stands for the others.",
      in: .turns,
      requests: (1...6).map { number in
        message(
          "Letter \(number)",
          as: short(.seconds(4)) {
            $0.lane = LaneID(8); $0.placement = .top
          })
      },
      lane: LaneSettings(
        capacity: 3, rate: Rate(2, per: .seconds(1), then: .summarize),
        arrangement: .list(spacing: 10))),
    Preset(
      "turn-delay", "Delay", "The second message is requested a second later.", in: .turns,
      requests: [
        message("Now", as: short(.milliseconds(300))),
        message("A second later", as: short { $0.delay = .seconds(1) }),
      ]),
    Preset(
      "turn-gap", "Gap", "The lane waits half a second between messages.", in: .turns,
      requests: [
        message("Before the gap", as: short(.milliseconds(300)) { $0.lane = LaneID(6) }),
        message("After the gap", as: short { $0.lane = LaneID(6) }),
      ], lane: LaneSettings(gap: .constant(.milliseconds(500)))),
    Preset(
      "turn-lanes", "Two lanes", "Neither lane waits for the other.", in: .turns,
      requests: [
        message("In the main lane", as: short()),
        message(
          "In a lane of its own",
          as: short {
            $0.lane = LaneID(7); $0.placement = .bottom
          }),
      ]),
    Preset(
      "turn-edge", "Two lanes at one edge", "The list makes room for the message, and moves up.",
      in: .turns,
      requests: [
        message(
          "In the main lane", detail: "The list begins below.",
          as: short(.seconds(4)) { $0.placement = .top })
      ] + downloads(as: OverlayConfiguration(lane: LaneID(1), placement: .top)),
      lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
  ]

  private static func message(
    _ title: String, detail: String? = nil, as overlay: OverlayConfiguration, name: String? = nil
  ) -> Request {
    Request(
      .notification(icon: .glyph(.clock), title: title, description: detail), as: overlay,
      name: name)
  }

  private static func short(
    _ lifetime: Duration = .seconds(2), _ change: (inout OverlayConfiguration) -> Void = { _ in }
  ) -> OverlayConfiguration {
    var overlay = OverlayConfiguration(lifetime: .timed(lifetime))
    change(&overlay)
    return overlay
  }
}
