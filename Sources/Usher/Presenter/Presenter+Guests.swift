public import UsherCore

/// Lanes that an older library's API brings.
extension Presenter {
  /// Gives a guest's lane its settings; it shares the room of the main lane while `isOneQueue`.
  ///
  /// Calling it again changes them from now on.
  public func configureGuest(_ lane: LaneID, _ settings: LaneSettings) {
    guests[lane] = settings
    configure(lane, settings)
  }

  /// Whether a guest's lane was given settings.
  public func knowsGuest(_ lane: LaneID) -> Bool { guests[lane] != nil }
}
