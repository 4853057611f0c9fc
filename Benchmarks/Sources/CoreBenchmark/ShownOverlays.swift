internal import Measuring
internal import UsherCore

/// A number of overlays that an engine shows, distributed evenly among lanes.
struct ShownOverlays {
  let count: Int
  var lanes = 1
  var arrangement = Arrangement.layered
  /// The number of waiting overlays in each lane.
  var waiting = 0
  /// Whether all overlays start entering at the origin.
  ///
  /// Otherwise, they are already at rest.
  var areMoving = false

  /// The numbers of objects that an app has only a few of, such as shown overlays.
  static let fewCounts = Run.isQuick ? [1, 10] : [1, 2, 5, 10, 20, 50, 100]

  static let viewport = OverlayViewport(size: OverlaySize(width: 390, height: 844))
  static let size = OverlaySize(width: 366, height: 72)

  /// Returns an overlay that stays until it is dismissed, and appears and disappears without
  /// motion.
  static func still(in lane: Int = 0) -> OverlayConfiguration {
    OverlayConfiguration(
      lane: LaneID(lane), lifetime: .infinite, entrance: OverlayTransition(),
      exit: OverlayTransition())
  }

  /// An engine that shows the overlays.
  ///
  /// Lanes without waiting overlays have space for one more.
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
  /// Presents an overlay and reports its size.
  mutating func show(_ id: OverlayID, _ overlay: OverlayConfiguration, at now: Instant = .origin) {
    consume(receive(.presentRequested(id, overlay), at: now))
    consume(receive(.measured(id, ShownOverlays.size), at: now))
  }
}
