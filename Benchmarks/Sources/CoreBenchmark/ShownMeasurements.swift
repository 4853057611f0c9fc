internal import Measuring
internal import UsherCore

/// Measurements of the engine with a growing number of shown overlays.
enum ShownMeasurements {
  /// A frame or an event that doesn't change the number of shown overlays.
  static func steady() -> Curves {
    var curves = Curves(of: "shown overlays")
    for count in ShownOverlays.fewCounts {
      let resting = ShownOverlays(count: count).engine()
      let moving = ShownOverlays(count: count, areMoving: true).engine()
      curves.add("draw, all move", at: count, frame(of: moving))
      curves.add("draw, at rest", at: count, frame(of: resting))
      curves.add("a finger drags one", at: count, drag(on: resting))
      var engine = resting
      curves.add(
        "time passes", at: count, measure { consume(engine.receive(.timePassed, at: .origin)) })
    }
    return curves
  }

  /// The appearance and the end of overlays, including the layout of the others.
  static func changing() -> Curves {
    var curves = Curves(of: "shown overlays")
    for count in ShownOverlays.fewCounts {
      let layered = ShownOverlays(count: count)
      let list = ShownOverlays(count: count, arrangement: .list(spacing: 8))
      curves.add("one comes and goes", at: count, comeAndGo(beside: layered.engine()))
      curves.add("one comes and goes, in a list", at: count, comeAndGo(beside: list.engine()))
      for (name, overlays) in [("all leave at once", layered), ("all leave a list at once", list)] {
        let cost = measure(operations: 1, samples: 9) {
          overlays.engine()
        } _: {
          consume($0.receive(.dismissRequested(.all()), at: .origin))
        }
        curves.add(name, at: count, cost)
      }
    }
    return curves
  }

  /// Sixteen times within the first 240 milliseconds, during a slide.
  static let moments = (1...16).map { Instant(nanoseconds: $0 * 15_000_000) }

  /// Measures drawing into a scene that is reused, like in a presenter.
  static func frame(of engine: OverlayEngine) -> Cost {
    var scene = OverlayScene()
    return measure(operations: moments.count) {
      for moment in moments {
        engine.draw(into: &scene, at: moment)
        consume(scene.overlays.count)
      }
    }
  }

  /// Measures the appearance and dismissal of one overlay without motion.
  static func comeAndGo(beside engine: OverlayEngine, lane: Int = 0) -> Cost {
    var engine = engine
    let overlay = ShownOverlays.still(in: lane)
    var next: UInt64 = 1 << 32
    return measure {
      next += 1
      engine.show(OverlayID(next), overlay)
      consume(engine.receive(.dismissRequested(.overlay(OverlayID(next))), at: .origin))
    }
  }

  private static func drag(on engine: OverlayEngine) -> Cost {
    var engine = engine
    func point(_ stage: PointerStage, y: Double) -> OverlayEvent {
      .pointerChanged(stage, PointerSample(position: OverlayPoint(x: 200, y: y), time: .origin))
    }
    for event in [point(.began, y: 40), point(.moved, y: 20)] {
      consume(engine.receive(event, at: .origin))
    }
    let moves = [point(.moved, y: 18), point(.moved, y: 16)]
    return measure(operations: moves.count) {
      for move in moves { consume(engine.receive(move, at: .origin)) }
    }
  }
}
