internal import Measuring
internal import UsherCore

/// The measurements of computing a scene while all overlays move.
enum SceneMeasurements {
  static func add(to table: inout Table) {
    table.addSection("The scene of moving overlays")
    let (one, many, leaving) = (coming(1), coming(20), leaving(20))
    let sceneOfOne = cost { consume(one.scene(at: $0)) }
    let sceneOfMany = cost { consume(many.scene(at: $0)) }
    let drawnOne = drawing(one)
    let drawnMany = drawing(many)
    let drawnLeaving = drawing(leaving)
    table.addRow("scene(at:), 1 on a spring", sceneOfOne)
    table.addRow(
      "scene(at:), 20 on springs", sceneOfMany,
      "\(Format.ratio(sceneOfMany, to: sceneOfOne)) as long as 1")
    table.addRow(
      "draw(into:at:), 1 on a spring", drawnOne,
      "\(Format.ratio(drawnOne, to: sceneOfOne)) as long as scene(at:)")
    table.addRow(
      "draw(into:at:), 20 on springs", drawnMany,
      "\(Format.ratio(drawnMany, to: sceneOfMany)) as long as scene(at:)")
    table.addRow(
      "draw(into:at:), 20 on curves", drawnLeaving,
      "\(Format.ratio(drawnLeaving, to: drawnMany)) as long as on springs")
  }

  /// Sixteen times within the first 240 milliseconds.
  private static let moments = (1...16).map { Instant(nanoseconds: $0 * 15_000_000) }

  private static func cost(_ body: (Instant) -> Void) -> Cost {
    measure(operations: moments.count) {
      for moment in moments { body(moment) }
    }
  }

  private static func drawing(_ engine: OverlayEngine) -> Cost {
    var scene = OverlayScene()
    return cost {
      engine.draw(into: &scene, at: $0)
      consume(scene.overlays.count)
    }
  }

  private static func coming(_ count: Int) -> OverlayEngine {
    var engine = OverlayEngine(LaneSettings(capacity: count))
    let viewport = Viewport(size: Size(width: 390, height: 844))
    _ = engine.handle(.viewportChanged(viewport), at: .origin)
    for number in 1...UInt64(count) {
      _ = engine.handle(.presentRequested(OverlayID(number), Overlay()), at: .origin)
      _ = engine.handle(
        .measured(OverlayID(number), Size(width: 366, height: 72)), at: .origin)
    }
    return engine
  }

  /// An engine with overlays that were shown a minute before the origin and leave from the origin
  /// on.
  private static func leaving(_ count: Int) -> OverlayEngine {
    let before = Instant.origin.advanced(by: .seconds(-60))
    var engine = OverlayEngine(LaneSettings(capacity: count))
    let viewport = Viewport(size: Size(width: 390, height: 844))
    _ = engine.handle(.viewportChanged(viewport), at: before)
    for number in 1...UInt64(count) {
      let overlay = Overlay(lifetime: .untilDismissed)
      _ = engine.handle(.presentRequested(OverlayID(number), overlay), at: before)
      _ = engine.handle(
        .measured(OverlayID(number), Size(width: 366, height: 72)), at: before)
    }
    _ = engine.handle(.dismissRequested(.all()), at: .origin)
    return engine
  }
}
