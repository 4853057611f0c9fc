public import UsherCore

extension Presenter {
  /// Gives a lane other rules; a lane of an id that was not used before is made.
  ///
  /// They count from now on; what is shown stays.
  public func configure(_ lane: LaneID, _ settings: LaneSettings) {
    handle(.laneConfigured(lane, settings))
  }

  /// Lets lanes show nothing new; what they show stays, and what is asked for waits.
  public func pause(_ lanes: LaneID...) {
    for lane in lanes { handle(.lanePaused(lane)) }
  }

  /// Lets lanes go on.
  public func resume(_ lanes: LaneID...) {
    for lane in lanes { handle(.laneResumed(lane)) }
  }

  /// Takes back everything that waits in lanes; what they show stays.
  public func clear(_ lanes: LaneID...) {
    for lane in lanes { dismiss(.waiting(in: lane)) }
  }

  /// What a lane shows and holds now; an empty one for a lane that was never used.
  public func lane(_ id: LaneID) -> LaneSnapshot { engine.snapshot(of: id) }

  /// Whether a lane shows nothing new because one of its overlays has just gone.
  public func isInGap(_ id: LaneID) -> Bool { engine.isInGap(id, at: host.now) }

  /// Every lane that was used so far, the main one first.
  public var lanes: [LaneID] { engine.laneIDs }
}
