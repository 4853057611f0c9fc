internal import Usher

extension Preset {
  /// The rules of admission: priority, replacing, stacking, delays, gaps and lanes.
  static let turns: [Preset] = [
    Preset(
      "turn-priority", "One urgent", "The urgent one goes before those that came earlier.",
      in: .turns,
      requests: [
        message("First come", as: short()), message("Waits for its turn", as: short()),
        message("Urgent", as: short { $0.priority = .high }),
      ]),
    Preset(
      "turn-arrival", "By arrival", "The same, in a lane that looks at arrival alone.", in: .turns,
      requests: [
        message("First come", as: short { $0.lane = LaneID(5) }),
        message("Waits for its turn", as: short { $0.lane = LaneID(5) }),
        message(
          "Urgent, and last all the same",
          as: short {
            $0.lane = LaneID(5); $0.priority = .high
          }),
      ], lane: LaneSettings(order: .arrival)),
    Preset(
      "turn-replace", "Replacing", "A second later, another one takes its place.", in: .turns,
      requests: [
        message("Will be replaced", as: short(.seconds(8))),
        message(
          "Replaces it",
          as: short {
            $0.delay = .seconds(1); $0.precedence = .replace()
          }),
      ]),
    Preset(
      "turn-restore", "Giving way", "It comes back for the time it had left.", in: .turns,
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
      "turn-drop", "Replacing everyone", "What waits is taken back as well.", in: .turns,
      requests: [
        message("Shown", as: short(.seconds(8))), message("Never shown", as: short()),
        message(
          "Instead of all",
          as: short {
            $0.delay = .seconds(1); $0.precedence = .replace(dropsWaiting: true)
          }),
      ]),
    Preset(
      "turn-stack", "Stacking", "Shown at once beside what is there.", in: .turns,
      requests: [
        message("Already there", as: short(.seconds(5)) { $0.placement = .bottom }),
        message("Joins it", as: short(.seconds(5)) { $0.precedence = .stack }),
      ]),
    Preset(
      "turn-update", "Updating in place", "The second one of a name changes the first.", in: .turns,
      requests: [
        message("Sending …", as: short(.seconds(5)) { $0.identity = .updateInPlace }, name: "mail"),
        message(
          "Sent", detail: "It took no more than a second.",
          as: short(.seconds(5)) { $0.identity = .updateInPlace }, name: "mail"),
      ]),
    Preset(
      "turn-delay", "Delayed", "Joins the line a second later.", in: .turns,
      requests: [
        message("Now", as: short(.milliseconds(300))),
        message("A second later", as: short { $0.delay = .seconds(1) }),
      ]),
    Preset(
      "turn-gap", "With a gap", "The lane leaves half a second between two.", in: .turns,
      requests: [
        message("Before the gap", as: short(.milliseconds(300)) { $0.lane = LaneID(6) }),
        message("After the gap", as: short { $0.lane = LaneID(6) }),
      ], lane: LaneSettings(gap: .constant(.milliseconds(500)))),
    Preset(
      "turn-lanes", "Two lanes", "Each shows its own, and neither waits for the other.", in: .turns,
      requests: [
        message("In the main lane", as: short()),
        message(
          "In a lane of its own",
          as: short {
            $0.lane = LaneID(7); $0.placement = .bottom
          }),
      ]),
  ]

  private static func message(
    _ title: String, detail: String? = nil, as overlay: Overlay, name: String? = nil
  ) -> Request {
    Request(
      .notification(icon: .glyph(.clock), title: title, description: detail), as: overlay,
      name: name)
  }

  private static func short(
    _ lifetime: Duration = .seconds(2), _ change: (inout Overlay) -> Void = { _ in }
  ) -> Overlay {
    var overlay = Overlay(lifetime: .timed(lifetime))
    change(&overlay)
    return overlay
  }
}
