import UsherCore

extension OverlayName {
  static let letter = OverlayName(1)
  static let parcel = OverlayName(2)
}

extension OverlayConfiguration {
  /// A plain overlay with a name and a policy for overlays with the same name.
  static func named(_ name: OverlayName, _ identity: IdentityPolicy = .allow)
    -> OverlayConfiguration
  {
    .plain().with(\.name, name).with(\.identity, identity)
  }
}

extension OverlayEngine {
  /// An engine with a viewport, whose modal and nonmodal overlays share places.
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

/// Creates a request.
func asking(_ id: OverlayID, _ overlay: OverlayConfiguration = .plain(), at time: Int) -> Timed {
  (time, .presentRequested(id, overlay))
}

/// Creates a request and its immediate measurement.
func showing(
  _ id: OverlayID, _ overlay: OverlayConfiguration = .plain(), at time: Int,
  size: OverlaySize = .card
) -> [Timed] {
  [(time, .presentRequested(id, overlay)), (time, .measured(id, size))]
}

/// Creates a tap.
///
/// A pointer is pressed and released at the same place, 10 ms later.
func tapping(at time: Int, x: Double = 200, y: Double) -> [Timed] {
  [pointer(.began, at: time, x: x, y: y), pointer(.ended, at: time + 10, x: x, y: y)]
}
