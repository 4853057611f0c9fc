/// Which overlays are meant; without a lane, those of every lane.
public enum Selection: Hashable, Sendable {
  /// One, shown or waiting.
  case overlay(OverlayID)
  /// All of this name, shown or waiting.
  case named(OverlayName, in: LaneID? = nil)
  /// All of this priority or a lower one, shown or waiting.
  case upTo(Priority, in: LaneID? = nil)
  /// What is shown.
  case shown(in: LaneID? = nil)
  /// What waits.
  case waiting(in: LaneID? = nil)
  /// Everything, shown or waiting.
  case all(in: LaneID? = nil)
}
