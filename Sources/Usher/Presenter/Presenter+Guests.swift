public import UsherCore

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
  package func changeGuest(_ lane: LaneID, _ change: (inout LaneSettings) -> Void) {
    guard var guest = guests[lane] else { return }
    change(&guest.settings)
    configureGuest(lane, guest.settings, isIndependent: guest.isIndependent)
  }

  /// Whether a lane was configured as a guest.
  package func knowsGuest(_ lane: LaneID) -> Bool { guests[lane] != nil }

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
