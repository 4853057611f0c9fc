internal import Usher

extension Preset {
  /// Several overlays at once, as lists, stacks and layers.
  static let lists: [Preset] = [
    Preset(
      "list", "List", "The newest is at the edge; the others make room.", in: .lists,
      requests: downloads(
        as: OverlayConfiguration(
          lane: LaneID(1), placement: .topTrailing, size: SizeConstraints(width: .constant(280)))),
      lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
    Preset(
      "list-bottom", "List at the bottom", "The list grows upwards.", in: .lists,
      requests: downloads(as: OverlayConfiguration(lane: LaneID(1), placement: .bottom)),
      lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
    Preset(
      "list-evicting", "Oldest evicted", "Room for two; five arrive, half a second apart.",
      in: .lists,
      requests: (1...5).map { number in
        Request(
          .notification(icon: .glyph(.bubble), title: "Letter number \(number)"),
          as: OverlayConfiguration(
            lane: LaneID(1), placement: .top, lifetime: .timed(.seconds(8)),
            delay: .milliseconds(500 * (number - 1))))
      }, lane: LaneSettings(capacity: 2, overflow: .evictOldest, arrangement: .list(spacing: 10))),
    Preset(
      "list-more", "More than fit", "The button at the end shows the oldest letters.", in: .lists,
      requests: (1...12).map { number in
        Request(
          .notification(
            icon: .glyph(.envelope), title: "Letter number \(number)",
            description: "It waits until there is room, and keeps its time."),
          as: OverlayConfiguration(lane: LaneID(1), placement: .top, lifetime: .timed(.seconds(20)))
        )
      }, lane: LaneSettings(capacity: 12, arrangement: .list(spacing: 10))),
    Preset(
      "pile", "Pile", "Point at the pile to spread it.", in: .lists,
      requests: downloads(as: OverlayConfiguration(lane: LaneID(2), placement: .bottom)),
      lane: LaneSettings(capacity: 3, arrangement: .collapsed(CollapsedStack()))),
    Preset(
      "pile-top", "Pile at the top", "Four of six overlays are visible.", in: .lists,
      requests: (1...6).map { number in
        Request(
          .notification(
            icon: .glyph(.envelope), title: "Letter number \(number)",
            description: "It lies on top of the earlier letters."),
          as: OverlayConfiguration(lane: LaneID(2), placement: .top, lifetime: .timed(.seconds(10)))
        )
      },
      lane: LaneSettings(
        capacity: 6, arrangement: .collapsed(CollapsedStack(peek: 10, visibleCount: 4)))),
    Preset(
      "layered", "Layered", "Each at its own placement, the newest in front.", in: .lists,
      requests: [OverlayPosition.topLeading, .center, .bottomTrailing].map { placement in
        Request(
          .notification(title: "At the \(placement.description)"),
          as: OverlayConfiguration(
            lane: LaneID(4), placement: placement, size: SizeConstraints(width: .ratio(0.6))))
      }, lane: LaneSettings(capacity: 3)),
  ]

  /// Makes requests for three messages about finished downloads.
  static func downloads(as overlay: OverlayConfiguration) -> [Request] {
    ["Photos.zip", "Budget.ods", "Report.pdf"].map { file in
      Request(
        .notification(icon: .glyph(.download), title: "\(file) is saved"), as: overlay)
    }
  }
}
