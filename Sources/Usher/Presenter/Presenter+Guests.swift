public import UsherCore

/// Lanes that an older library's API brings.
extension Presenter {
  /// Gives a guest's lane its settings; it takes turns with the main lane while `isOneQueue`.
  ///
  /// With which lane the settings say it takes turns counts only otherwise. Calling it again changes them
  /// from now on.
  public func configureGuest(_ lane: LaneID, _ settings: LaneSettings) {
    guests[lane] = settings
    var settings = settings
    if isOneQueue { settings.takesTurnsWith = .main }
    configure(lane, settings)
  }

  /// Whether a guest's lane was given settings.
  public func knowsGuest(_ lane: LaneID) -> Bool { guests[lane] != nil }
}
