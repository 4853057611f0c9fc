internal import Usher

extension Preset {
  /// The rules of admission: priority, replacing, stacking, delays, gaps and lanes.
  static let turns: [Preset] = [
    Preset(
      "turn-priority", "Priority", "The urgent message overtakes the one that waits.",
      in: .turns,
      requests: [
        message("First come"), message("Waits for its turn"),
        message("Urgent") { $0.priority(.high) },
      ]),
    Preset(
      "turn-arrival", "Arrival", "The same messages in a lane that ignores priority.", in: .turns,
      requests: [
        message("First come") { $0.queue(LaneID(5)) },
        message("Waits for its turn") { $0.queue(LaneID(5)) },
        message("Urgent, but still last") { $0.queue(LaneID(5)).priority(.high) },
      ], lane: LaneSettings(order: .arrival)),
    Preset(
      "turn-replace", "Replace", "A second later, another message replaces the first.", in: .turns,
      requests: [
        message("Will be replaced", for: .seconds(8)),
        message("Replaces it") { $0.delay(.seconds(1)).replacesCurrent() },
      ]),
    Preset(
      "turn-restore", "Replace and restore", "The first message returns for its remaining time.",
      in: .turns,
      requests: [
        message("Gives way, comes back", for: .seconds(4)),
        message("Just a moment, please", for: .seconds(1)) {
          $0.delay(.seconds(1)).replacesCurrent(restoring: true)
        },
      ]),
    Preset(
      "turn-drop", "Replace all", "Waiting messages are dropped as well.", in: .turns,
      requests: [
        message("Shown", for: .seconds(8)), message("Never shown"),
        message("Replaces all") {
          $0.delay(.seconds(1)).precedence(.replace(dropsWaiting: true))
        },
      ]),
    Preset(
      "turn-stack", "Stack", "Shown at once, beside the first message.", in: .turns,
      requests: [
        message("Already there", for: .seconds(5)) { $0.position(.bottom) },
        message("Joins it", for: .seconds(5)) { $0.precedence(.stack) },
      ]),
    Preset(
      "turn-update", "Update in place", "A second message of the same name changes the first.",
      in: .turns,
      requests: [
        message("Sending …", for: .seconds(5)) { $0.name("mail").duplicates(.updateInPlace) },
        message("Sent", text: "It took no more than a second.", for: .seconds(5)) {
          $0.name("mail").duplicates(.updateInPlace)
        },
      ]),
    Preset(
      "turn-merge", "Merge and count", "Three messages of one name are one, which says so.",
      in: .turns,
      requests: (1...3).map { _ in
        message("No connection", for: .seconds(5)) {
          $0.name("offline").duplicates(.mergeAndCount)
        }
      }),
    Preset(
      "turn-rate", "Rate", "Two messages in a second are shown, and one stands for the others.",
      in: .turns,
      requests: (1...6).map { number in
        message("Letter \(number)", for: .seconds(4)) { $0.queue(LaneID(8)) }
      },
      lane: LaneSettings(
        capacity: 3, rate: Rate(2, per: .seconds(1), then: .summarize),
        arrangement: .list(spacing: 10))),
    Preset(
      "turn-delay", "Delay", "The second message is requested a second later.", in: .turns,
      requests: [
        message("Now", for: .milliseconds(300)),
        message("A second later") { $0.delay(.seconds(1)) },
      ]),
    Preset(
      "turn-gap", "Gap", "The lane waits half a second between messages.", in: .turns,
      requests: [
        message("Before the gap", for: .milliseconds(300)) { $0.queue(LaneID(6)) },
        message("After the gap") { $0.queue(LaneID(6)) },
      ], lane: LaneSettings(gap: .constant(.milliseconds(500)))),
    Preset(
      "turn-lanes", "Two lanes", "Neither lane waits for the other.", in: .turns,
      requests: [
        message("In the main lane"),
        message("In a lane of its own") { $0.queue(LaneID(7)).position(.bottom) },
      ]),
    Preset(
      "turn-edge", "Two lanes at one edge", "The list makes room for the message, and moves up.",
      in: .turns,
      requests: [message("In the main lane", text: "The list begins below.", for: .seconds(4))]
        + downloads { $0.queue(LaneID(1)) },
      lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
  ]

  private static func message(
    _ title: String, text: String? = nil, for duration: Duration = .seconds(2),
    _ change: @escaping @Sendable (Overlay) -> Overlay = { $0 }
  ) -> Request {
    Request(
      change(
        .notification(icon: .glyph(.clock), title: title, text: text).duration(.timed(duration))))
  }
}
