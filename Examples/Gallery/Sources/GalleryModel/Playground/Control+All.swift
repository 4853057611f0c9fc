internal import OverlayProperties
internal import Usher

extension Control {
  /// All controls, in display order.
  package static let all: [Control] =
    content + surface + overlay(.look) + overlay(.place) + overlay(.size) + name + overlay(.turn)
    + overlay(.lane)
    + lane + overlay(.time) + overlay(.input) + swipe + flight + backdrop + motion
    + overlay(.motion)

  private static let content: [Control] = [
    choice("kind", "Kind", in: .content, .at(\.kind)),
    choice("letters", "Text colour", in: .content, .at(\.letters)),
    choice(
      "appearance", "Appearance", in: .content, .at(\.appearance),
      [("System", nil), ("Light", .light), ("Dark", .dark)]),
    choice(
      "haptic", "Haptic", in: .content, .at(\.haptic),
      [("Off", nil)] + Haptic.allCases.map { (words($0), $0) }),
  ]

  private static let surface: [Control] = [
    choice(
      "background", "Background", in: .surface, .at(\.surface.background),
      [
        ("Card", .color(.card)), ("Clear", .clear), ("Amber", SurfaceSettings.amber),
        ("Night", SurfaceSettings.night), ("Dusk", SurfaceSettings.dusk),
        ("Sunrise", SurfaceSettings.sunrise), ("Steel", SurfaceSettings.steel),
        ("Blur, standard", .blur(.standard)), ("Blur, extra", .blur(.extra)),
        ("Blur, prominent", .blur(.prominent)), ("Blur, dark", .blur(.dark)),
        ("Blur, thin", .blur(.thin)), ("Blur, chrome", .blur(.chrome)),
      ]),
    choice("corners", "Rounded corners", in: .surface, .at(\.surface.roundCorners)),
    number(
      "radius", "Corner radius", in: .surface, .at(\.surface.radius), 0...60,
      where: { if $0.surface.roundCorners == .none { $0.surface.roundCorners = .all } }),
    toggle(
      "continuous", "Continuous corners", in: .surface, .at(\.surface.isContinuous),
      where: { if $0.surface.roundCorners == .none { $0.surface.roundCorners = .all } }),
    number("border", "Border width", in: .surface, .at(\.surface.borderWidth), 0...8),
    choice(
      "border-color", "Border colour", in: .surface, .at(\.surface.borderColor),
      [
        ("Separator", .separator), ("Accent", .accent),
        ("Black, 50 %", AdaptiveColor.black.opacity(0.5)),
        ("White", .white),
      ], where: { if $0.surface.borderWidth == 0 { $0.surface.borderWidth = 2 } }),
    choice(
      "shadow", "Shadow", in: .surface, .at(\.surface.shadow),
      [
        ("Card", .card), ("None", nil), ("Deep", SurfaceSettings.deepShadow),
        ("Far", SurfaceSettings.farShadow),
      ]),
    toggle("clips", "Clip to corners", in: .surface, .at(\.surface.clipsContent)),
  ]

  /// Returns the controls of an overlay's properties in a topic.
  static func overlay(_ topic: OverlayProperty.Topic) -> [Control] {
    // The presenter sets whether the time left is shown, depending on the content.
    OverlayProperty.all.filter { $0.topic == topic && $0.name != "showsTimeLeft" }
      .flatMap(\.settings).map { setting in
        Control(setting, in: Group(topic), prepare: preparations[setting.name] ?? nothing)
      }
  }

  private static let nothing: Preparation = { _ in }

  /// The changes that give a control an effect, by the control's name.
  private static let preparations: [String: Preparation] = [
    "identity": { if $0.name == nil { $0.name = "upload" } },
    "unfolding": { if $0.kind != .alert { $0.kind = .alert } },
  ]

  private static let name: [Control] = [
    choice("name", "Name", in: .turn, .at(\.name), [("None", nil), ("upload", "upload")])
  ]

  private static let lane: [Control] = [
    count("capacity", "Capacity", in: .lane, .at(\.lane.capacity), 1...6),
    choice("order", "Order", in: .lane, .at(\.lane.order)),
    choice("overflow", "When full", in: .lane, .at(\.lane.overflow)),
    choice(
      "waiting-limit", "Waiting limit", in: .lane, .at(\.lane.maximumWaiting),
      [("No limit", .max), ("None", 0), ("3", 3)]),
    choice(
      "gap", "Gap", in: .lane, .at(\.lane.gap),
      [
        ("None", .none), ("0.5 s", .constant(.milliseconds(500))),
        ("0.5 to 2 s", .random(.milliseconds(500) ... .seconds(2), seed: 1)),
      ]),
    choice(
      "rate", "Rate", in: .lane, .at(\.lane.rate),
      [
        ("None", nil), ("3 in 0.8 s", Rate(3, per: .milliseconds(800), then: .summarize)),
        ("1 in 5 s, others refused", Rate(1, per: .seconds(5), then: .refuse, passing: .max)),
      ]),
    choice(
      "arrangement", "Arrangement", in: .lane, .at(\.lane.arrangement),
      [
        ("Layered", .layered), ("List", .list(spacing: 10)), ("Pile", .collapsed(CollapsedStack())),
        (
          "Pile of four",
          .collapsed(CollapsedStack(peek: 10, shrink: 0.04, visibleCount: 4, spacing: 8))
        ),
      ]),
    choice(
      "takes-turns-with", "Takes turns with", in: .lane, .at(\.lane.takesTurnsWith),
      [("None", nil), ("Main", .main), ("1", LaneID(1))],
      where: { if $0.base.lane == .main { $0.base.lane = LaneID(2) } }),
    toggle(
      "questions-above", "Questions above", in: .lane, .at(\.lane.showsModalsAbove)),
    toggle("shares-edges", "Shares edges", in: .lane, .at(\.lane.sharesEdges)),
  ]
}
