import UsherCore

extension OverlayName {
  static let letter = OverlayName(1)
  static let parcel = OverlayName(2)
}

extension OverlayConfiguration {
  /// A plain overlay with a name and a policy for overlays of the same name.
  static func named(_ name: OverlayName, _ identity: IdentityPolicy = .allow)
    -> OverlayConfiguration
  {
    .plain().with(\.name, name).with(\.identity, identity)
  }
}

extension OverlayEngine {
  /// An engine with a viewport whose overlays share places, whether they ask or inform.
  static func open(sharing capacity: Int) -> OverlayEngine {
    open(with: LaneSettings(capacity: capacity, showsModalsAbove: false))
  }

  /// An engine with a viewport and with settings for the main lane, without overlays.
  static func open(with settings: LaneSettings) -> OverlayEngine {
    var engine = OverlayEngine(settings)
    engine.prepare([(0, .viewportChanged(.phone))])
    return engine
  }
}

/// Makes a request.
func asking(_ id: OverlayID, _ overlay: OverlayConfiguration = .plain(), at time: Int) -> Timed {
  (time, .presentRequested(id, overlay))
}

/// Makes a request and its immediate measurement.
func showing(
  _ id: OverlayID, _ overlay: OverlayConfiguration = .plain(), at time: Int,
  size: OverlaySize = .card
) -> [Timed] {
  [(time, .presentRequested(id, overlay)), (time, .measured(id, size))]
}

/// Makes a tap: a pointer goes down and comes up at the same place, 10 ms later.
func tapping(at time: Int, x: Double = 200, y: Double) -> [Timed] {
  [pointer(.began, at: time, x: x, y: y), pointer(.ended, at: time + 10, x: x, y: y)]
}
