internal import Measuring
internal import UsherCore

/// Measurements of the engine with a growing number of lanes, each with one shown overlay.
enum LaneMeasurements {
  static func curves() -> Curves {
    var curves = Curves(of: "lanes")
    for count in ShownOverlays.fewCounts {
      let plain = ShownOverlays(count: count, lanes: count)
      let moving = ShownOverlays(count: count, lanes: count, areMoving: true)
      let lists = ShownOverlays(count: count, lanes: count, arrangement: .list(spacing: 8))
      curves.add("draw, all move", at: count, ShownMeasurements.frame(of: moving.engine()))
      curves.add("time passes", at: count, timePasses(plain))
      curves.add(
        "time passes, one waits in each", at: count,
        timePasses(ShownOverlays(count: count, lanes: count, waiting: 1)))
      curves.add(
        "one comes and goes", at: count,
        ShownMeasurements.comeAndGo(beside: plain.engine(), lane: count - 1))
      curves.add(
        "one comes and goes, in lists", at: count,
        ShownMeasurements.comeAndGo(beside: lists.engine(), lane: count - 1))
    }
    return curves
  }

  private static func timePasses(_ overlays: ShownOverlays) -> Cost {
    var engine = overlays.engine()
    return measure { consume(engine.receive(.timePassed, at: .origin)) }
  }
}
