@_spi(Facades) public import UsherCore

extension Presenter {
  /// Changes the settings of a lane; a new id makes a new lane.
  ///
  /// The settings apply from now on; overlays that are shown stay.
  ///
  /// ```swift
  /// let downloads = LaneID(1)
  /// presenter.configure(downloads, LaneSettings(capacity: 3, overflow: .dismissOldest))
  /// presenter.present(.notification(title: "Saved").queue(downloads))
  /// ```
  public func configure(_ lane: LaneID, _ settings: LaneSettings) {
    receive(.laneConfigured(lane, settings))
  }

  /// Pauses queues, or the main queue if none is given: shown overlays stay, and new requests wait.
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

  /// Returns a snapshot of a lane's shown and waiting overlays; empty for a lane never used.
  public func lane(_ id: LaneID) -> LaneSnapshot { engine.snapshot(of: id) }

  /// Whether a lane is in the gap after an overlay has gone, and so shows no other for now.
  @_spi(Facades) public func isInGap(_ id: LaneID) -> Bool { engine.isInGap(id, at: host.now) }

  /// All lanes used so far, the main lane first.
  public var lanes: [LaneID] {
    engine.laneIDs.filter { !$0.isOfOffers }
  }
}

/// Lanes of the older libraries' APIs, called guests.
extension Presenter {
  /// Sets the rules of a guest's lane; while `isOneQueue` is on, the lane takes turns with the main
  /// lane.
  ///
  /// While it does, `takesTurnsWith` in the settings is overridden. Further calls change the
  /// settings from then on.
  ///
  /// - Parameters:
  ///   - lane: The guest's lane.
  ///   - settings: The lane's settings.
  ///   - isIndependent: Whether the lane ignores `isOneQueue` and follows its settings alone.
  public func configureGuest(
    _ lane: LaneID, _ settings: LaneSettings, isIndependent: Bool = false
  ) {
    let guest = GuestLane(settings: settings, isIndependent: isIndependent)
    guests[lane] = guest
    configure(lane, guest.settings(inOneQueue: isOneQueue))
  }

  /// Changes the settings of a guest's lane and keeps its `isIndependent`; ignored for a lane that
  /// was never configured as a guest.
  @_spi(Facades) public func changeGuest(_ lane: LaneID, _ change: (inout LaneSettings) -> Void) {
    guard var guest = guests[lane] else { return }
    change(&guest.settings)
    configureGuest(lane, guest.settings, isIndependent: guest.isIndependent)
  }

  /// Whether a lane was configured as a guest.
  @_spi(Facades) public func knowsGuest(_ lane: LaneID) -> Bool { guests[lane] != nil }

  /// Configures the lanes of all guests as `isOneQueue` says now.
  func configureGuests() {
    // The order is fixed, since a waiting overlay may be shown at once.
    for (lane, guest) in guests.sorted(by: { $0.key < $1.key }) where !guest.isIndependent {
      configure(lane, guest.settings(inOneQueue: isOneQueue))
    }
  }
}

/// The settings of a guest's lane.
struct GuestLane {
  var settings: LaneSettings
  let isIndependent: Bool

  /// Returns the settings as the lane gets them.
  func settings(inOneQueue isOneQueue: Bool) -> LaneSettings {
    var settings = settings
    if isOneQueue, !isIndependent { settings.takesTurnsWith = .main }
    return settings
  }
}

extension [LaneID] {
  /// The queues, or the main queue instead of none.
  fileprivate var orMain: [LaneID] { isEmpty ? [.main] : self }
}
