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
    guests[lane] = isIndependent ? nil : settings
    var settings = settings
    if isOneQueue, !isIndependent { settings.takesTurnsWith = .main }
    configure(lane, settings)
  }

  /// Whether a guest's lane was given settings that `isOneQueue` concerns.
  public func knowsGuest(_ lane: LaneID) -> Bool { guests[lane] != nil }
}
