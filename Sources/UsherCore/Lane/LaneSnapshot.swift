/// What a lane shows and holds at one moment.
public struct LaneSnapshot: Hashable, Sendable {
  /// Which lane it is.
  public let id: LaneID
  /// How it works.
  public let settings: LaneSettings
  /// Whether nothing new is shown until it is resumed.
  public let isPaused: Bool
  /// What it shows, back to front.
  public let shown: [OverlayID]
  /// Who stands in line, the next one first.
  public let waiting: [OverlayID]
  /// Whose delay has not ended, by arrival.
  public let delayed: [OverlayID]
}
