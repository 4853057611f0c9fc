internal import Measuring
internal import UsherCore

/// Measurements of computing a scene while all overlays move.
enum SceneMeasurements {
  static func add(to table: inout Table) {
    table.addSection("The scene of moving overlays")
    let (one, many, leaving) = (coming(1), coming(20), leaving(20))
    let sceneOfOne = cost { consume(one.scene(at: $0)) }
    let sceneOfMany = cost { consume(many.scene(at: $0)) }
    let drawnOne = ShownMeasurements.frame(of: one)
    let drawnMany = ShownMeasurements.frame(of: many)
    let drawnLeaving = ShownMeasurements.frame(of: leaving)
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

  private static func cost(_ body: (Instant) -> Void) -> Cost {
    measure(operations: ShownMeasurements.moments.count) {
      for moment in ShownMeasurements.moments { body(moment) }
    }
  }

  private static func coming(_ count: Int) -> OverlayEngine {
    var engine = OverlayEngine(LaneSettings(capacity: count))
    _ = engine.receive(.viewportChanged(ShownOverlays.viewport), at: .origin)
    for number in 1...UInt64(count) {
      engine.show(OverlayID(number), OverlayConfiguration())
    }
    return engine
  }

  /// An engine with overlays that appeared a minute before the origin and start exiting at the
  /// origin.
  private static func leaving(_ count: Int) -> OverlayEngine {
    let before = Instant.origin.advanced(by: .seconds(-60))
    var engine = OverlayEngine(LaneSettings(capacity: count))
    _ = engine.receive(.viewportChanged(ShownOverlays.viewport), at: before)
    for number in 1...UInt64(count) {
      engine.show(OverlayID(number), OverlayConfiguration(lifetime: .infinite), at: before)
    }
    _ = engine.receive(.dismissRequested(.all()), at: .origin)
    return engine
  }
}
