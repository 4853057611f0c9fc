internal import Measuring
internal import UsherCore

/// A number of overlays shown by an engine, dealt out to lanes in turn.
struct ShownOverlays {
  let count: Int
  var lanes = 1
  var arrangement = Arrangement.layered
  /// The number of overlays that wait in each lane.
  var waiting = 0
  /// Whether all overlays enter from the origin on; otherwise they came to rest before.
  var areMoving = false

  /// The numbers of what an app has at most a few of, such as shown overlays.
  static let fewCounts = Run.isQuick ? [1, 10] : [1, 2, 5, 10, 20, 50, 100]

  static let viewport = OverlayViewport(size: OverlaySize(width: 390, height: 844))
  static let size = OverlaySize(width: 366, height: 72)

  /// Returns an overlay that stays until it is dismissed, and comes and goes without a motion.
  static func still(in lane: Int = 0) -> OverlayConfiguration {
    OverlayConfiguration(
      lane: LaneID(lane), lifetime: .infinite, entrance: OverlayTransition(),
      exit: OverlayTransition())
  }

  /// An engine that shows the overlays, with room for another one in each lane without waiting
  /// overlays.
  func engine() -> OverlayEngine {
    var engine = OverlayEngine()
    consume(engine.receive(.viewportChanged(Self.viewport), at: .origin))
    let settings = LaneSettings(
      capacity: waiting > 0 ? 1 : count / lanes + 1, arrangement: arrangement)
    for lane in 0..<lanes {
      consume(engine.receive(.laneConfigured(LaneID(lane), settings), at: .origin))
    }
    for number in 0..<count {
      var overlay = Self.still(in: number % lanes)
      if areMoving { overlay.entrance = .slideIn }
      engine.show(OverlayID(UInt64(number) + 1), overlay)
    }
    for number in 0..<lanes * waiting {
      let id = OverlayID(UInt64(count + number) + 1)
      consume(engine.receive(.presentRequested(id, Self.still(in: number % lanes)), at: .origin))
    }
    return engine
  }
}

extension OverlayEngine {
  /// Presents an overlay, and answers with its size.
  mutating func show(_ id: OverlayID, _ overlay: OverlayConfiguration, at now: Instant = .origin) {
    consume(receive(.presentRequested(id, overlay), at: now))
    consume(receive(.measured(id, ShownOverlays.size), at: now))
  }
}
