internal import Usher

extension Preset {
  /// Several overlays at the same time, as lists, stacks and layers.
  static let lists: [Preset] = [
    Preset(
      "list", "List", "The newest is at the edge; the others make room.", in: .lists,
      requests: downloads { $0.queue(LaneID(1)).position(.topTrailing).width(280) },
      lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
    Preset(
      "list-bottom", "List at the bottom", "The list grows upwards.", in: .lists,
      requests: downloads { $0.queue(LaneID(1)).position(.bottom) },
      lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
    Preset(
      "list-evicting", "Oldest evicted", "Room for two; five arrive, half a second apart.",
      in: .lists,
      requests: (1...5).map { number in
        Request(
          .notification(icon: .glyph(.bubble), title: "Letter number \(number)")
            .queue(LaneID(1)).duration(.seconds(8)).delay(.milliseconds(500 * (number - 1))))
      }, lane: LaneSettings(capacity: 2, overflow: .dismissOldest, arrangement: .list(spacing: 10))),
    Preset(
      "list-more", "More than fit", "The button at the end shows the oldest letters.", in: .lists,
      requests: (1...12).map { number in
        Request(
          .notification(
            icon: .glyph(.envelope), title: "Letter number \(number)",
            text: "It waits until there is room, and keeps its time."
          ).queue(LaneID(1)).duration(.seconds(20)))
      }, lane: LaneSettings(capacity: 12, arrangement: .list(spacing: 10))),
    Preset(
      "pile", "Pile", "Point at the pile to spread it.", in: .lists,
      requests: downloads { $0.queue(LaneID(2)).position(.bottom) },
      lane: LaneSettings(capacity: 3, arrangement: .collapsed(CollapsedStack()))),
    Preset(
      "pile-top", "Pile at the top", "Four of six overlays are visible.", in: .lists,
      requests: (1...6).map { number in
        Request(
          .notification(
            icon: .glyph(.envelope), title: "Letter number \(number)",
            text: "It lies on top of the earlier letters."
          ).queue(LaneID(2)).duration(.seconds(10)))
      },
      lane: LaneSettings(
        capacity: 6, arrangement: .collapsed(CollapsedStack(peek: 10, visibleCount: 4)))),
    Preset(
      "layered", "Layered", "Each at its own placement, the newest in front.", in: .lists,
      requests: [OverlayPosition.topLeading, .center, .bottomTrailing].map { position in
        Request(
          .notification(title: "At the \(position.description)")
            .queue(LaneID(4)).position(position).width(.ratio(0.6)))
      }, lane: LaneSettings(capacity: 3)),
  ]

  /// Creates requests for three messages about finished downloads, with the modifiers of `change`.
  static func downloads(_ change: @escaping @Sendable (Overlay) -> Overlay) -> [Request] {
    ["Photos.zip", "Budget.ods", "Report.pdf"].map { file in
      Request(change(.notification(icon: .glyph(.download), title: "\(file) is saved")))
    }
  }
}
