@_spi(Facades) public import UsherCore

extension Presenter {
  /// Changes the settings of a lane, and creates the lane if its id is new.
  ///
  /// The settings affect later events, and visible overlays remain.
  ///
  /// ```swift
  /// let downloads = LaneID(1)
  /// presenter.configure(downloads, LaneSettings(capacity: 3, overflow: .dismissOldest))
  /// presenter.present(.notification(title: "Saved").queue(downloads))
  /// ```
  public func configure(_ lane: LaneID, _ settings: LaneSettings) {
    receive(.laneConfigured(lane, settings))
  }

  /// Pauses queues, or the main queue if none is given.
  ///
  /// Visible overlays remain, and new requests wait.
  ///
  /// ```swift
  /// presenter.pause(.main, downloads)
  /// presenter.present(.notification(title: "After the call"))
  /// presenter.resume(.main, downloads)
  /// ```
  public func pause(_ lanes: LaneID...) {
    for lane in lanes.orMain { receive(.lanePaused(lane)) }
  }

  /// Resumes paused queues, or the main queue if none is given.
  public func resume(_ lanes: LaneID...) {
    for lane in lanes.orMain { receive(.laneResumed(lane)) }
  }

  /// Returns a snapshot of a lane's shown and waiting overlays.
  ///
  /// It is empty if the lane was never used.
  public func lane(_ id: LaneID) -> LaneSnapshot { engine.snapshot(of: id) }

  /// Whether a lane is in the gap after an overlay was removed, and therefore shows no new overlay
  /// yet.
  @_spi(Facades) public func isInGap(_ id: LaneID) -> Bool { engine.isInGap(id, at: host.now) }

  /// All lanes that were used, starting with the main lane.
  public var lanes: [LaneID] {
    engine.laneIDs.filter { !$0.isOfOffers }
  }
}

/// Lanes for the APIs of older libraries, which are called guests.
extension Presenter {
  /// Sets the settings of a guest's lane.
  ///
  /// While `isOneQueue` is `true`, it takes turns with the main lane.
  ///
  /// During that time, `takesTurnsWith` in the settings is ignored. Later calls change the
  /// settings.
  ///
  /// - Parameters:
  ///   - lane: The guest's lane.
  ///   - settings: The lane's settings.
  ///   - isIndependent: Whether the lane ignores `isOneQueue` and uses only its settings.
  public func configureGuest(
    _ lane: LaneID, _ settings: LaneSettings, isIndependent: Bool = false
  ) {
    let guest = GuestLane(settings: settings, isIndependent: isIndependent)
    guests[lane] = guest
    configure(lane, guest.settings(inOneQueue: isOneQueue))
  }

  /// Changes the settings of a guest's lane and preserves its `isIndependent`.
  ///
  /// Does nothing if the lane was never configured as a guest.
  @_spi(Facades) public func changeGuest(_ lane: LaneID, _ change: (inout LaneSettings) -> Void) {
    guard var guest = guests[lane] else { return }
    change(&guest.settings)
    configureGuest(lane, guest.settings, isIndependent: guest.isIndependent)
  }

  /// Whether a lane was configured as a guest.
  @_spi(Facades) public func knowsGuest(_ lane: LaneID) -> Bool { guests[lane] != nil }

  /// Configures the lanes of all guests according to `isOneQueue`.
  func configureGuests() {
    // The order is fixed, because a waiting overlay may be shown immediately.
    for (lane, guest) in guests.sorted(by: { $0.key < $1.key }) where !guest.isIndependent {
      configure(lane, guest.settings(inOneQueue: isOneQueue))
    }
  }
}

struct GuestLane {
  var settings: LaneSettings
  let isIndependent: Bool

  /// Returns the settings that are applied to the lane.
  func settings(inOneQueue isOneQueue: Bool) -> LaneSettings {
    var settings = settings
    if isOneQueue, !isIndependent { settings.takesTurnsWith = .main }
    return settings
  }
}

extension [LaneID] {
  /// The queues, or the main queue if the array is empty.
  fileprivate var orMain: [LaneID] { isEmpty ? [.main] : self }
}
