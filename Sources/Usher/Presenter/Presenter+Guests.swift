public import UsherCore

/// Lanes that an older library's API brings.
extension Presenter {
  /// Gives a guest's lane its settings; it takes turns with the main lane while `isOneQueue`.
  ///
  /// With which lane the settings say it takes turns counts only otherwise. Calling it again changes them
  /// from now on.
  ///
  /// - Parameters:
  ///   - lane: The guest's lane.
  ///   - settings: How it works.
  ///   - isIndependent: Whether `isOneQueue` does not concern it, so that the settings alone count.
  public func configureGuest(
    _ lane: LaneID, _ settings: LaneSettings, isIndependent: Bool = false
  ) {
    let guest = GuestLane(settings: settings, isIndependent: isIndependent)
    guests[lane] = guest
    configure(lane, guest.settings(inOneQueue: isOneQueue))
  }

  /// Changes some of a guest's settings, and leaves alone whether it is independent; a lane that was given
  /// none stays as it is.
  public func changeGuest(_ lane: LaneID, _ change: (inout LaneSettings) -> Void) {
    guard var guest = guests[lane] else { return }
    change(&guest.settings)
    configureGuest(lane, guest.settings, isIndependent: guest.isIndependent)
  }

  /// Whether a guest's lane was given settings.
  public func knowsGuest(_ lane: LaneID) -> Bool { guests[lane] != nil }

  /// Lets all guests work as `isOneQueue` says by now.
  func configureGuests() {
    // In an order of their own, since who waits may come at once.
    for (lane, guest) in guests.sorted(by: { $0.key < $1.key }) where !guest.isIndependent {
      configure(lane, guest.settings(inOneQueue: isOneQueue))
    }
  }
}

/// How a guest's lane works.
struct GuestLane {
  var settings: LaneSettings
  let isIndependent: Bool

  /// The same as the lane itself gets it.
  func settings(inOneQueue isOneQueue: Bool) -> LaneSettings {
    var settings = settings
    if isOneQueue, !isIndependent { settings.takesTurnsWith = .main }
    return settings
  }
}
