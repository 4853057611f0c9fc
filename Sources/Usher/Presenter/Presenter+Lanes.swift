public import UsherCore

extension Presenter {
  /// Changes the settings of a lane; a new id makes a new lane.
  ///
  /// The settings apply from now on; overlays that are shown stay.
  public func configure(_ lane: LaneID, _ settings: LaneSettings) {
    handle(.laneConfigured(lane, settings))
  }

  /// Pauses lanes: shown overlays stay, and new requests wait.
  public func pause(_ lanes: LaneID...) {
    for lane in lanes { handle(.lanePaused(lane)) }
  }

  /// Resumes paused lanes.
  public func resume(_ lanes: LaneID...) {
    for lane in lanes { handle(.laneResumed(lane)) }
  }

  /// Withdraws all waiting requests of lanes; shown overlays stay.
  public func clear(_ lanes: LaneID...) {
    for lane in lanes { dismiss(.waiting(in: lane)) }
  }

  /// Returns a snapshot of a lane's shown and waiting overlays; empty for a lane never used.
  public func lane(_ id: LaneID) -> LaneSnapshot { engine.snapshot(of: id) }

  /// Whether a lane is in the gap after an overlay has gone, and so shows no other for now.
  package func isInGap(_ id: LaneID) -> Bool { engine.isInGap(id, at: host.now) }

  /// All lanes used so far, the main lane first.
  public var lanes: [LaneID] { engine.laneIDs }
}
