/// The state of a lane at one moment.
public struct LaneSnapshot: Hashable, Sendable {
  /// The lane.
  public let id: LaneID
  /// The lane's settings.
  public let settings: LaneSettings
  /// Whether the lane is paused and shows no new overlay until resumed.
  public let isPaused: Bool
  /// The overlays that the lane shows, back to front.
  public let shown: [OverlayID]
  /// The overlays in line, the next one first.
  public let waiting: [OverlayID]
  /// The overlays whose delay has not ended, by arrival.
  public let delayed: [OverlayID]
}
