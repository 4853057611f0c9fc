internal import Usher

extension Control {
  /// All controls, in the order in which they are shown.
  package static let all: [Control] =
    content + surface + place + size + turn + lane + time + input + flight + backdrop + motion

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

  private static let place: [Control] = [
    choice(
      "placement", "Placement", in: .place, .at(\.base.placement),
      Placement.allCases.map {
        ($0.description.prefix(1).uppercased() + $0.description.dropFirst(), $0)
      }),
    number("margin-top", "Margin, top", in: .place, .at(\.base.margins.top), -40...120),
    number("margin-left", "Margin, left", in: .place, .at(\.base.margins.left), -40...120),
    number("margin-bottom", "Margin, bottom", in: .place, .at(\.base.margins.bottom), -40...120),
    number("margin-right", "Margin, right", in: .place, .at(\.base.margins.right), -40...120),
    choice("safe-area", "Safe area", in: .place, .at(\.base.safeArea)),
    choice(
      "obstructions", "Keyboard", in: .place, .at(\.base.obstructions),
      [
        ("Avoided", .avoided()), ("Ignored", .ignored),
        ("Avoided by 10 points", .avoided(spacing: 10)),
        ("Avoided by 15 points, up to the top", .avoided(spacing: 15, edgeResistance: 0)),
      ]),
    number("buffer", "Buffer", in: .place, .at(\.base.buffer), 0...100, step: 10),
  ]

  private static let extents: [(String, Extent)] = [
    ("Full", .inset(0)), ("Inset by 20 points", .inset(20)),
    ("Content", .intrinsic), ("100 points", .constant(100)),
    ("280 points", .constant(280)), ("50 % of the window", .ratio(0.5)),
    ("90 % of the window", .ratio(0.9)),
  ]

  private static let size: [Control] = [
    choice("width", "Width", in: .size, .at(\.base.size.width), extents),
    choice("height", "Height", in: .size, .at(\.base.size.height), extents),
    choice(
      "maximum-width", "Maximum width", in: .size, .at(\.base.size.maximumWidth),
      [("440 points", .constant(440))] + extents),
    choice("maximum-height", "Maximum height", in: .size, .at(\.base.size.maximumHeight), extents),
    choice(
      "regular-width", "Maximum in wide windows", in: .size, .at(\.base.size.regularWidthCap),
      [("No limit", nil), ("300 points", 300), ("500 points", 500)]),
  ]

  private static let turn: [Control] = [
    choice(
      "priority", "Priority", in: .turn, .at(\.base.priority),
      [
        ("Normal", .normal), ("Min", .min), ("Low", .low), ("High", .high), ("Max", .max),
        ("600", Priority(600)),
      ]),
    choice(
      "precedence", "Precedence", in: .turn, .at(\.base.precedence),
      [
        ("Queue", .queue), ("Replace", .replace()),
        ("Replace, drop waiting", .replace(dropsWaiting: true)),
        ("Replace, restore later", .replace(restoresReplaced: true)),
        ("Replace, drop and restore", .replace(dropsWaiting: true, restoresReplaced: true)),
        ("Stack", .stack),
      ]),
    choice("name", "Name", in: .turn, .at(\.name), [("None", nil), ("upload", "upload")]),
    choice(
      "identity", "Identity", in: .turn, .at(\.base.identity),
      where: { if $0.name == nil { $0.name = "upload" } }),
    toggle("evictable", "Can be evicted", in: .turn, .at(\.base.isEvictable)),
    seconds("delay", "Delay", in: .turn, .at(\.base.delay), 0...10, step: 0.5),
    choice(
      "maximum-wait", "Maximum wait", in: .turn, .at(\.base.maximumWait),
      [("No limit", nil), ("1 s", .seconds(1)), ("5 s", .seconds(5))]),
    seconds(
      "minimum-time", "Minimum time", in: .turn, .at(\.base.minimumTime), 0...10, step: 0.5),
  ]

  private static let lane: [Control] = [
    choice(
      "lane", "Lane", in: .lane, .at(\.base.lane),
      [("Main", .main), ("1", LaneID(1)), ("2", LaneID(2))]),
    count("capacity", "Capacity", in: .lane, .at(\.lane.capacity), 1...6),
    choice("order", "Order", in: .lane, .at(\.lane.order)),
    choice("overflow", "When full", in: .lane, .at(\.lane.overflow)),
    choice(
      "waiting-limit", "Waiting limit", in: .lane, .at(\.lane.waitingLimit),
      [("No limit", .max), ("None", 0), ("3", 3)]),
    choice(
      "gap", "Gap", in: .lane, .at(\.lane.gap),
      [
        ("None", .none), ("0.5 s", .constant(.milliseconds(500))),
        ("0.5 to 2 s", .random(.milliseconds(500) ... .seconds(2), seed: 1)),
      ]),
    choice(
      "arrangement", "Arrangement", in: .lane, .at(\.lane.arrangement),
      [
        ("Layered", .layered), ("List", .list(spacing: 10)), ("Pile", .pile(Pile())),
        ("Pile of four", .pile(Pile(peek: 10, shrink: 0.04, visibleCount: 4, spacing: 8))),
      ]),
    choice(
      "takes-turns-with", "Takes turns with", in: .lane, .at(\.lane.takesTurnsWith),
      [("None", nil), ("Main", .main), ("1", LaneID(1))],
      where: { if $0.base.lane == .main { $0.base.lane = LaneID(2) } }),
  ]
}
