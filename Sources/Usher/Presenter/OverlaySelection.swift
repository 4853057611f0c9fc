public import UsherCore

/// Which overlays are meant, by the names that clients give; without a lane, those of every lane.
public enum OverlaySelection: Hashable, Sendable {
  /// One, shown or waiting.
  case overlay(OverlayID)
  /// All of this name, shown or waiting.
  case named(String, in: LaneID? = nil)
  /// All of this priority or a lower one, shown or waiting.
  case upTo(Priority, in: LaneID? = nil)
  /// What is shown, on its way in or out included.
  case shown(in: LaneID? = nil)
  /// What waits.
  case waiting(in: LaneID? = nil)
  /// Everything, shown or waiting.
  case all(in: LaneID? = nil)
}
