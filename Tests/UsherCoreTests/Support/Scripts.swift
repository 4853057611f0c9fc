import UsherCore

extension OverlayName {
  static let letter = OverlayName(1)
  static let parcel = OverlayName(2)
}

extension Overlay {
  /// A plain one with a name, and what its policy makes of others of that name.
  static func named(_ name: OverlayName, _ identity: IdentityPolicy = .allow) -> Overlay {
    .plain().with(\.name, name).with(\.identity, identity)
  }
}

extension OverlayEngine {
  /// An engine whose viewport is known, whose main lane works by `settings`, and that shows nothing.
  static func open(with settings: LaneSettings) -> OverlayEngine {
    var engine = OverlayEngine(settings)
    engine.prepare([(0, .viewportChanged(.phone))])
    return engine
  }
}

/// A request.
func asking(_ id: OverlayID, _ overlay: Overlay = .plain(), at time: Int) -> Timed {
  (time, .presentRequested(id, overlay))
}

/// A request that is measured as soon as it is made.
func showing(
  _ id: OverlayID, _ overlay: Overlay = .plain(), at time: Int, size: Size = .card
) -> [Timed] {
  [(time, .presentRequested(id, overlay)), (time, .measured(id, size))]
}

/// A pointer that goes down and comes up in one place, ten milliseconds later.
func tapping(at time: Int, x: Double = 200, y: Double) -> [Timed] {
  [pointer(.began, at: time, x: x, y: y), pointer(.ended, at: time + 10, x: x, y: y)]
}
