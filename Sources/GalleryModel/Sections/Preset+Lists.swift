internal import Usher

extension Preset {
  /// Several at once.
  static let lists: [Preset] = [
    Preset(
      "list", "Three in a list", "The latest at the edge; the others make room.", in: .lists,
      requests: downloads(
        as: Overlay(
          lane: LaneID(1), placement: .topTrailing, size: SizeConstraints(width: .constant(280)))),
      lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
    Preset(
      "pile", "Three in a pile", "Point at it, and it spreads out.", in: .lists,
      requests: downloads(as: Overlay(lane: LaneID(2), placement: .bottom)),
      lane: LaneSettings(capacity: 3, arrangement: .pile(Pile()))),
    Preset(
      "dialog", "A dialog that can be flung", "Take it anywhere, and throw it.", in: .lists,
      .notification(
        icon: .icon("dialog-question-symbolic"), title: "Empty the bin?",
        description: "Three letters would be gone for good.", button: Button("Empty")),
      as: Overlay(
        lane: LaneID(3), placement: .center, lifetime: .untilDismissed, swipe: .physics,
        backdrop: Backdrop(), entrance: .scaleIn, exit: .scaleOut)),
  ]

  /// Three downloads that are done.
  static func downloads(as overlay: Overlay) -> [Request] {
    ["Photos.zip", "Budget.ods", "Report.pdf"].map { file in
      Request(
        .notification(icon: .icon("document-save-symbolic"), title: "\(file) is saved"),
        as: overlay)
    }
  }
}
