/// A choice of overlays; without a lane, overlays of every lane.
public enum Selection: Hashable, Sendable {
  /// A single overlay, shown or waiting.
  case overlay(OverlayID)
  /// All overlays of a name, shown or waiting.
  case named(OverlayName, in: LaneID? = nil)
  /// All overlays up to a priority, shown or waiting.
  case upTo(Priority, in: LaneID? = nil)
  /// All shown overlays.
  case shown(in: LaneID? = nil)
  /// All waiting overlays.
  case waiting(in: LaneID? = nil)
  /// All overlays, shown or waiting.
  case all(in: LaneID? = nil)
}
